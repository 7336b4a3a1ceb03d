import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../src/lib/table.svelte";
import type { Welcome } from "../src/lib/wire";
import { playInfo, seats, step, tableInfo, welcome } from "./pushes";
import { FakeSocket } from "./socket";

let table: Table;

function come(moves: boolean): void {
  table = new Table({ address: "ws://table", moves: () => moves, make: FakeSocket.make });
  FakeSocket.last.open();
  letIn();
}

function letIn(change: Partial<Welcome> = {}): void {
  FakeSocket.last.push(welcome(FakeSocket.last.hello, change));
  flushSync();
}

/** The ids of the requests on this connection. */
function asked(): readonly string[] {
  return FakeSocket.last.said("coach").map(({ id }) => id);
}

function advise(id: string | undefined, seq: number, advice: unknown): void {
  FakeSocket.last.push({ type: "advice", id: id ?? "", seq, advice });
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  come(false);
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

test("advice is requested once per step", () => {
  table.consult();
  table.consult();
  expect(asked()).toHaveLength(1);
  advise(asked()[0], 3, "look at red");
  table.consult();
  expect(asked()).toHaveLength(1);
  FakeSocket.last.push(step(4));
  table.consult();
  expect(asked()).toHaveLength(2);
});

test("advice is shown only with its own step", () => {
  table.consult();
  advise(asked()[0], 3, "look at red");
  expect(table.advice).toBe("look at red");
  FakeSocket.last.push(step(4));
  expect(table.advice).toBeNull();
});

test("advice for an older step is not shown with a newer one", () => {
  table.consult();
  const [first] = asked();
  FakeSocket.last.push(step(4));
  table.consult();
  advise(first, 3, "look at red");
  expect(table.advice).toBeNull();
  advise(asked()[1], 4, "look at blue");
  expect(table.advice).toBe("look at blue");
});

test("advice for a step that is not shown yet waits for it", () => {
  table.consult();
  advise(asked()[0], 4, "look at blue");
  expect(table.advice).toBeNull();
  FakeSocket.last.push(step(4));
  expect(table.advice).toBe("look at blue");
  table.consult();
  expect(asked()).toHaveLength(1);
});

test("no advice is requested for steps that are skipped", () => {
  table.close();
  come(true);
  for (const seq of [4, 5, 6]) FakeSocket.last.push(step(seq));
  table.consult();
  expect(asked()).toEqual([]);
  vi.advanceTimersByTime(1000);
  table.consult();
  expect(asked()).toHaveLength(1);
});

test("after a lost connection advice is requested again, once", () => {
  table.consult();
  const [before] = asked();
  FakeSocket.last.close();
  table.consult();
  vi.advanceTimersByTime(500);
  FakeSocket.last.open();
  letIn();
  table.consult();
  expect(asked()).toHaveLength(1);
  expect(asked()[0]).not.toBe(before);
  advise(asked()[0], 3, "look at red");
  expect(table.advice).toBe("look at red");
});

test("advice for one seat is never shown to another seat", () => {
  const both = tableInfo({ seats: seats({}, { name: "Boris" }) });
  letIn({ table: both, seats: [0, 1] });
  table.consult();
  const [annas] = asked();
  table.viewAs(1);
  const play = playInfo(3, { view: { you: 1, options: [] } });
  letIn({ table: both, seat: 1, seats: [0, 1], play });
  advise(annas, 3, "of Anna");
  expect(table.advice).toBeNull();
  table.consult();
  advise(asked().at(-1), 3, "of Boris");
  expect(table.advice).toBe("of Boris");
  table.viewAs(0);
  letIn({ table: both, seats: [0, 1] });
  expect(table.advice).toBeNull();
});

test("a slow coach does not make the connection count as lost", () => {
  table.consult();
  vi.advanceTimersByTime(15_000);
  expect(table.link).toBe("open");
});

test("the refusal of an automatic request is not shown", () => {
  table.consult();
  const why = { code: "too-fast", clause: "", params: {} };
  FakeSocket.last.push({ type: "refused", id: asked()[0] ?? "", ...why, play: null });
  expect(table.refused).toBeNull();
});
