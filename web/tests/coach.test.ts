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

test("every step is asked about once", () => {
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

test("advice stands beside its own step only", () => {
  table.consult();
  advise(asked()[0], 3, "look at red");
  expect(table.advice).toBe("look at red");
  FakeSocket.last.push(step(4));
  expect(table.advice).toBeNull();
});

test("an answer to an older question is not shown beside a newer step", () => {
  table.consult();
  const [first] = asked();
  FakeSocket.last.push(step(4));
  table.consult();
  advise(first, 3, "look at red");
  expect(table.advice).toBeNull();
  advise(asked()[1], 4, "look at blue");
  expect(table.advice).toBe("look at blue");
});

test("an answer about a step that is not on the screen yet waits for it", () => {
  table.consult();
  advise(asked()[0], 4, "look at blue");
  expect(table.advice).toBeNull();
  FakeSocket.last.push(step(4));
  expect(table.advice).toBe("look at blue");
  table.consult();
  expect(asked()).toHaveLength(1);
});

test("nothing is asked about steps that only pass by", () => {
  table.close();
  come(true);
  for (const seq of [4, 5, 6]) FakeSocket.last.push(step(seq));
  table.consult();
  expect(asked()).toEqual([]);
  vi.advanceTimersByTime(1000);
  table.consult();
  expect(asked()).toHaveLength(1);
});

test("after a break it is asked anew, and only once", () => {
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

test("what was worked out for one seat is never shown to the next", () => {
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

test("a coach who thinks for long does not make the line look dead", () => {
  table.consult();
  vi.advanceTimersByTime(15_000);
  expect(table.link).toBe("open");
});

test("a refusal nobody asked for is not shown", () => {
  table.consult();
  const why = { code: "too-fast", clause: "", params: {} };
  FakeSocket.last.push({ type: "refused", id: asked()[0] ?? "", ...why, play: null });
  expect(table.refused).toBeNull();
});
