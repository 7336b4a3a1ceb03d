import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { game } from "../src/games/crossfire";
import type { AnyGameModule } from "../src/games/module";
import { tempoOf } from "../src/games/tempo";
import { Table } from "../src/lib/table.svelte";
import { playInfo, step, tableInfo, told, welcome } from "./pushes";
import { FakeSocket } from "./socket";

/** A view as a game might have it: plain fields, and lists of things. */
const VIEW = {
  you: 0,
  options: [{ type: "pass" }],
  turn: 3,
  hand: ["ace", "two"],
  crooks: [{ name: "Al" }, { name: "Bo" }, { name: "Cy" }],
};

let table: Table;
let socket: FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  socket = FakeSocket.last;
  socket.open();
  socket.push(welcome(socket.hello, { play: playInfo(3, { view: VIEW }) }));
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

test("a step contains only changed fields; the others keep their values from the welcome", () => {
  socket.push(step(4, { view: { turn: 4, hand: [] } }));
  expect(table.shown?.view).toEqual({ ...VIEW, turn: 4, hand: [] });
  socket.push(step(5, { view: { options: [] } }));
  expect(table.shown?.view).toEqual({ ...VIEW, turn: 4, hand: [], options: [] });
});

test("a step contains changed list entries by index; the others stay the same objects", () => {
  const before = table.shown?.view as unknown as typeof VIEW;
  const crooks = { 0: { name: "Abe" }, 2: null };
  socket.push(step(4, { view: {}, entries: { crooks } }));
  const after = table.shown?.view as unknown as typeof VIEW;
  expect(after).toEqual({ ...VIEW, crooks: [{ name: "Abe" }, { name: "Bo" }, null] });
  expect(after.crooks[1]).toBe(before.crooks[1]);
  expect(before).toEqual(VIEW);
});

test("an entry beyond the end makes a list longer", () => {
  const place = VIEW.crooks.length;
  socket.push(step(4, { view: {}, entries: { crooks: { [place]: { name: "Cy" } } } }));
  expect(table.shown?.view).toEqual({ ...VIEW, crooks: [...VIEW.crooks, { name: "Cy" }] });
});

test("a list sent completely may have another length, and later changes apply to it", () => {
  socket.push(step(4, { view: { crooks: [{ name: "Di" }] } }));
  socket.push(step(5, { view: {}, entries: { crooks: { 0: { name: "Ed" } } } }));
  expect(table.shown?.view).toEqual({ ...VIEW, crooks: [{ name: "Ed" }] });
});

test("a deal sends everything: nothing of the last match is left", () => {
  const dealt = { you: 0, options: [], turn: 0 };
  socket.push(step(0, { play: "p2", view: dealt }));
  expect(table.shown?.view).toEqual(dealt);
  socket.push(step(1, { play: "p2", view: { turn: 1 } }));
  expect(table.shown?.view).toEqual({ ...dealt, turn: 1 });
});

test("after a refusal with the current state, steps continue from there", () => {
  table.act({ type: "pass" });
  const id = socket.said("act")[0]?.id ?? "";
  const now = { ...VIEW, turn: 8, crooks: [{ name: "Zoe" }, { name: "Yan" }] };
  const why = { code: "stale", clause: "", params: {} };
  socket.push({ type: "refused", id, ...why, play: playInfo(8, { view: now }) });
  socket.push(step(9, { view: { turn: 9 }, entries: { crooks: { 1: { name: "Xi" } } } }));
  expect(table.shown?.view).toEqual({ ...now, turn: 9, crooks: [{ name: "Zoe" }, { name: "Xi" }] });
});

test("after a lost connection steps continue from the new welcome, also for another seat", () => {
  socket.close();
  vi.advanceTimersByTime(500);
  socket = FakeSocket.last;
  socket.open();
  const watched = { you: null, options: [], turn: 6 };
  socket.push(welcome(socket.hello, { seat: null, play: playInfo(6, { view: watched }) }));
  socket.push(step(7, { view: { turn: 7 } }));
  expect(table.shown?.view).toEqual({ ...watched, turn: 7 });
});

test("steps waiting for the screen each have their own view", () => {
  table.close();
  table = new Table({ address: "ws://table", moves: () => true, make: FakeSocket.make });
  socket = FakeSocket.last;
  socket.open();
  socket.push(welcome(socket.hello, { play: playInfo(3, { view: VIEW }) }));
  for (const turn of [4, 5, 6]) socket.push(step(turn, { view: { turn } }));
  expect(table.shown?.view).toMatchObject({ turn: 4 });
  vi.advanceTimersByTime(350);
  expect(table.shown?.view).toMatchObject({ turn: 5 });
  vi.advanceTimersByTime(350);
  expect(table.shown?.view).toMatchObject({ turn: 6, hand: ["ace", "two"] });
});

test.each([
  ["answers in secret hold up nothing", "aim_given", "aims_shown"],
  ["words do not hold up the end of the talk", "statement_made", "talk_ended"],
])("%s", (_, before, last) => {
  table.close();
  const tempo = tempoOf(game as unknown as AnyGameModule);
  table = new Table({ address: "ws://table", moves: () => true, tempo, make: FakeSocket.make });
  socket = FakeSocket.last;
  socket.open();
  socket.push(welcome(socket.hello, { play: playInfo(3, { view: VIEW }) }));
  const began = Date.now();
  for (let seq = 4; seq <= 13; seq += 1) {
    const type = seq < 13 ? before : last;
    socket.push(step(seq, { told: told(seq, { events: [{ type }] }), view: { turn: seq } }));
  }
  const shown = [table.shown?.seq];
  while (table.behind > 0) {
    vi.advanceTimersToNextTimer();
    shown.push(table.shown?.seq);
  }
  // Each was shown for a moment; the first one, at most, only while the others arrived.
  expect(shown.slice(-9)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(Date.now() - began).toBeLessThan(20);
});

test("the steps of a new deal are complete, also while the last match's end is shown", () => {
  table.close();
  table = new Table({ address: "ws://table", moves: () => true, make: FakeSocket.make });
  socket = FakeSocket.last;
  socket.open();
  socket.push(welcome(socket.hello));
  for (const seq of [4, 5]) socket.push(step(seq));
  socket.push({ type: "table", table: tableInfo({ play: "p2" }) });
  for (const seq of [0, 1, 2]) socket.push(step(seq, { play: "p2" }));
  expect(table.shown?.play).toBe("p1");
  expect(table.story).toEqual([told(0), told(1), told(2)]);
});
