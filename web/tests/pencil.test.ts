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

test("a remark is written at once, brought to the table and kept", () => {
  table.remark("1:rB", "+");
  expect(table.pencil).toEqual({ "1:rA": "?", "1:rB": "+" });
  expect(FakeSocket.last.said("pencil")).toMatchObject([{ seat: 0, at: "1:rB", text: "+" }]);
  acknowledge();
  expect(table.pencil).toEqual({ "1:rA": "?", "1:rB": "+" });
});

test("an empty remark rubs one out", () => {
  table.remark("1:rA", "");
  expect(table.pencil).toEqual({});
  acknowledge();
  expect(table.pencil).toEqual({});
});

test("of two remarks on one thing the later one stands, whichever is answered first", () => {
  table.remark("1:rA", "-");
  table.remark("1:rA", "+");
  const [first] = FakeSocket.last.said("pencil");
  FakeSocket.last.push({ type: "ack", id: first?.id ?? "", seq: 3 });
  expect(table.pencil).toEqual({ "1:rA": "+" });
});

test("a remark the table does not take is not written, and the reason is told", () => {
  table.remark("1:rB", "+");
  const why = { code: "too-many-remarks", clause: "", params: {} };
  const id = FakeSocket.last.said("pencil")[0]?.id ?? "";
  FakeSocket.last.push({ type: "refused", id, ...why, play: null });
  expect(table.pencil).toEqual({ "1:rA": "?" });
  expect(table.refused).toMatchObject(why);
});

test("a remark that was on its way when the line broke is said again and not lost", () => {
  table.remark("1:rB", "+");
  const { id } = FakeSocket.last.said("pencil")[0] ?? {};
  breakLine();
  letIn({ pencil: { "1:rA": "?" } });
  expect(table.pencil).toEqual({ "1:rA": "?", "1:rB": "+" });
  expect(FakeSocket.last.said("pencil")).toMatchObject([{ id, at: "1:rB", text: "+" }]);
});

test("what another window writes is here too, if it looks from the same seat", () => {
  FakeSocket.last.push({ type: "pencil", seat: 0, at: "1:rC", text: "-" });
  FakeSocket.last.push({ type: "pencil", seat: 1, at: "0:rC", text: "+" });
  expect(table.pencil).toEqual({ "1:rA": "?", "1:rC": "-" });
  FakeSocket.last.push({ type: "pencil", seat: 0, at: "1:rA", text: "" });
  expect(table.pencil).toEqual({ "1:rC": "-" });
});

test("who takes the device over finds the own remarks, and the other's arrive as the other's", () => {
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

test("a new deal has a clean sheet", () => {
  table.remark("1:rB", "+");
  FakeSocket.last.push(step(0, { play: "p2" }));
  expect(table.pencil).toEqual({});
});
