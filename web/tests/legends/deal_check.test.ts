import { expect, test } from "vitest";
import { checkDeal } from "../../src/games/legends/deal_check";
import type { GameView } from "../../src/games/legends/wire";
import type { Draw, ReplayStep } from "../../src/lib/wire";
import { draws, first, stories } from "./end";

interface Plain {
  readonly type: string;
  readonly minions?: readonly string[];
}
type Steps = readonly (readonly Plain[])[];
const told = (stories[0] ?? []) as Steps;

function story(steps: Steps = told, view: GameView = first): ReplayStep[][] {
  return [
    steps.map((events, seq) => ({
      view: seq === 0 ? view : {},
      told: { seq, at: 0, events, seat: null, undone: false },
    })),
  ];
}

/** The names of the failed checks. */
function wrong(luck: readonly Draw[], steps: Steps = told): readonly string[] {
  return checkDeal({ draws: luck }, story(steps))
    .filter(({ agrees }) => !agrees)
    .map(({ message }) => message.replace("legends-check-", ""));
}

/** The draws with the draw of this number and reason changed. */
function forged(why: string, number: number, change: (draw: Draw) => Draw): readonly Draw[] {
  const at = draws.flatMap((draw, place) => (draw.why === why ? [place] : []))[number];
  if (at === undefined) throw new Error(`not so many draws for ${why}`);
  return draws.map((draw, place) => (place === at ? change(draw) : draw));
}

function swapped(draw: Draw): Draw {
  const [one = "", ...others] = (draw.shuffled ?? []).toReversed();
  return { ...draw, shuffled: [...others.toReversed().slice(1), one, others.at(-1) ?? ""] };
}

/** The replay with the last event of a kind changed. */
function lied(type: string, change: object): Steps {
  const step = told.findLastIndex((events) => events.some((event) => event.type === type));
  return told.map((events, at) =>
    at === step ? events.map((e) => (e.type === type ? { ...e, ...change } : e)) : events,
  );
}

test("dice, hands, draws, problems, cards and newcomers follow from the chance", () => {
  const found = checkDeal({ draws }, story());
  expect(found.map(({ message, agrees }) => [message, agrees])).toEqual(
    ["dice", "clan", "joined", "problems", "cards"].map((name) => [`legends-check-${name}`, true]),
  );
  for (const { message, args } of found) expect([message, args["count"]]).not.toEqual([message, 0]);
});

test.each([
  ["white die", "dice"],
  ["red die", "dice"],
])("a wrong %s is found", (why, name) => {
  const other = forged(why, 0, (draw) => ({ ...draw, result: (draw.result + 3) % draw.n }));
  expect(wrong(other)).toContain(name);
});

test.each([
  ["clan deck", 0, "clan"],
  ["clan deck", 2, "clan"],
  ["problems", 0, "problems"],
  ["problems", 1, "problems"],
  ["obstacle", 0, "cards"],
  ["vault", 0, "cards"],
  ["alarm", 0, "cards"],
  ["market", 0, "joined"],
] as const)("a wrong order of the %s (%i) is found", (why, number, name) => {
  expect(wrong(forged(why, number, swapped))).toContain(name);
});

test.each([
  ["dice_rolled", { dice: ["4", "4", "4", "4", "4", "4"] }, "dice"],
  ["problem_dealt", { problem: "pr99" }, "problems"],
  ["card_revealed", { card: "al01" }, "cards"],
  ["minions_drawn", { minions: ["m50"] }, "clan"],
  ["break_opened", { market: ["m31"] }, "joined"],
])("a false %s is found", (type, change, name) => {
  expect(wrong(draws, lied(type, change))).toContain(name);
});

test.each(["white die", "clan deck", "problems", "vault", "market"])(
  "an unannounced draw for the %s is found",
  (why) => {
    const more = draws.find((draw) => draw.why === why);
    if (!more) throw new Error(`no draw for ${why}`);
    expect(wrong([...draws, more])).not.toEqual([]);
  },
);

test("a continued match says that its decks were dealt again", () => {
  const deck = ["m02", "m01"];
  const view = { ...first, deck, problem_deck: ["pr01"], scene: null };
  const believed = (items: readonly string[], shuffled: readonly string[]): Draw => {
    return { step: 0, why: "believe", n: items.length, result: 0, items, shuffled };
  };
  const luck = [believed(["0", "1"], ["1", "0"]), believed(["0"], ["0"])];
  const drawn = { type: "minions_drawn", player: 0, minions: ["m02"] };
  const found = checkDeal({ draws: luck }, story([[], [drawn]], view));
  expect(found.every(({ agrees }) => agrees)).toBe(true);
  expect(found[0]).toMatchObject({ message: "legends-check-again", args: { count: 2 } });
  const other = checkDeal({ draws: luck }, story([[], [{ ...drawn, minions: ["m01"] }]], view));
  expect(other.filter(({ agrees }) => !agrees)).toHaveLength(1);
});
