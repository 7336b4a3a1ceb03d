import { describe, expect, test } from "vitest";
import { renewed } from "../../src/lib/showing";
import type { StepAdded } from "../../src/lib/wire";
import { foresee } from "../../src/games/mafia/foresight";
import type { Foresight } from "../../src/games/mafia/foresight";
import { streetAt } from "../../src/games/mafia/town";
import { ON_THE_TABLE, unfold } from "../../src/games/mafia/unfold";
import type { GameEvent, GameView } from "../../src/games/mafia/wire";
import fixture from "./chains.json";

interface Game {
  readonly viewer: number | null;
  readonly first: GameView;
  readonly steps: readonly (Pick<StepAdded, "view" | "entries"> & {
    readonly events: readonly GameEvent[];
  })[];
}
interface Opening extends Omit<Foresight, "touched" | "payers" | "jailed"> {
  readonly view: GameView;
  readonly street: string;
  readonly card: string;
  readonly jailed: readonly string[];
}
const games = fixture.games as unknown as readonly Game[];
const openings = fixture.openings as unknown as readonly Opening[];

/** Fields that no event changes: the decision, the settings, and the viewer. */
const THE_REST = [
  "active",
  "at",
  "cells",
  "colours",
  "decision",
  "goods",
  "max_rounds",
  "memory_aid",
  "money",
  "numbers",
  "options",
  "outcome",
  "passing",
  "phase",
  "rows",
  "runner_choice",
  "sale",
  "victory",
  "you",
];

describe.each(games)(
  "a whole match shown event by event, seen from $viewer",
  ({ first, steps }) => {
    let view = first;
    const told = steps.map((step, seq) => {
      const next = renewed(view, { ...step, seq: seq + 1 } as unknown as StepAdded) as GameView;
      const [before, moments] = [view, unfold(view, step.events, next)];
      view = next;
      return { before, next, moments, events: step.events };
    });

    test("reaches the server's state at every step", () => {
      expect(told.flatMap(({ moments, events }) => (moments === null ? [events] : []))).toEqual([]);
    });

    test("shows the table after each event", () => {
      for (const { moments, events } of told) {
        expect(moments?.map(({ event }) => event)).toEqual(events);
      }
    });

    test("never makes or loses money on the way", () => {
      for (const { moments } of told) {
        for (const { event, view: now } of moments ?? []) {
          const cash = now.seats.reduce((sum, seat) => sum + seat.cash, 0);
          const loot = now.streets.reduce((sum, street) => sum + street.loot, 0);
          expect(cash + loot + now.bank, event.type).toBe(now.money);
        }
      }
    });

    test("is not animated if any event is missing", () => {
      const whole = told.filter(({ events: [first], next }) => {
        return first?.type === "card_opened" && streetAt(next, first.street).lying === "open";
      });
      expect(whole.length).toBeGreaterThan(0);
      for (const { before, next, events } of whole) {
        expect(unfold(before, events.slice(1), next)).toBeNull();
      }
    });

    test("handles every field of a view", () => {
      expect([...ON_THE_TABLE, ...THE_REST].sort()).toEqual(Object.keys(first).sort());
    });
  },
);

test("every kind of event is shown", () => {
  const kinds = new Set(
    games.flatMap(({ steps }) => steps.flatMap(({ events }) => events)).map(({ type }) => type),
  );
  expect(kinds.size).toBe(36); // all but the start, which belongs to no step
});

describe("the preview of a card equals its effect", () => {
  test.each(openings.map((each) => ({ ...each, name: `${each.card} on ${each.street}` })))(
    "$name",
    ({ view, street, card, loot, arrests, jailed, freed, asks }) => {
      const seen = foresee(view, street, card);
      expect({ ...seen, touched: [], payers: [] }).toEqual({
        loot,
        arrests,
        jailed: jailed.length,
        freed,
        asks,
        touched: [],
        payers: [],
      });
    },
  );
});

test("an escape needs no decision if only the own clan may run and is not in prison", () => {
  const [found] = openings.filter(({ card, asks }) => card === "escape" && asks === "runner");
  if (!found) throw new Error("nobody runs in the fixture");
  const { view, street, card } = found;
  const owner = streetAt(view, street).owner;
  const figures = view.figures.map((_, place) =>
    Math.floor(place / 4) % 2 === owner % 2
      ? { place: "home" as const, at: "" }
      : { place: "cell" as const, at: "100" },
  );
  const asks = (runner_choice: GameView["runner_choice"]): unknown =>
    foresee({ ...view, figures, runner_choice }, street, card).asks;
  expect(asks("any")).toBe("runner");
  expect(asks("clan")).toBeNull();
});
