import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countdown } from "../src/lib/showing";
import Clock from "../src/table/Clock.svelte";
import { wordsOf } from "./crooks/table";

const words = await wordsOf("en");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function shows(seconds: number): void {
  flushSync();
  expect(screen.getByRole("timer").textContent.trim()).toBe(words.say("time-left", { seconds }));
}

test("a clock that goes on after a pause never shows more than is left", () => {
  const props = $state({
    clock: countdown({ left: 30_000, whole: 60_000, paused: true, common: false }),
    mine: false,
    words,
  });
  render(Clock, props);
  vi.advanceTimersByTime(20_000);
  props.clock = countdown({ left: 30_000, whole: 60_000, paused: false, common: false });
  shows(30);
  vi.advanceTimersByTime(2000);
  shows(28);
});

test("time goes on while a phone sleeps", () => {
  vi.spyOn(performance, "now").mockReturnValue(1000); // it stops there
  const clock = countdown({ left: 60_000, whole: 60_000, paused: false, common: false });
  render(Clock, { clock, mine: false, words });
  vi.advanceTimersByTime(25_000);
  shows(35);
});
