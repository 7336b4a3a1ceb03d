import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allMoments, Reel } from "../src/replay/reel.svelte";
import type { ReplayStep } from "../src/lib/wire";

const frames: readonly ReplayStep[] = Array.from({ length: 5 }, (_, seq) => ({
  view: {},
  told: { seq, at: 0, events: [], seat: null, undone: false },
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function reelAt(at: number): Reel {
  const reel = new Reel();
  reel.load(frames, null);
  reel.go(at);
  return reel;
}

/** Run the reel whenever it is playing, as the page does. */
function running(reel: Reel): () => void {
  return $effect.root(() => {
    $effect(() => reel.run());
  });
}

test("a replay plays frame by frame to its end and stops there", () => {
  const reel = reelAt(2);
  const end = running(reel);
  reel.toggle();
  flushSync();
  vi.advanceTimersByTime(1200);
  expect(reel.at).toBe(3);
  vi.advanceTimersByTime(1200);
  expect([reel.at, reel.playing]).toEqual([4, false]);
  end();
});

test("playing at the end starts from the beginning, and a pause stops", () => {
  const reel = reelAt(4);
  const end = running(reel);
  reel.toggle();
  flushSync();
  expect(reel.at).toBe(0);
  vi.advanceTimersByTime(1200);
  reel.toggle();
  flushSync();
  vi.advanceTimersByTime(12_000);
  expect(reel.at).toBe(1);
  end();
});

test("a replay never leaves its frames, and only a single step forward is animated", () => {
  const reel = reelAt(1);
  reel.go(2);
  expect(reel.steppedOn).toBe(true);
  reel.go(99);
  expect([reel.at, reel.steppedOn]).toEqual([4, false]);
  reel.go(-3);
  expect(reel.at).toBe(0);
});

test("of two requested viewers the last chosen one is shown, whichever arrives first", async () => {
  const waiting = new Map<string, (answer: Response) => void>();
  vi.spyOn(globalThis, "fetch").mockImplementation((address) => {
    const seat = new URL(address as string, location.href).searchParams.get("seat") ?? "";
    return new Promise((answered) => waiting.set(seat, answered));
  });
  const seenBy = (seat: number): Response =>
    Response.json({ last: 4, moments: frames.map((each) => ({ ...each, view: { you: seat } })) });
  const reel = reelAt(2);
  const wishes = [reel.viewAs("p1", 0), reel.viewAs("p1", 1)];
  waiting.get("1")?.(seenBy(1));
  waiting.get("0")?.(seenBy(0));
  await Promise.all(wishes);
  expect([reel.seat, reel.wanted, reel.frame?.view]).toEqual([1, 1, { you: 1 }]);
  vi.restoreAllMocks();
});

test("after a partial answer the missing frames are requested", async () => {
  const asked: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((address) => {
    const query = new URL(address as string, location.href).searchParams;
    const [first, last] = [Number(query.get("first")), Number(query.get("last"))];
    asked.push(`${first}-${last}`);
    const moments = frames.slice(first, Math.min(first + 2, last + 1));
    return Promise.resolve(Response.json({ last: 4, moments }));
  });
  expect(await allMoments("p1", null, 4)).toEqual(frames);
  expect(asked).toEqual(["0-4", "2-4", "4-4"]);
  vi.restoreAllMocks();
});
