import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../src/lib/table.svelte";
import type { Welcome } from "../src/lib/wire";
import { playInfo, seats, step, tableInfo, welcome } from "./pushes";
import { FakeSocket } from "./socket";

let table: Table;

function letIn(change: Partial<Welcome> = {}): void {
  FakeSocket.last.push(welcome(FakeSocket.last.hello, change));
  flushSync();
}

function breakLine(): void {
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  FakeSocket.last.open();
}

/** Acknowledge the last remark. */
function acknowledge(): void {
  FakeSocket.last.push({
    type: "ack",
    id: FakeSocket.last.said("pencil").at(-1)?.id ?? "",
    seq: 3,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  FakeSocket.last.open();
  letIn({ pencil: { "1:rA": "?" } });
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

test("a note is shown at once, sent to the table and kept", () => {
  table.remark("1:rB", "+");
  expect(table.pencil).toEqual({ "1:rA": "?", "1:rB": "+" });
  expect(FakeSocket.last.said("pencil")).toMatchObject([{ seat: 0, at: "1:rB", text: "+" }]);
  acknowledge();
  expect(table.pencil).toEqual({ "1:rA": "?", "1:rB": "+" });
});

test("an empty note deletes the note", () => {
  table.remark("1:rA", "");
  expect(table.pencil).toEqual({});
  acknowledge();
  expect(table.pencil).toEqual({});
});

test("of two notes on one thing the later one is kept, whichever is confirmed first", () => {
  table.remark("1:rA", "-");
  table.remark("1:rA", "+");
  const [first] = FakeSocket.last.said("pencil");
  FakeSocket.last.push({ type: "ack", id: first?.id ?? "", seq: 3 });
  expect(table.pencil).toEqual({ "1:rA": "+" });
});

test("a note that the table refuses is removed, and the refusal is shown", () => {
  table.remark("1:rB", "+");
  const why = { code: "too-many-remarks", clause: "", params: {} };
  const id = FakeSocket.last.said("pencil")[0]?.id ?? "";
  FakeSocket.last.push({ type: "refused", id, ...why, play: null });
  expect(table.pencil).toEqual({ "1:rA": "?" });
  expect(table.refused).toMatchObject(why);
});

test("a note on its way when the connection was lost is sent again", () => {
  table.remark("1:rB", "+");
  const { id } = FakeSocket.last.said("pencil")[0] ?? {};
  breakLine();
  letIn({ pencil: { "1:rA": "?" } });
  expect(table.pencil).toEqual({ "1:rA": "?", "1:rB": "+" });
  expect(FakeSocket.last.said("pencil")).toMatchObject([{ id, at: "1:rB", text: "+" }]);
});

test("notes of another window of the same seat appear here too", () => {
  FakeSocket.last.push({ type: "pencil", seat: 0, at: "1:rC", text: "-" });
  FakeSocket.last.push({ type: "pencil", seat: 1, at: "0:rC", text: "+" });
  expect(table.pencil).toEqual({ "1:rA": "?", "1:rC": "-" });
  FakeSocket.last.push({ type: "pencil", seat: 0, at: "1:rA", text: "" });
  expect(table.pencil).toEqual({ "1:rC": "-" });
});

test("after handing over a device each seat has its own notes", () => {
  const both = tableInfo({ seats: seats({}, { name: "Boris" }) });
  letIn({ table: both, seats: [0, 1] });
  FakeSocket.last.close();
  table.remark("1:rB", "+");
  table.viewAs(1);
  vi.advanceTimersByTime(500);
  FakeSocket.last.open();
  const play = playInfo(3, { view: { you: 1, options: [] } });
  letIn({ table: both, seat: 1, seats: [0, 1], play, pencil: { "0:vF": "+" } });
  expect(table.pencil).toEqual({ "0:vF": "+" });
  expect(FakeSocket.last.said("pencil")).toMatchObject([{ seat: 0, at: "1:rB", text: "+" }]);
  const id = FakeSocket.last.said("pencil")[0]?.id ?? "";
  const why = { code: "too-many-remarks", clause: "", params: {} };
  FakeSocket.last.push({ type: "refused", id, ...why, play: null });
  expect(table.refused).toBeNull();
});

test("a new deal has no notes", () => {
  table.remark("1:rB", "+");
  FakeSocket.last.push(step(0, { play: "p2" }));
  expect(table.pencil).toEqual({});
});
