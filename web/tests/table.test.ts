import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyView } from "../src/games/module";
import { Table } from "../src/lib/table.svelte";
import type { Tagged } from "../src/lib/texts";
import { playInfo, seats, step, tableInfo, told, welcome } from "./pushes";
import { FakeSocket } from "./socket";

let table: Table;

function come(moves: boolean): void {
  table = new Table({ address: "ws://table", moves: () => moves, make: FakeSocket.make });
  FakeSocket.last.open();
}

function letIn(change = {}): void {
  FakeSocket.last.push(welcome(FakeSocket.last.hello, change));
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.made = [];
  come(false);
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe("a table", () => {
  it("shows what the welcome says, without anything to animate", () => {
    letIn();
    expect(table.shown).toMatchObject({ seq: 3, events: [], waiting: [0] });
    expect(table.seats).toEqual([0]);
    expect(table.host).toBe(true);
    expect(table.actable).toBe(true);
  });

  it("has one host seat, even if the host plays two", () => {
    letIn({ table: tableInfo({ seats: seats({ guest: "you" }, {}, { name: "Boris" }) }) });
    expect(table.seats).toEqual([1, 2]);
    expect(table.hostSeat).toBe(1);
    FakeSocket.last.push({ type: "table", table: tableInfo({ host: null }) });
    expect(table.hostSeat).toBeNull();
  });

  it("merges changes of the table into the known state", () => {
    const whole = tableInfo({ options: { memory_aid: "on" } });
    FakeSocket.last.push({ type: "table", table: { spectators: [] } }); // before the welcome
    expect(table.info).toBeNull();
    letIn({ table: whole });
    const spectators = [{ guest: "vera", name: "Vera" }];
    FakeSocket.last.push({ type: "table", table: { spectators } });
    expect(table.info).toEqual({ ...whole, spectators });
    letIn({ table: { phase: "playing", spectators: [] } }); // it knew the game, and its settings
    expect(table.info).toEqual(whole);
  });

  it("sends an action with the step it sees, and waits for the reply", () => {
    letIn();
    table.act({ type: "pass" });
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "act", seq: 3 });
    expect(table.actable).toBe(false);
    FakeSocket.last.push({ type: "ack", id: FakeSocket.last.sent.at(-1)?.id ?? "", seq: 4 });
    FakeSocket.last.push(step(4, { waiting: [1] }));
    expect(table.shown?.seq).toBe(4);
    expect(table.actable).toBe(false);
    FakeSocket.last.push(step(5, { waiting: [0] }));
    expect(table.actable).toBe(true);
  });

  it("keeps only permitted steps for the log", () => {
    letIn();
    FakeSocket.last.push(step(4, { log: told(4, { events: [] }) }));
    expect(table.shown?.events).toHaveLength(1);
    expect(table.story.at(-1)).toEqual(told(4, { events: [] }));
  });

  it("shows missed steps that it must not keep", () => {
    letIn();
    const look = [{ type: "spy_looked", seat: 0 }];
    letIn({ play: playInfo(4), story: [told(4)], missed: [told(4, { events: look })] });
    expect(table.shown).toMatchObject({ seq: 4, events: look });
    expect(table.story.at(-1)).toEqual(told(4));
  });

  it("takes the view of a refusal if it had missed steps", () => {
    letIn();
    table.act({ type: "pass" });
    const id = FakeSocket.last.sent.at(-1)?.id ?? "";
    const why = { code: "stale", clause: "", params: {} };
    FakeSocket.last.push({ type: "refused", id, ...why, play: playInfo(9, { waiting: [1] }) });
    expect(table.refused).toMatchObject(why);
    expect(table.shown?.seq).toBe(9);
    expect(table.actable).toBe(false);
  });

  it("repeats a stale action after a restart in the same talk, and in no other", () => {
    table.close();
    const talks = (_: AnyView, since: readonly Tagged[]): boolean =>
      !since.some(({ type }) => type === "talk_started");
    table = new Table({ address: "ws://table", moves: () => false, talks, make: FakeSocket.make });
    FakeSocket.last.open();
    letIn();
    table.act({ type: "claim" });
    const refuse = (seq: number): void => {
      const id = FakeSocket.last.sent.at(-1)?.id ?? "";
      const stale = { code: "stale", clause: "", params: {}, play: playInfo(seq) };
      FakeSocket.last.push({ type: "refused", id, ...stale });
    };
    refuse(9);
    expect(table.refused).toBeNull();
    expect(FakeSocket.last.said("act").map(({ seq }) => seq)).toEqual([3, 9]);
    FakeSocket.last.push(step(10, { told: told(10, { events: [{ type: "talk_started" }] }) }));
    refuse(11);
    expect(table.refused).toMatchObject({ code: "stale" });
    expect(FakeSocket.last.said("act")).toHaveLength(2);
  });

  it("after a lost connection requests only new steps, and everything for another seat", () => {
    letIn();
    FakeSocket.last.push(step(4));
    FakeSocket.last.close();
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ seat: 0, play: "p1", seq: 4 });
    letIn({ play: playInfo(6), story: [told(5), told(6)] });
    expect(table.story.map((each) => each.seq)).toEqual([2, 3, 4, 5, 6]);
    table.viewAs(1);
    expect(FakeSocket.last.sent.at(-1)).not.toHaveProperty("play");
  });

  it("lets steps wait for their animation, but not for longer than a second", () => {
    table.close();
    come(true);
    letIn();
    for (const seq of [4, 5, 6]) FakeSocket.last.push(step(seq));
    expect(table.shown?.seq).toBe(4);
    expect(table.actable).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(table.shown?.seq).toBe(6);
    expect(table.actable).toBe(true);
    for (let seq = 7; seq < 30; seq++) FakeSocket.last.push(step(seq));
    vi.advanceTimersByTime(1000);
    expect(table.shown?.seq).toBe(29);
  });

  it("always watches as a spectator on a screen for all", () => {
    const screen = new Table({
      address: "ws://table",
      moves: () => false,
      watch: true,
      make: FakeSocket.make,
    });
    FakeSocket.last.open();
    expect(FakeSocket.last.said("hello")[0]).toMatchObject({ seat: null, watch: true });
    screen.close();
  });

  it("is handed over only when another seat of this browser must decide", () => {
    const both = tableInfo({ seats: seats({}, { name: "Boris" }) });
    letIn({ table: both, seats: [0, 1] });
    expect(table.handTo).toBeNull();
    FakeSocket.last.push(step(4, { waiting: [1] }));
    expect(table.handTo).toBe(1);
    FakeSocket.last.push(step(0, { play: "p2", view: { you: null, options: [] }, waiting: [0] }));
    expect(table.handTo).toBe(0);
    FakeSocket.last.close();
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    expect(FakeSocket.last.said("hello")[0]).toMatchObject({ seat: null, play: "p2", seq: 0 });
  });
});
