import { cleanup, fireEvent } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import type { Interact } from "../../src/games/legends/wire";
import { LANGUAGES, momentOf, moments, show } from "./board_table";
import type { GameAction, GameView } from "./board_table";

afterEach(cleanup);

const LIST = "[data-part=challenges]";
const HAND = "[data-part=hand]";

function interactOf({ options, choices }: GameView): Interact {
  const found = [...options, ...choices].find((each) => each.type === "interact");
  if (found?.type !== "interact") throw new Error("nothing can be tried");
  return found;
}

describe.each(LANGUAGES)("in %s", (language) => {
  // The texts for a waiting player hardly differ, so one language is enough for them.
  const drawn = moments.filter(({ moment }) => language === "en" || !moment.startsWith("theirs"));
  test.each(drawn)("the board is drawn at $moment", async (moment) => {
    const { board } = await show(moment, {}, language);
    const { view } = moment;
    expect(board.querySelectorAll(`${LIST} [data-card]`)).toHaveLength(
      view.phase === "break" ? 0 : view.challenges.length,
    );
    const own = moment.moment === "alone-act" ? view.seats : view.seats.slice(0, 1);
    const cards = own.flatMap(({ hand, table }) => [...hand, ...table]);
    expect(board.querySelectorAll(`${HAND} [data-minion]`)).toHaveLength(cards.length);
    for (const option of view.options) {
      expect(board.querySelector(placeOf(option)), JSON.stringify(option)).not.toBeNull();
    }
    expect(board.querySelector("[data-part=scene]")).not.toBeNull();
  });
});

/** The place of an option: its thing, or a button. */
function placeOf(option: GameAction): string {
  if ("target" in option) return `[data-card="${option.target}"]`;
  if ("minion" in option) return `[data-minion="${option.minion}"]`;
  if (option.type === "die") return `[data-die="${option.number}"]`;
  return `[data-answer="${option.type}"], [data-offer]`;
}

test("a crew is drafted freely and sent as a chain of actions", async () => {
  const moment = momentOf("mine-act-bank");
  const { view } = moment;
  const { target } = interactOf(view);
  const shown = await show(moment);
  await shown.press(`${LIST} [data-card="${target}"]`);
  const helpers = Array.from(
    shown.board.querySelectorAll<HTMLElement>(".crew [data-minion]"),
    ({ dataset }) => dataset["minion"] ?? "",
  );
  const [minion = "", ...others] = helpers;
  expect(shown.find("[data-offer=interact]")).toHaveProperty("disabled", true);
  await shown.press(`${HAND} [data-minion="${minion}"]`);
  expect(shown.text(".crew dl")).toMatch(/Dice \d+ A success (\d+|<1|>99) %/);
  expect(shown.acts).toEqual([]);

  await shown.press("[data-offer=interact]");
  expect(shown.acts).toEqual([{ type: "interact", target }]);
  const plays: GameAction[] = helpers.map((each) => ({ type: "play", minion: each }));
  const asked = { ...view, decision: "play", options: plays };
  await shown.change({ view: asked, newEvents: [] });
  expect(shown.acts.at(-1)).toEqual({ type: "play", minion });
  const left: GameAction[] = [
    ...others.map((each): GameAction => ({ type: "play", minion: each })),
    { type: "done" },
  ];
  await shown.change({ view: { ...asked, options: left } });
  expect(shown.acts.at(-1)).toEqual({ type: "done" });
});

test("a chain ends at a different decision", async () => {
  const moment = momentOf("mine-act-bank");
  const { target } = interactOf(moment.view);
  const shown = await show(moment);
  await shown.press(`${LIST} [data-card="${target}"]`);
  const [minion] = shown.board.querySelectorAll<HTMLElement>(".crew [data-minion]");
  if (!minion) throw new Error("nobody matches");
  await fireEvent.click(minion);
  await shown.press("[data-offer=interact]");
  // Its "done" does not belong to another decision with the same word.
  await shown.change({ view: momentOf("mine-pick").view, newEvents: [] });
  expect(shown.acts).toHaveLength(1);
  expect(shown.find("[data-offer=pick]")).toHaveProperty("disabled", false);
});

test("Escape clears the draft, digits choose from the list", async () => {
  const shown = await show(momentOf("mine-act-bank"));
  shown.find(`${LIST} [data-card]`).focus();
  await shown.key("1");
  expect(shown.board.querySelector(".crew")).not.toBeNull();
  await shown.key("Escape");
  expect(shown.board.querySelector(".crew")).toBeNull();
  expect(shown.acts).toEqual([]);
});

test("an impossible action explains its refusal", async () => {
  const moment = momentOf("mine-act-bank");
  const options = moment.view.options.filter(({ type }) => type !== "interact");
  const { target } = interactOf(moment.view);
  const shown = await show({ ...moment, view: { ...moment.view, options } });
  await shown.press(`${LIST} [data-card="${target}"]`);
  await shown.press("[data-why]");
  expect(shown.whys).toEqual([{ type: "interact", target }]);
});

