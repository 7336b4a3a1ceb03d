import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Caller from "../../src/games/crossfire/Caller.svelte";
import { scenesOf } from "../../src/games/crossfire/finale";
import type { GameEvent } from "../../src/games/crossfire/wire";
import { countdown } from "../../src/lib/showing";
import { hush } from "../../src/lib/voice";
import { Mouth } from "../spoken";
import { momentOf, wordsOf } from "./board_table";
import { games } from "./endings";

const words = await wordsOf("en");
const { view: talk } = momentOf("mine-talk");
const still = {
  newEvents: [] as readonly GameEvent[],
  clock: null,
  scene: null,
  words,
  voiced: true,
};
let mouth: Mouth;

beforeEach(() => {
  vi.useFakeTimers();
  mouth = new Mouth();
});
afterEach(() => {
  cleanup();
  hush();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The announcer, and its written calls. */
function called(more: object = {}): {
  readonly change: (next: object) => Promise<void>;
  readonly caption: () => string;
} {
  const { container, rerender } = render(Caller, { view: talk, ...still, ...more });
  return {
    change: rerender,
    caption: () => container.querySelector("[data-part=caption]")?.textContent.trim() ?? "",
  };
}
const ended: readonly GameEvent[] = [{ type: "talk_ended" }];

test("a call is shown and spoken, and its text disappears after a while", async () => {
  const { change, caption } = called();
  await change({ view: { ...talk, decision: "aim" }, newEvents: ended });
  expect(caption()).toBe("Silence. Choose your target.");
  expect(mouth.texts).toEqual(["Silence. Choose your target."]);
  vi.advanceTimersByTime(4000);
  await tick();
  expect(caption()).toBe("");
});

test("a muted call is only shown; on the television a call is only spoken", async () => {
  const quiet = called({ voiced: false });
  await quiet.change({ view: { ...talk, decision: "aim" }, newEvents: ended });
  expect([quiet.caption(), mouth.texts]).toEqual(["Silence. Choose your target.", []]);
  const elsewhere = called({ written: false });
  await elsewhere.change({ view: { ...talk, decision: "aim" }, newEvents: ended });
  expect([elsewhere.caption(), mouth.texts]).toEqual(["", ["Silence. Choose your target."]]);
});

test("times are called while the clock runs, and not while it is stopped", async () => {
  const clock = countdown({ left: 31_000, whole: 180_000, paused: false, common: true });
  const { change, caption } = called({ clock });
  vi.advanceTimersByTime(1200);
  await tick();
  expect(caption()).toBe("Half a minute.");
  await change({ clock: { ...clock, paused: true } });
  vi.advanceTimersByTime(25_000);
  expect(mouth.texts).toEqual(["Half a minute."]);
});

test("the finale's calls are spoken, and shown by the finale", async () => {
  const step = games.flat().find(({ after }) => after.mode === "shootout");
  if (!step) throw new Error("no shootout in the fixture");
  const scene = scenesOf(step.before, step.events, step.after)[0] ?? null;
  const { change, caption } = called();
  await change({ scene });
  expect([caption(), mouth.texts]).toEqual(["", ["Point!"]]);
});

test("after leaving no call is made", () => {
  called();
  const before = mouth.cancelled;
  cleanup();
  expect(mouth.cancelled).toBe(before + 1);
});
