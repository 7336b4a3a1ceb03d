/** The summary between two rounds. */
import { cleanup } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { leadOf, recapOf } from "../../src/games/mafia/recap";
import { roundsLeft } from "../../src/games/mafia/story";
import { unfold } from "../../src/games/mafia/unfold";
import type { GameEvent } from "../../src/games/mafia/wire";
import type { PendingNarration } from "../../src/games/module";
import { renewed } from "../../src/lib/showing";
import type { StepAdded } from "../../src/lib/wire";
import fixture from "./chains.json";
import { show } from "./shown_board";
import type { Shown } from "./shown_board";
import { game, players, wordsOf } from "./table";
import type { GameView } from "./table";

interface Step {
  readonly before: GameView;
  readonly events: readonly GameEvent[];
  readonly next: GameView;
}

/** The steps of the recorded matches that end a round. */
const ends: readonly Step[] = fixture.games.flatMap(({ first, steps }) => {
  let view = first as unknown as GameView;
  return steps.flatMap((step, seq) => {
    const before = view;
    view = renewed(view, { ...step, seq: seq + 1 } as unknown as StepAdded) as GameView;
    const events = step.events as unknown as readonly GameEvent[];
    return events.some(({ type }) => type === "round_ended")
      ? [{ before, events, next: view }]
      : [];
  });
});
/** A step that ends a round and begins the next one, because nobody can buy a figure free. */
const straight = ends.find(({ events }) => events.some(({ type }) => type === "round_started"));

function anyEnd(): Step {
  const [first] = ends;
  if (!first) throw new Error("no round ends in the fixture");
  return first;
}

afterEach(cleanup);
afterEach(() => {
  vi.useRealTimers();
});

test.each(ends.map((end) => ({ ...end, name: `round ${end.before.round}` })))(
  "what a boss took lay on their streets, in $name",
  ({ before, events, next }) => {
    const recap = recapOf(unfold(before, events, next) ?? []);
    if (!recap) throw new Error("no summary");
    for (const [seat, took] of recap.took.entries()) {
      const earned = recap.earners.filter(({ owner }) => owner === seat);
      expect(earned.reduce((sum, { loot }) => sum + loot, 0)).toBe(took);
    }
    const sums = recap.earners.map(({ loot }) => loot);
    expect(sums).toEqual(sums.toSorted((one, other) => other - one));
  },
);

test("the lead is over the next richest, and may be shared", () => {
  const { next: view } = anyEnd();
  const rich = (cash: readonly number[]): GameView => ({
    ...view,
    seats: view.seats.map((seat, number) => ({ ...seat, cash: cash[number] ?? 0 })),
  });
  expect(leadOf(rich([10, 80, 30, 50]))).toEqual({ seats: [1], by: 30 });
  expect(leadOf(rich([80, 80, 30, 50]))).toEqual({ seats: [0, 1], by: 0 });
});

test("the bank lasts as long as it did so far", () => {
  const { next: view } = anyEnd();
  const left = (bank: number, ledger: readonly (readonly number[])[]): number | null =>
    roundsLeft({ ...view, bank, ledger, round: ledger.length + 1, max_rounds: 25 });
  expect(left(1000, [])).toBeNull();
  expect(left(600, [[100, 100, 100, 100]])).toBe(2);
  expect(left(10, [[100, 100, 100, 100]])).toBe(1);
  expect(left(0, [[100, 100, 100, 100]])).toBeNull();
});

describe("after a round that nobody can buy a figure free in", () => {
  async function ended(more: object = {}): Promise<Shown> {
    if (!straight) throw new Error("no such step in the fixture");
    const { before, events, next } = straight;
    const shown = await show({ view: before, events: [] }, { motion: true });
    vi.useFakeTimers();
    await shown.change({ view: next, newEvents: events, ...more });
    return shown;
  }

  test("the next round waits until the summary is read", async () => {
    const narrations: (PendingNarration<GameView, unknown> | null)[] = [];
    const onNarration = (left: PendingNarration<GameView, unknown> | null): number =>
      narrations.push(left);
    const shown = await ended({ onNarration });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown.text("[data-part=round] h2")).toMatch(/^Round \d+ is over$/);
    expect(shown.board.querySelectorAll("[data-street]:not(.empty)").length).toBeGreaterThan(0);
    const told = narrations.at(-1);
    if (!told) throw new Error("the next round has been told");
    expect(game.prompt(told.view, players, await wordsOf("en"))).toMatch(/is over$/);
    await shown.press('[data-answer="next"]');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown.board.querySelector("[data-part=round]")).toBeNull();
    expect(narrations.at(-1)).toBeNull();
  });

  test("a running clock does not wait for the reader", async () => {
    const shown = await ended({ clock: { seat: 0, left: () => 1 } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown.board.querySelector("[data-part=round]")).toBeNull();
  });

  test("with reduced motion the summary stays until it is read, and holds nothing up", async () => {
    const narrations: unknown[] = [];
    const shown = await ended({
      motion: false,
      onNarration: (left: unknown) => narrations.push(left),
    });
    expect(narrations.at(-1)).toBeNull();
    expect(shown.board.querySelector("[data-part=round]")).not.toBeNull();
    await shown.key("Escape");
    expect(shown.board.querySelector("[data-part=round]")).toBeNull();
  });
});
