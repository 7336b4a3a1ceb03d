import { cleanup } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { asItLies } from "../../src/games/legends/abilities";
import { bestChoice, countsOf, rollChances } from "../../src/games/legends/chances";
import { bansOf } from "../../src/games/legends/scenario_parts";
import { prospect } from "../../src/games/legends/plan";
import { show } from "./board_table";
import type { GameView } from "./board_table";
import { front, momentOf, SCENE, sceneOf, TRAY } from "./family_table";

afterEach(cleanup);

describe("before rolling for a business a player sees", () => {
  const moment = momentOf("mine-act");
  const WAY = `${TRAY} [data-part=family-aside] .place`;

  test("which of the crew know the place", async () => {
    const shown = await show(moment);
    await shown.press(front("bu01"));
    expect(shown.text(WAY)).toContain("one of the crew should know the place");
    await shown.press("[data-part=hand] [data-minion=m06]");
    expect(shown.text(WAY)).toContain("Nobody of this crew knows the docks.");
    expect(shown.text(WAY)).toContain("somebody who does is exhausted (Anna 2, Boris 2).");
    await shown.press("[data-part=hand] [data-minion=m01]");
    expect(shown.text(WAY)).toBe("Crowbar Quinn knows the docks.");
  });

  test("the names, if few, of the minions it may cost", async () => {
    const shown = await show(momentOf("mine-play"));
    expect(shown.text(WAY)).toBe(
      "Nobody of this crew knows the street. Before the roll one of these is exhausted: " +
        "Anvil Annie (Boris), Smiling Mountain (Boris), Clockwork Clara (Anna).",
    );
  });

  test("that no minion knows it", async () => {
    const { view } = moment;
    const scene = sceneOf(view);
    const [left, right] = scene.businesses;
    const lonely: GameView = {
      ...view,
      scene: { ...scene, businesses: [{ ...left, payers: [] }, right] },
    };
    const shown = await show({ ...moment, view: lonely });
    await shown.press(front("bu01"));
    expect(shown.text(WAY)).toContain("it cannot be tried");
    expect(shown.find(`${SCENE} .front .place`).classList.contains("nobody")).toBe(true);
  });

  test("odds that exclude forbidden totals, as the engine does", () => {
    const { view } = moment;
    const [{ difficulty, odds }] = sceneOf(view).businesses;
    const bans = bansOf(view.scene, "bu01");
    for (const [place, expected] of odds.slice(0, 6).entries()) {
      for (const missing of [1, 2, 3]) {
        const aim = { difficulty, missing, bonus: 0, more: 0, bans };
        const { all } = rollChances(view, place + 1, aim);
        expect(Math.abs(all * 10_000 - (expected[missing - 1] ?? 0))).toBeLessThanOrEqual(0.51);
      }
    }
    const usual = view.odds[difficulty - 1]?.[3]?.[0] ?? 0;
    const found = prospect(view, "bu01", ["m43"], 1);
    expect(found?.dice).toBe(4);
    expect(found?.one).toBe((odds[3]?.[0] ?? 0) / 10_000);
    expect(found?.one).toBeLessThan(usual / 10_000);
  });
});

test("the list and the tray show the chance for all requirements of a card", async () => {
  const moment = momentOf("mine-act");
  const challenges = moment.view.challenges.map((each) =>
    each.id === "bu01" ? { ...each, need: 5, tokens: 0 } : each,
  );
  const shown = await show({ ...moment, view: { ...moment.view, challenges } });
  expect(shown.text("[data-part=challenges] [data-card=bu01] .odds")).toMatch(/×5 \d+ %$/);
  await shown.press(front("bu01"));
  await shown.press("[data-part=hand] [data-minion=m43]");
  expect(shown.text(".crew dl")).toMatch(/5 successes 0 %/); // 12 and more is forbidden
});

