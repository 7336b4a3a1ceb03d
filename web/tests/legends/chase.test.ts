import { readFileSync } from "node:fs";
import { cleanup } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import type { ChaseView } from "../../src/games/legends/wire";
import { LANGUAGES, momentOf, moments, show } from "./board_table";
import type { GameView, RecordedView } from "./board_table";

afterEach(cleanup);

const SCENE = "[data-part=scene]";
const chases = moments.filter(
  ({ view }) => view.scene?.type === "chase" && view.phase === "playing",
);

function sceneOf({ scene }: GameView): ChaseView {
  if (scene?.type !== "chase") throw new Error("another job is played");
  return scene;
}
/** A recorded turn with another board. */
function turn(changed: Partial<ChaseView>, more: Partial<GameView> = {}): RecordedView {
  const moment = momentOf("mine-act-chase");
  const { view } = moment;
  return { ...moment, view: { ...view, ...more, scene: { ...sceneOf(view), ...changed } } };
}

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(chases)("the street is drawn at $moment", async (moment) => {
    const shown = await show(moment, {}, language);
    const scene = sceneOf(moment.view);
    for (const id of [...scene.near, ...scene.future]) {
      const pin = shown.find(`${SCENE} [data-card=${id}]`);
      expect(pin.getAttribute("aria-label")).toMatch(/: .+\. .+ \d+\. .+\./);
    }
    expect(shown.board.querySelectorAll(`${SCENE} .obstacle`)).toHaveLength(4);
    expect(shown.find(`${SCENE} .view svg`).getAttribute("aria-hidden")).toBe("true");
    expect(shown.board.textContent).not.toMatch(/\{|\}|undefined|NaN|chase-[a-z]+/);
  });
});

test("both languages have the same messages of the chase", () => {
  const ids = (language: string): readonly string[] =>
    Array.from(
      readFileSync(`src/games/legends/text/chase.${language}.ftl`, "utf-8").matchAll(
        /^([a-z][\w-]*) =/gm,
      ),
      ([, id]) => id ?? "",
    );
  expect(ids("ru")).toEqual(ids("en"));
});

describe("the street", () => {
  test("says in words what it draws", async () => {
    const shown = await show(turn({ car: 14, van: 20, lever: 1, driving: 2, lane: "right" }));
    expect(shown.text(`${SCENE} .tag`)).toBe("6 ahead of you");
    expect(shown.find(".gear").getAttribute("aria-label")).toBe("Right lane, speed 1 of 3");
    expect(shown.find(".driving [role=img]").getAttribute("aria-label")).toBe(
      "2 of 3 dice on Driving",
    );
    expect(shown.text(".driving")).toBe("Driving2 of 3 1: change lane · 3: speed +1");
  });

  test.each(["left", "right"] as const)("marks the %s lane as the driven one", async (lane) => {
    const moment = turn({ lane });
    const { near } = sceneOf(moment.view);
    const shown = await show(moment);
    const [own, other] = lane === "left" ? near : [near[1], near[0]];
    expect(shown.text(`${SCENE} [data-card=${own}] .tab`)).toBe(`${lane} lane: your obstacle`);
    expect(shown.text(`${SCENE} [data-card=${other}] .tab`)).toMatch(/ lane, near$/);
    expect(shown.board.querySelectorAll(`${SCENE} .tint.driven`)).toHaveLength(1);
    expect(shown.board.querySelectorAll(`${SCENE} .wires .yours`)).toHaveLength(1);
  });

  test("shows the effects of an obstacle by what they are", async () => {
    const shown = await show(turn({ near: ["ob07", "ob12"] }));
    expect(shown.text(`${SCENE} [data-card=ob07] .line`)).toBe("speed +1 draw 1 rough: 1 tires");
    expect(shown.text(`${SCENE} [data-card=ob12] .line`)).toBe("speed +2 rough: 2 tire");
    expect(shown.text(`${SCENE} [data-card=ob12] strong`)).toBe("speed +2");
    expect(shown.text(`${SCENE} [data-card=ob12] em`)).toBe("rough: 2 tire");
  });

  test("shows the speed after the obstacle that is tried, never above the top", async () => {
    const shown = await show(turn({ near: ["ob01", "ob12"], lane: "right", lever: 2 }));
    expect(shown.text(".gear")).toContain("speed 2");
    expect(shown.board.querySelector(".gear .rise")).toBeNull();
    await shown.press(`${SCENE} [data-card=ob12]`);
    expect(shown.board.querySelector(".gear .rise")).toBeNull(); // it cannot be tried in this view
    cleanup();
    const view = turn({ near: ["ob01", "ob12"], lane: "right", lever: 2 }).view;
    const rolled = momentOf("mine-luck").view.roll;
    if (rolled === null) throw new Error("no roll");
    const roll = { ...rolled, challenge: "ob12" };
    const tried = await show({ ...momentOf("mine-luck"), view: { ...view, roll } });
    expect(tried.text(".gear b")).toBe("speed 2, then 3");
    expect(tried.board.querySelectorAll(".gear .rise")).toHaveLength(2);
  });

  test.each([
    ["controlled", "Police calmuntil round end"],
    ["uncontrolled", "Police watchingactive at round end"],
    ["active", "Police active2 locks: a problem"],
  ] as const)("shows %s police in the mirror", async (police, said) => {
    const shown = await show(turn({}, { police }));
    expect(shown.text("[data-part=police] p").replace(/ (?=until|active at|2)/, "")).toBe(said);
  });

  test("opens an obstacle by a press", async () => {
    const moment = momentOf("mine-act-chase");
    const scene = sceneOf(moment.view);
    const near = scene.near[scene.lane === "left" ? 0 : 1];
    const shown = await show(moment);
    await shown.press(`${SCENE} [data-card=${near}]`);
    expect(shown.find(`${SCENE} [data-card=${near}]`).getAttribute("aria-pressed")).toBe("true");
    expect(shown.board.querySelector("[data-part=tray] [data-offer=interact]")).not.toBeNull();
  });
});
