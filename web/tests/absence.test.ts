import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../src/lib/table.svelte";
import type { Welcome } from "../src/lib/wire";
import { playInfo, seats, step, tableInfo, told, welcome } from "./pushes";
import { FakeSocket } from "./socket";

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  table = new Table({ address: "ws://table", moves: () => true, make: FakeSocket.make });
  FakeSocket.last.open();
  letIn();
});

afterEach(() => {
  table.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function letIn(change: Partial<Welcome> = {}): void {
  FakeSocket.last.push(welcome(FakeSocket.last.hello, change));
  flushSync();
}

function breakLine(): void {
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  FakeSocket.last.open();
}

function hide(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
}

test("after a long absence older steps are requested when needed, without gaps", () => {
  breakLine();
  letIn({ play: playInfo(90), story: [told(89), told(90)] });
  expect(table.story).toEqual([told(89), told(90)]);
  table.addOlder([told(87), told(88)]);
  expect(table.story.map((each) => each.seq)).toEqual([87, 88, 89, 90]);
});

test("a welcome after a lost connection keeps notes that were not yet saved", () => {
  table.notes = "Mae lies";
  table.say({ type: "note", text: "Mae lies" });
  breakLine();
  letIn({ notes: "" });
  expect(table.notes).toBe("Mae lies");
  const [note] = FakeSocket.last.said("note");
  expect(note).toMatchObject({ text: "Mae lies" });
  FakeSocket.last.push({ type: "ack", id: note?.id ?? "", seq: 3 });
  breakLine();
  letIn({ notes: "Mae lies, says the other window" });
  expect(table.notes).toBe("Mae lies, says the other window");
});

test("on a hidden page no step waits for its animation", () => {
  hide("hidden");
  for (const seq of [4, 5, 6]) FakeSocket.last.push(step(seq));
  expect(table.shown?.seq).toBe(6);
  expect(table.actable).toBe(true);
});

test("on a hidden page waiting steps are shown together at the next slow timer", () => {
  for (const seq of [4, 5, 6]) FakeSocket.last.push(step(seq));
  expect(table.shown?.seq).toBe(4);
  hide("hidden");
  vi.advanceTimersToNextTimer();
  expect(table.shown?.seq).toBe(6);
  expect(table.behind).toBe(0);
});

test("steps recorded earlier do not restart a stopped clock", () => {
  const clock = { left: 9_000, whole: 10_000, paused: false, common: true };
  for (const seq of [4, 5]) FakeSocket.last.push(step(seq, { clock }));
  FakeSocket.last.push({ type: "clock", clock: { ...clock, paused: true } });
  vi.advanceTimersByTime(2_000);
  expect(table.shown).toMatchObject({ seq: 5, clock: { paused: true } });
});

test("a request to view another seat survives a step and a lost connection", () => {
  table.viewAs(1);
  FakeSocket.last.push(step(4));
  breakLine();
  expect(FakeSocket.last.said("hello")[0]).toMatchObject({ seat: 1 });
});

test("a player who lost their seat meanwhile reconnects without one", () => {
  breakLine();
  const why = { code: "not-your-seat", clause: "", params: { seat: 1 }, play: null };
  FakeSocket.last.push({ type: "refused", id: FakeSocket.last.hello, ...why });
  expect(table.turnedAway).toMatchObject({ code: "not-your-seat" });
  vi.advanceTimersByTime(1_000);
  FakeSocket.last.open();
  expect(FakeSocket.last.said("hello")[0]).toMatchObject({ seat: null });
  letIn({ seat: null, table: tableInfo({ seats: seats({ guest: null }) }) });
  expect(table.turnedAway).toBeNull();
});

test("a hello refused as too fast keeps its seat when repeated", () => {
  breakLine();
  const why = { code: "too-fast", clause: "", params: {}, play: null };
  FakeSocket.last.push({ type: "refused", id: FakeSocket.last.hello, ...why });
  vi.advanceTimersByTime(1_000);
  FakeSocket.last.open();
  expect(FakeSocket.last.said("hello")[0]).toMatchObject({ seat: 0 });
});

test("an opened lobby shows nothing of the last match and no waiting steps", () => {
  for (const seq of [4, 5]) FakeSocket.last.push(step(seq));
  FakeSocket.last.push({ type: "table", table: tableInfo({ phase: "lobby", play: null }) });
  vi.advanceTimersByTime(2_000);
  expect(table.shown).toBeNull();
});
