import { cleanup } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { roomAt, show } from "./shown";
import { momentOf, players } from "./table";
import type { GameEvent, GameView } from "./table";

/** A state before a question, and the question with its answer. */
function asked(hit: boolean): { before: GameView; after: GameView; events: readonly GameEvent[] } {
  const { view } = momentOf("theirs-ask_or_stop");
  const question = { seat: 1, asked: 2, room: "rC" };
  const before = { ...view, asked: view.asked.slice(0, -1) };
  const after = { ...view, asked: [...before.asked, { ...question, turn: view.turn, hit }] };
  const answer: GameEvent = hit
    ? { type: "crook_caught", ...question, left: 5 }
    : { type: "guess_missed", ...question };
  return { before, after, events: [{ type: "crook_asked", ...question }, answer] };
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(Element.prototype, { animate: () => ({}) }); // jsdom has no animations
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  Reflect.deleteProperty(Element.prototype, "animate");
});

async function pass(time: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(time);
  await tick();
}

test.each([true, false])("a question is told before its answer; a hit: %s", async (hit) => {
  const { before, after: now, events } = asked(hit);
  const pending: unknown[] = [];
  const onNarration = (told: unknown): number => pending.push(told);
  const shown = await show({ view: before, events: [] }, { motion: true, onNarration });
  await shown.change({ view: now, newEvents: events, motion: true });
  expect(shown.text(".news .bubble")).toContain(`${players[2]}, do you hide red C?`);
  expect(shown.text(".news .waits")).toBe("• • •");
  expect(shown.board.querySelector(`${roomAt(2, "rC")}.flickers`)).not.toBeNull();
  expect(shown.board.querySelector(".stamp")).toBeNull();
  expect(pending.at(-1)).toEqual({ view: before, events: [events[1]] });
  await pass(690);
  expect(shown.board.querySelector(".waits")).not.toBeNull();
  await pass(20);
  expect(shown.text(".news strong")).toBe(hit ? "You got me." : "Not here.");
  expect(shown.text(".stamp")).toBe(hit ? "Caught" : "Not there");
  await pass(2000);
  expect(shown.board.querySelector(".stamp")).toBeNull();
  expect(pending.at(-1)).toBeNull();
});

test("the coach does not give the answer away", async () => {
  const { before, after: now, events } = asked(false);
  const sheets = before.seats.map(() => ({ excluded: [], proved: [] }));
  const chances = Array.from({ length: 36 }, () => 0.5);
  const all = { worlds: "8", exact: true, seats: before.seats.map(() => chances), box: chances };
  const advice = { sheets, chances: all };
  const later = {
    sheets,
    chances: { ...all, seats: before.seats.map(() => chances.map(() => 0)) },
  };
  const shown = await show({ view: before, events: [] }, { motion: true, advice });
  await shown.change({ view: now, newEvents: events, motion: true, advice: null });
  await shown.change({ view: now, newEvents: events, motion: true, advice: later });
  expect(shown.text(`${roomAt(2, "rC")} .percent`)).toBe("50%");
  await pass(3000);
  expect(shown.text(`${roomAt(2, "rC")} .percent`)).toBe("0%");
});

test("a step that does not follow the shown one is shown at once", async () => {
  const { before, after: now, events } = asked(true);
  const earlier = { ...before, asked: before.asked.slice(0, -1) };
  const shown = await show({ view: earlier, events: [] }, { motion: true });
  await shown.change({ view: now, newEvents: events, motion: true });
  expect(shown.board.querySelector(".waits")).toBeNull();
});

test("a tap goes to the end of what is told", async () => {
  const { before, after: now, events } = asked(true);
  const shown = await show({ view: before, events: [] }, { motion: true });
  await shown.change({ view: now, newEvents: events, motion: true });
  const board = shown.board.querySelector(".board");
  Object.assign(board ?? {}, { getAnimations: () => [] });
  board?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await tick();
  expect(shown.board.querySelector(".waits, .stamp")).toBeNull();
  expect(shown.text(".news strong")).toBe("You got me.");
});