describe("a roll with forbidden totals", () => {
  test("strikes them through at the luck choice, and marks the current total", async () => {
    const moment = momentOf("mine-luck");
    const shown = await show(moment);
    expect(moment.view.roll).toMatchObject({ totals: [9, 11], bans: [11] });
    const cells = (kind: string): readonly (string | undefined)[] =>
      Array.from(shown.board.querySelectorAll(`${TRAY} .total.${kind} .number`), (each) =>
        each.textContent.trim(),
      );
    expect(cells("struck")).toEqual(["10", "11", "12", "13", "14+"]);
    expect(cells("here")).toEqual(["9", "11"]);
    expect(shown.text(`${TRAY} .ways`)).toContain("total 9, one success, damage 1");
    expect(shown.text(`${TRAY} .ways`)).toContain("total 11, forbidden: the roll is void");
    await shown.press("[data-answer=luck]");
    expect(shown.acts).toEqual([{ type: "luck", count: 0 }]);
  });

  test("is worth nothing and hurts no minion if it is void", () => {
    const { view } = momentOf("mine-luck");
    const bans = bansOf(view.scene, "bu03");
    const aim = { difficulty: 5, missing: 2, bonus: 0, more: 0, bans };
    const dice = countsOf(["4", "3", "luck", "lock"]);
    expect(bestChoice(dice, "x2", view.luck, aim)).toMatchObject({ cancelled: 0, total: 9 });
    if (!view.roll) throw new Error("nobody rolls");
    const cancelled = { ...view.roll, dice: ["4", "4", "3"], red: "blank" };
    expect(asItLies(view, cancelled)).toEqual({ one: 0, all: 0, damage: 0 });
  });

  test("is shown as void when it is over", async () => {
    const shown = await show(momentOf("mine-luck"));
    const { view, events } = momentOf("mine-void");
    await shown.change({ view, newEvents: events, actable: true });
    expect(shown.text("[data-part=roll] .verdict")).toContain("11");
  });
});

describe("the decisions of the scenario", () => {
  test("the minion exhausted for the place: from any hand, in two steps", async () => {
    const moment = momentOf("mine-place");
    const shown = await show(moment);
    expect(moment.view.options.map((each) => ("minion" in each ? each.minion : ""))).toEqual([
      "m03",
      "m07",
      "m22",
    ]);
    expect(shown.text(`${TRAY} [data-minion=m03] small`)).toBe("Boris");
    await shown.press(`${TRAY} [data-minion=m03]`);
    expect(shown.acts).toEqual([]);
    await shown.press("[data-offer=match]");
    expect(shown.acts).toEqual([{ type: "match", minion: "m03" }]);
  });

  test("the business for the downtime: by its front", async () => {
    const shown = await show(momentOf("mine-downtime"));
    expect(shown.find(front("bu02")).classList.contains("able")).toBe(true);
    await shown.press(front("bu02"));
    await shown.press("[data-offer=under]");
    expect(shown.acts).toEqual([{ type: "under", business: "bu02" }]);
  });

  test("the accountant's target: covered downtimes, too, and businesses", async () => {
    const shown = await show(momentOf("mine-books"));
    expect(shown.text(`${TRAY} [data-card=do04]`)).toBe("Discard Soaked Ledger");
    expect(shown.text(`${TRAY} [data-card=bu01]`)).toBe("Token on Bubbles Laundry");
    expect(shown.board.querySelector(`${TRAY} [data-card=bu05]`)).toBeNull();
    await shown.press(front("do04"));
    await shown.press("[data-offer=books]");
    expect(shown.acts).toEqual([{ type: "books", card: "do04" }]);
  });

  test.each([
    ["theirs-place", "minion=m03", { type: "match", minion: "m03" }],
    ["theirs-downtime", "card=bu01", { type: "under", business: "bu01" }],
    ["theirs-books", "card=do13", { type: "books", card: "do13" }],
  ] as const)("a waiting player suggests an action at %s", async (name, thing, answer) => {
    const shown = await show(momentOf(name));
    await shown.press(`${TRAY} [data-${thing}]`);
    await shown.press(`[data-offer=${answer.type}]`);
    expect(shown.suggested).toEqual([[answer, ""]]);
    expect(shown.acts).toEqual([]);
  });

  test("advice is followed to the place", async () => {
    const { view } = momentOf("mine-play");
    const shown = await show(momentOf("mine-play"));
    const advice = {
      player: 0,
      action: { type: "done" },
      then: [{ type: "match", minion: "m07" }],
      reason: "caution-end",
      params: {},
    };
    await shown.change({ advice });
    await shown.press("[data-offer=counsel]");
    const asked = momentOf("mine-place").view;
    await shown.change({ view: { ...asked, you: view.you }, newEvents: [] });
    expect(shown.acts).toEqual([{ type: "done" }, { type: "match", minion: "m07" }]);
  });
});
