import { expect, test } from "vitest";
import { checkDeal } from "../../src/games/legends/deal_check";
import type { GameView } from "../../src/games/legends/wire";
import type { Draw, ReplayStep } from "../../src/lib/wire";
import { draws, first, momentOf, sceneOf, told } from "./family_table";

interface Plain {
  readonly type: string;
  readonly [field: string]: unknown;
}
type Steps = readonly (readonly Plain[])[];

function story(steps: Steps, view: GameView): ReplayStep[][] {
  return [
    steps.map((events, seq) => ({
      view: seq === 0 ? view : {},
      told: { seq, at: 0, events, seat: null, undone: false },
    })),
  ];
}

/** The names of the failed checks. */
function wrong(luck: readonly Draw[], steps: Steps = told, view: GameView = first): string[] {
  return checkDeal({ draws: luck }, story(steps, view))
    .filter(({ agrees }) => !agrees)
    .map(({ message }) => message.replace("legends-check-", ""));
}

/** The draws with the draw of this number and reason reversed. */
function turned(why: string, number: number): readonly Draw[] {
  const at = draws.flatMap((draw, place) => (draw.why === why ? [place] : []))[number];
  if (at === undefined) throw new Error(`not so many draws for ${why}`);
  return draws.map((draw, place) =>
    place === at ? { ...draw, shuffled: (draw.shuffled ?? []).toReversed() } : draw,
  );
}

/** The replay with the first event of a kind changed, or without it. */
function lied(type: string, change: object | null): Steps {
  const step = told.findIndex((events) => events.some((event) => event.type === type));
  if (step < 0) throw new Error(`no ${type} in the story`);
  return told.map((events, at) =>
    at !== step
      ? events
      : events.flatMap((event) =>
          event.type !== type ? [event] : change === null ? [] : [{ ...event, ...change }],
        ),
  );
}

test("both decks, the accountant and all moves of the mole follow from the chance", () => {
  const types = new Set(told.flat().map(({ type }) => type));
  for (const type of ["mole_revealed", "mole_shuffled_in", "business_removed", "downtime_laid"]) {
    expect(types).toContain(type);
  }
  expect(JSON.stringify(told)).toContain('"passed"');
  expect(wrong(draws)).toEqual([]);
});

test.each([
  ["business", 0, "cards"],
  ["downtime", 0, "cards"],
  ["clan deck", 0, "clan"],
  ["clan deck", 1, "clan"],
])("a wrong order of the %s (%i) is found", (why, number, name) => {
  expect(wrong(turned(why, number))).toContain(name);
});

test.each([
  ["business_opened", { card: "bu99" }, "cards"],
  ["downtime_laid", { card: "do99" }, "cards"],
  ["business_removed", null, "cards"],
  ["mole_shuffled_in", null, "clan"],
])("a false %s is found", (type, change, name) => {
  expect(wrong(draws, lied(type, change))).toContain(name);
});

test("a mole that was never drawn is found", () => {
  const mole = { type: "mole_revealed", player: 0 };
  const steps = told.map((events, at) => (at === 0 ? [...events, mole] : events));
  expect(wrong(draws, steps)).toContain("clan");
});

test("the number of hidden removed businesses follows from the first opened one", () => {
  expect(wrong(draws, told, { ...first, scene: null })).toEqual([]);
});

test("a scenario chosen by chance is the drawn one", () => {
  const view: GameView = { ...first, scenario: null, scene: null, played: [] };
  const place = [...view.scenarios]
    .sort((one, other) => one.number - other.number)
    .findIndex(({ code }) => code === "family");
  const picked = (result: number): readonly Draw[] => [
    { step: 0, why: "scenario", n: view.scenarios.length, result, items: null, shuffled: null },
    ...draws,
  ];
  expect(wrong(picked(place), told, view)).toEqual([]);
  expect(wrong(picked(place - 1), told, view)).toContain("joined");
});

test("a continued match knows neither the order nor the removed businesses", () => {
  const { view } = momentOf("mine-act");
  const { unseen, removed, downtime_deck: downtimes } = sceneOf(view);
  const believed = (things: readonly string[], from: number): Draw => {
    const items = things.map((_, number) => String(from + number));
    return { step: 0, why: "believe", n: items.length, result: 0, items, shuffled: items };
  };
  const luck = [
    believed(view.deck, 0),
    believed(view.problem_deck, 0),
    believed(unseen, 0),
    believed(downtimes, 10),
  ];
  const steps = (business: string | undefined, downtime: string | undefined): Steps => [
    [],
    [
      { type: "business_opened", side: "left", card: business },
      { type: "downtime_laid", business, card: downtime, why: "round" },
    ],
  ];
  expect(removed).toBe(2);
  expect(wrong(luck, steps(unseen.at(-1), downtimes.at(-1)), view)).toEqual([]);
  expect(wrong(luck, steps(unseen[1], downtimes.at(-1)), view)).toEqual(["cards"]);
  expect(wrong(luck, steps(unseen.at(-1), downtimes[0]), view)).toEqual(["cards"]);
});
