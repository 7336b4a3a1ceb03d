import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import Street from "../../src/games/legends/scenes/Street.svelte";
import { goodsOf } from "../../src/games/legends/scenes/shop_goods";
import type { GameView } from "../../src/games/legends/wire";
import { wordsOf } from "./board_table";
import { momentOf, sceneOf } from "./family_table";

afterEach(cleanup);
const { view } = momentOf("mine-act");
const scene = sceneOf(view);
const BUSINESSES = view.cards.filter(({ deck }) => deck === "business");

async function street(
  change: Partial<typeof scene> = {},
  changed: Partial<GameView> = {},
): Promise<HTMLElement> {
  const words = await wordsOf("en");
  const shown = { ...view, ...changed };
  const props = { view: shown, scene: { ...scene, ...change }, words, chosen: null };
  return render(Street, props).container;
}

describe("the street shows", () => {
  test("a lamp for each success, lit for each token, and the names on the signs", async () => {
    const drawn = await street();
    for (const [place, { tokens, need, card }] of scene.businesses.entries()) {
      const shop = drawn.querySelectorAll(".left, .right")[place];
      expect(shop?.querySelectorAll(".lamp")).toHaveLength(need);
      expect(shop?.querySelectorAll(".lamp.lit")).toHaveLength(tokens);
      expect(shop?.querySelector("text")?.textContent).toBe(
        view.cards.find(({ id }) => id === card)?.en,
      );
    }
  });

  test("closed shops as far as the street goes, and planks if a shop is lost", async () => {
    expect((await street({ business_deck: 6 })).querySelectorAll(".closed")).toHaveLength(3);
    expect((await street({ business_deck: 1 })).querySelectorAll(".closed")).toHaveLength(1);
    expect((await street({ lost: [] })).querySelector(".gone")).toBeNull();
    expect((await street({ lost: ["bu02"] })).querySelector(".gone")).not.toBeNull();
  });

  test("a bundle in the stash for each space of the track, up to nine", async () => {
    expect((await street({ marker: 3 })).querySelectorAll(".bundle")).toHaveLength(4);
    expect((await street({ marker: 20 })).querySelectorAll(".bundle")).toHaveLength(9);
  });

  test.each([
    ["police", ".police ~ .mole"],
    ["deck", ".alley .mole"],
    ["aside", ".alley .mole"],
    ["gone", null],
  ] as const)("the mole who is %s", async (mole, place) => {
    const drawn = await street({ mole });
    expect(drawn.querySelectorAll(".mole")).toHaveLength(place === null ? 0 : 1);
    if (place !== null) expect(drawn.querySelector(place)).not.toBeNull();
  });

  test("no police if the scenario has none", async () => {
    expect((await street({}, { police: "absent" })).querySelector(".police")).toBeNull();
  });
});

test("every business has a front of its own, and one of a custom file that of its place", () => {
  const place = "docks";
  const fronts = BUSINESSES.map(({ id }) => goodsOf(id, place));
  expect(BUSINESSES).toHaveLength(10);
  expect(new Set(fronts.map(({ window }) => window)).size).toBe(10);
  expect(new Set(fronts.map(({ wall }) => wall)).size).toBe(10);
  for (const { window } of fronts) {
    const page = `<svg xmlns="http://www.w3.org/2000/svg">${window}</svg>`;
    const parsed = new DOMParser().parseFromString(page, "image/svg+xml");
    expect(parsed.querySelector("parsererror")).toBeNull();
    expect(window).not.toMatch(/NaN|undefined|id=/);
  }
  expect(goodsOf("mine", "club")).toBe(goodsOf("bu02", "docks"));
});

test("names fit on the signs in both languages; a longer one of a custom file is squeezed", async () => {
  const words = await wordsOf("ru");
  const [left, right] = scene.businesses;
  function sign(id: string, cards: GameView["cards"] = view.cards): Element | null {
    cleanup();
    const one = { ...scene, businesses: [{ ...left, card: id }, right] as const };
    const props = { view: { ...view, cards }, scene: one, words, chosen: null };
    return render(Street, props).container.querySelector(".left text");
  }
  for (const { id } of BUSINESSES) {
    expect(Number(sign(id)?.getAttribute("font-size"))).toBeGreaterThanOrEqual(18);
    expect(sign(id)?.hasAttribute("textLength"), id).toBe(false);
  }
  const long = view.cards.map((card) => ({ ...card, ru: "Торговля колониальными товарами" }));
  expect(sign("bu01", long)?.getAttribute("textLength")).toBe("222");
});
