import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../src/lib/table.svelte";
import { Texts } from "../src/lib/texts";
import type { SeatInfo } from "../src/lib/wire";
import StillHere from "../src/table/StillHere.svelte";
import clientEn from "../src/text/en.ftl?raw";
import { playInfo, seats, tableInfo, welcome } from "./pushes";
import { FakeSocket } from "./socket";

const WORDS = new Texts("en", [clientEn], {});
const MINUTE = 60_000;
let table: Table;

function sitDown(waiting: readonly number[]): void {
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  FakeSocket.last.open();
  const play = playInfo(3, { waiting });
  FakeSocket.last.push(welcome(FakeSocket.last.hello, { play, table: told({}, {}) }));
  render(StillHere, { table, words: WORDS });
  flushSync();
}

function told(anna: Partial<SeatInfo>, boris: Partial<SeatInfo>): ReturnType<typeof tableInfo> {
  return tableInfo({ seats: seats(anna, { name: "Boris", guest: "other", ...boris }) });
}

function changed(anna: Partial<SeatInfo>, boris: Partial<SeatInfo> = {}): void {
  FakeSocket.last.push({ type: "table", table: told(anna, boris) });
  flushSync();
}

function signs(): number {
  return FakeSocket.last.said("here").length;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  FakeSocket.made = [];
});
afterEach(() => {
  cleanup();
  table.close();
  vi.useRealTimers();
});

test("a deciding player sends a sign of life once a minute, other players send none", async () => {
  sitDown([0]);
  for (const move of [0, 1, 2]) await fireEvent.pointerMove(window, { clientX: move });
  expect(signs()).toBe(1);
  vi.advanceTimersByTime(MINUTE);
  await fireEvent.keyDown(window, { key: "x" });
  expect(signs()).toBe(2);
  cleanup();
  table.close();
  sitDown([1]);
  await fireEvent.pointerDown(window);
  expect(signs()).toBe(0);
});

test("a warned player sees a question, and the first touch answers it", async () => {
  sitDown([0]);
  await fireEvent.pointerDown(window);
  vi.advanceTimersByTime(MINUTE / 2);
  changed({ silence: "warned" });
  expect((await screen.findByRole("alert")).textContent).toBe(WORDS.say("silence-warned"));
  await fireEvent.click(screen.getByText(WORDS.say("silence-here")));
  expect(signs()).toBe(2);
  changed({});
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a replaced player takes the seat back, whoever must decide", async () => {
  sitDown([1]);
  changed({ substitute: "normal" });
  expect((await screen.findByRole("alert")).textContent).toBe(WORDS.say("silence-held"));
  await fireEvent.keyDown(window, { key: "x" });
  expect(signs()).toBe(1);
});

test("players can let a bot play for another player who is silent for long", async () => {
  sitDown([1]);
  changed({}, { silence: "warned" });
  expect(screen.queryByRole("status")).toBeNull();
  changed({}, { silence: "long" });
  expect((await screen.findByRole("status")).textContent).toContain("Boris");
  await fireEvent.click(screen.getByText(WORDS.say("silence-bot", { name: "Boris" })));
  expect(FakeSocket.last.said("stand_in")).toMatchObject([{ seat: 1 }]);
});