test("tapping dice chooses them and shows their value", async () => {
  const moment = momentOf("mine-die");
  const shown = await show(moment);
  const die = moment.view.options.find((option) => option.type === "die");
  if (die?.type !== "die") throw new Error("no die can be chosen");
  expect(shown.find("[data-offer=die]")).toHaveProperty("disabled", true);
  await shown.press(`button[data-die="${die.number}"]`);
  expect(shown.text("[data-part=roll] .worth")).toMatch(/A success: .+ → .+ %/);
  await shown.press("[data-offer=die]");
  expect(shown.acts).toEqual([die]);
});

test("several minions return from a pile in one action", async () => {
  const moment = momentOf("mine-pick");
  const takes = moment.view.options.filter((option) => option.type === "take");
  const shown = await show(moment);
  const [first] = takes;
  if (!first) throw new Error("nobody can return");
  await shown.press(`[data-part=tray] [data-minion="${first.minion}"]`);
  await shown.press("[data-offer=pick]");
  expect(shown.acts).toEqual([first]);
});

test("every luck choice shows its total, and an ability its effect", async () => {
  const luck = await show(momentOf("mine-luck"));
  const { roll, options } = momentOf("mine-luck").view;
  const said = luck.text("[data-part=tray] .ways");
  for (const total of roll?.totals ?? []) expect(said).toContain(`total ${total}`);
  expect(luck.board.querySelectorAll("[data-answer=luck]")).toHaveLength(options.length);
  cleanup();
  const ability = await show(momentOf("mine-ability"));
  expect(ability.text("[data-part=window] .change")).toMatch(/→/);
  await ability.press("[data-offer=pass]");
  expect(ability.acts).toEqual([{ type: "pass" }]);
});

test("an action that gives something away takes two taps", async () => {
  const moment = momentOf("mine-act-bank");
  const end = moment.view.options.findIndex(({ type }) => type === "end");
  const shown = await show(moment, { cautions: [{ option: end, message: "caution-end" }] });
  await shown.press("[data-answer=end]");
  expect(shown.acts).toEqual([]);
  expect(shown.text(".caution")).toBe("You still have actions; they would be lost.");
  await shown.press("[data-offer=end]");
  expect(shown.acts).toEqual([{ type: "end" }]);
});

describe("a player without a decision", () => {
  const moment = momentOf("theirs-act-bank");
  const { target } = interactOf(moment.view);

  test("suggests instead of acting", async () => {
    const shown = await show(moment);
    await shown.press(`${LIST} [data-card="${target}"]`);
    await shown.press("[data-offer=suggest]");
    await shown.press("[data-back]");
    await shown.press("[data-answer=recruit]");
    expect(shown.suggested).toEqual([
      [{ type: "interact", target }, ""],
      [{ type: "recruit" }, ""],
    ]);
    expect(shown.acts).toEqual([]);
  });

  test("points at a thing with a key or the right mouse button", async () => {
    const shown = await show(moment);
    shown.find(`${LIST} [data-card="${target}"]`).focus();
    await shown.key("p");
    await fireEvent.contextMenu(shown.find("[data-part=police]"));
    expect(shown.suggested).toEqual([
      [null, `card:${target}`],
      [null, "part:police"],
    ]);
  });

  test("only reads if suggestions are impossible", async () => {
    const shown = await show(moment, { suggest: undefined });
    expect(shown.board.querySelector("[data-part=tray] [data-answer]")).toBeNull();
  });
});

test("suggestions are flags with the name of their player", async () => {
  const moment = momentOf("mine-act-bank");
  const action = interactOf(moment.view);
  const suggestions = [{ seat: 1, action, at: "" }];
  const shown = await show(moment, { suggestions });
  const flag = shown.find(`${LIST} [data-card="${action.target}"] .flags [role=img]`);
  expect(flag.getAttribute("aria-label")).toBe("suggested by Boris");
});

test("advice is shown with its reason, and followed on request", async () => {
  const moment = momentOf("mine-act-bank");
  const action = interactOf(moment.view);
  let asked = 0;
  const shown = await show(moment, { consult: () => (asked += 1) });
  await shown.press("[data-consult]");
  expect(asked).toBe(1);
  const advice = { player: 0, action, then: [], reason: "caution-end", params: {} };
  await shown.change({ advice });
  expect(shown.text("[data-part=counsel]")).toContain("You still have actions");
  await shown.press("[data-offer=counsel]");
  expect(shown.acts).toEqual([action]);
});

test("a roll that ends without a decision stays in view", async () => {
  const moment = momentOf("mine-act-bank");
  const events = [
    { type: "challenge_chosen", player: 0, challenge: "pr01", difficulty: 3 },
    { type: "dice_rolled", player: 0, dice: ["4", "lock", "luck"], red: "x2" },
    { type: "total_fixed", total: 8, blocked: 0, multiplier: 2, difficulty: 3, successes: 2 },
  ] as const;
  const shown = await show({ ...moment, events });
  expect(shown.board.querySelectorAll("[data-part=roll] .die")).toHaveLength(4);
  expect(shown.text("[data-part=roll] [role=status]")).toBe(
    "4 lock luck | x2. Total 8 against 3: 2 successes.",
  );
});

test("fingerprints are highlighted from two below the limit", async () => {
  const moment = momentOf("mine-act-bank");
  const view = { ...moment.view, fingerprints: moment.view.limit - 2 };
  const shown = await show({ ...moment, view });
  expect(shown.find("[data-part=evidence]").getAttribute("aria-label")).toContain("that is close");
});
