import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dealOf } from "../src/lib/deals";
import { remember } from "../src/lib/memory";
import { Table } from "../src/lib/table.svelte";
import type { AddSalt, SeatInfo, TableInfo } from "../src/lib/wire";
import { seats, tableInfo, welcome } from "./pushes";
import { FakeSocket } from "./socket";

let open: Table[];

beforeEach(() => {
  vi.useFakeTimers();
  remember("omerta.deals", []);
  FakeSocket.made = [];
  open = [];
});

afterEach(() => {
  for (const table of open) table.close();
  vi.useRealTimers();
});

function lobby(seat: Partial<SeatInfo>, change: Partial<TableInfo> = {}): TableInfo {
  return tableInfo({ phase: "lobby", play: null, seats: seats(seat), ...change });
}

/** Connect a window of this browser to a table. */
function come(table: TableInfo): { table: Table; socket: FakeSocket } {
  const store = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  open.push(store);
  const socket = FakeSocket.last;
  socket.open();
  socket.push({ type: "table", table });
  socket.push(welcome(socket.hello, { table, play: null, story: [] }));
  flushSync();
  return { table: store, socket };
}

function lastSalt(socket: FakeSocket): AddSalt {
  const salt = socket.said("salt").at(-1);
  if (!salt) throw new Error("no salt was brought");
  return salt;
}

function refuse(socket: FakeSocket, code: string): void {
  const why = { code, clause: "", params: {}, play: null };
  socket.push({ type: "refused", id: lastSalt(socket).id, ...why });
}

test("a seat sends its salt once, and only accepted salts are remembered", () => {
  const { socket } = come(lobby({ salted: false }));
  socket.push({ type: "table", table: lobby({ salted: false }) });
  expect(socket.said("salt")).toHaveLength(1);
  expect(dealOf("c0ffee")?.salts).toEqual({});
  const { id, salt } = lastSalt(socket);
  socket.push({ type: "table", table: lobby({ salted: true }) });
  socket.push({ type: "ack", id, seq: 0 });
  expect(dealOf("c0ffee")?.salts).toEqual({ 0: salt });
});

test("of two windows only the quicker one is remembered", () => {
  const first = come(lobby({ salted: false }));
  const second = come(lobby({ salted: false }));
  const { id, salt } = lastSalt(first.socket);
  first.socket.push({ type: "ack", id, seq: 0 });
  refuse(second.socket, "salted-already");
  vi.advanceTimersByTime(60_000);
  expect(second.socket.said("salt")).toHaveLength(1);
  expect(second.table.refused).toBeNull();
  expect(dealOf("c0ffee")?.salts).toEqual({ 0: salt });
});

test.each(["too-fast", "not-saved"])(
  "a salt refused as %s is sent again a moment later",
  (code) => {
    const { table, socket } = come(lobby({ salted: false }));
    const { salt } = lastSalt(socket);
    refuse(socket, code);
    socket.push({ type: "table", table: lobby({ salted: false }) });
    expect(socket.said("salt")).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(socket.said("salt").map((said) => said.salt)).toEqual([salt, salt]);
    expect(table.refused).toBeNull();
    socket.push({ type: "ack", id: lastSalt(socket).id, seq: 0 });
    expect(dealOf("c0ffee")?.salts).toEqual({ 0: salt });
  },
);

test.each(["other-deal", "not-your-seat"])(
  "a salt refused as %s is forgotten, and the seat may send another",
  (code) => {
    const { socket } = come(lobby({ salted: false }));
    const { salt } = lastSalt(socket);
    refuse(socket, code);
    vi.advanceTimersByTime(2_000);
    expect(socket.said("salt")).toHaveLength(1);
    socket.push({ type: "table", table: lobby({ salted: false }) });
    expect(socket.said("salt")).toHaveLength(2);
    expect(lastSalt(socket).salt).not.toBe(salt);
    expect(dealOf("c0ffee")?.salts).toEqual({});
  },
);

test("a player who leaves and takes a seat again sends a new salt, and the old one is forgotten", () => {
  const { socket } = come(lobby({ salted: false }));
  const { id } = lastSalt(socket);
  socket.push({ type: "ack", id, seq: 0 });
  socket.push({ type: "table", table: lobby({ kind: "open", guest: null, salted: false }) });
  expect(dealOf("c0ffee")?.salts).toEqual({});
  socket.push({ type: "table", table: lobby({ salted: false }) });
  const again = lastSalt(socket);
  expect(again.id).not.toBe(id);
  socket.push({ type: "ack", id: again.id, seq: 0 });
  expect(dealOf("c0ffee")?.salts).toEqual({ 0: again.salt });
});

test("a returning player still knows the salt given before", () => {
  const first = come(lobby({ salted: false }));
  const { id, salt } = lastSalt(first.socket);
  first.socket.push({ type: "ack", id, seq: 0 });
  first.table.close();
  come(lobby({ salted: true }));
  expect(dealOf("c0ffee")?.salts).toEqual({ 0: salt });
});

test("sending a salt does not remove a refusal from the screen", () => {
  const { table, socket } = come(lobby({ salted: true }));
  const id = table.say({ type: "start" });
  const why = { code: "seats-open", clause: "", params: {}, play: null };
  socket.push({ type: "refused", id, ...why });
  socket.push({ type: "table", table: lobby({ salted: false }) });
  expect(socket.said("salt")).toHaveLength(1);
  expect(table.refused).toMatchObject({ code: "seats-open" });
});

test("a spectator from the start has seen the seal; one who joins during the match has not", () => {
  come(lobby({ guest: "somebody" }, { commitment: "seen" }));
  come(tableInfo({ seats: seats({}), commitment: "unseen" }));
  expect(dealOf("seen")).toEqual({ commitment: "seen", salts: {} });
  expect(dealOf("unseen")).toBeNull();
});
