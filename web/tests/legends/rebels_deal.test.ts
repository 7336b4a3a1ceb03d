import { expect, test } from "vitest";
import { checkDeal } from "../../src/games/legends/deal_check";
import type { GameView } from "../../src/games/legends/wire";
import type { Draw, ReplayStep } from "../../src/lib/wire";
import { draws, first, momentOf, sceneOf, told } from "./rebels_table";

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

/** The draws with the first draw for this reason reversed. */
function turned(why: string): readonly Draw[] {
  const at = draws.findIndex((draw) => draw.why === why);
  if (at < 0) throw new Error(`no draw for ${why}`);
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

test("attacks, places, loyalty, shortages and the rebels' dice follow from the chance", () => {
  const types = new Set(told.flat().map(({ type }) => type));
  for (const type of ["attack_planned", "ambush_laid", "shortage_met", "fugitives_caught"]) {
    expect(types).toContain(type);
  }
  expect(wrong(draws)).toEqual([]);
});

test.each([
  ["attack", "cards"],
  ["place", "cards"],
  ["clan deck", "clan"],
  ["exhausted pile", "clan"],
])("a wrong order of the %s is found", (why, name) => {
  expect(wrong(turned(why))).toContain(name);
});

test.each([
  ["attack_planned", { card: "at99" }, "cards"],
  ["ambush_laid", { card: "at99" }, "cards"],
  ["place_revealed", { card: "pl_99" }, "cards"],
  ["loyalty_checked", { minion: "m99" }, "clan"],
  ["rebels_joined", { minions: ["m98", "m99"] }, "clan"],
  ["shortage_met", null, "clan"],
  ["rebels_rolled", { red: "none" }, "dice"],
])("a false %s is found", (type, change, name) => {
  expect(wrong(draws, lied(type, change))).toContain(name);
});

test("a hidden minion taken from the pile when the pistols meet is no finding", () => {
  const at = told.findIndex((events) => events.some(({ type }) => type === "scenario_ended"));
  const ended = told[at] ?? [];
  const short = { type: "shortage_met", count: 1 };
  const items = ["0", "1"];
  const pile: Draw = { step: at, why: "exhausted pile", n: 2, result: 0, items, shuffled: items };
  const steps = told.map((events, step) => (step === at ? [short, ...ended] : events));
  expect(wrong(draws, steps)).toContain("clan");
  expect(wrong([...draws, pile], steps)).toEqual([]);
});

test("a continued match knows the order of neither deck", () => {
  const { view } = momentOf("mine-start");
  const { attack_deck: attacks, place_deck: places } = sceneOf(view);
  const believed = (things: readonly string[], from: number): Draw => {
    const items = things.map((_, number) => String(from + number));
    return { step: 0, why: "believe", n: items.length, result: 0, items, shuffled: items };
  };
  const luck = [
    believed(view.deck, 0),
    believed(view.problem_deck, 0),
    believed(attacks, 0),
    believed(places, 10),
  ];
  const planned = (card: string | undefined): Steps => [[], [{ type: "attack_planned", card }]];
  expect(wrong(luck, planned(attacks.at(-1)), view)).toEqual([]);
  expect(wrong(luck, planned(attacks[0]), view)).toEqual(["cards"]);
});
