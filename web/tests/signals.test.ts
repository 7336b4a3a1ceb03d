import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyGameModule } from "../src/games/module";
import { game as crossfire } from "../src/games/crossfire";
import { giveHints, isHinted } from "../src/lib/hints.svelte";
import { choose } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import type { Words } from "../src/lib/texts";
import type { AnyPush, GameInfo, MatchInfo, StepForViewer } from "../src/lib/wire";
import Frame from "../src/table/Frame.svelte";
import { game as crooks, momentOf as inCrooks, wordsOf } from "./crooks/table";
import { allWordsOf, momentOf as inCrossfire } from "./crossfire/board_table";
import { playInfo, seats, step, tableInfo, told, welcome } from "./pushes";
import { FakeSocket } from "./socket";

const INFO: GameInfo = {
  id: "crooks",
  timed: false,
  together: false,
  seats: [2],
  edition: "2012",
  levels: ["easy"],
  options: [],
};
const spoken = await wordsOf("en");
const { view: mine } = inCrooks("mine-choose_hangout");
let table: Table;
/** Creates system notifications, each with a sound. */
const Note = vi.fn(function () {
  return { close: () => undefined };
});

beforeEach(() => {
  vi.useFakeTimers();
  Note.mockClear();
  vi.stubGlobal("Notification", Object.assign(Note, { permission: "granted" }));
  vi.stubGlobal("isSecureContext", true);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  choose({ notify: true });
  FakeSocket.made = [];
});
afterEach(() => {
  cleanup();
  table.close();
  choose({ notify: false });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A step without events. */
function quiet(seq: number, seat: number | null = null): StepForViewer {
  return told(seq, { events: [], seat });
}
function comeIn(play: MatchInfo): void {
  FakeSocket.last.open();
  FakeSocket.last.push(welcome(FakeSocket.last.hello, { play, story: [quiet(2), quiet(3)] }));
  flushSync();
}
function sit(module: unknown, words: Words, view: unknown): void {
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  comeIn(playInfo(3, { view }));
  render(Frame, { table, game: module as AnyGameModule, info: INFO, words });
  flushSync();
}
function hear(push: AnyPush): void {
  FakeSocket.last.push(push);
  flushSync();
}
/** The number of calls. */
function calls(): number {
  return Note.mock.calls.length;
}

test("a deciding player is called once, whoever joins or leaves and whatever the clock does", () => {
  sit(crooks, spoken, mine);
  expect(calls()).toBe(1);
  const flapping = seats({}, { kind: "person", name: "Mae", guest: "mae", connected: false });
  hear({ type: "table", table: tableInfo({ seats: flapping }) });
  hear({ type: "clock", clock: { left: 9000, whole: 9000, paused: true, common: false } });
  FakeSocket.last.close();
  vi.advanceTimersByTime(10_000);
  comeIn(playInfo(3, { view: mine }));
  expect(calls()).toBe(1);
});

test("the next decision calls again, and so does the same one after an own action", () => {
  sit(crooks, spoken, mine);
  hear(step(4, { told: quiet(4, 0), view: {}, waiting: [1] }));
  expect(calls()).toBe(1);
  hear(step(5, { told: quiet(5, 1), view: {}, waiting: [0] }));
  expect(calls()).toBe(2);
  hear(step(6, { told: quiet(6, 0), view: {}, waiting: [0] }));
  expect(calls()).toBe(3);
});

test("during talk no statement calls a player, the next decision does", async () => {
  const { view } = inCrossfire("mine-talk");
  sit(crossfire, await allWordsOf("en"), view);
  for (const seq of [4, 5]) hear(step(seq, { told: quiet(seq, 0), view: {} }));
  expect(calls()).toBe(1);
  hear(step(6, { told: quiet(6), view: inCrossfire("mine-aim").view }));
  expect(calls()).toBe(2);
});

test("hints end after a completed match, and return when switched on", () => {
  giveHints("crooks", true);
  sit(crooks, spoken, mine);
  hear({ type: "table", table: tableInfo({ phase: "over" }) });
  expect(isHinted("crooks")).toBe(false);
  expect(isHinted("mafia")).toBe(true);
  giveHints("crooks", true);
  hear({ type: "table", table: tableInfo({ phase: "over", spectators: [] }) });
  expect(isHinted("crooks")).toBe(true);
});
