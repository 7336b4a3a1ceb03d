import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scenesOf } from "../../src/games/crossfire/finale";
import { FinalePlayer } from "../../src/games/crossfire/finale_player.svelte";
import type { GameView } from "../../src/games/crossfire/wire";
import { games } from "./endings";
import type { Step } from "./endings";

/** A step of the fixture with this property. */
function stepWhere(wanted: (step: Step) => boolean): Step {
  const found = games.flat().find(wanted);
  if (!found) throw new Error("no such step in the fixture");
  return found;
}
const { before, events, after } = stepWhere(({ after: end }) => end.mode === "shootout");
const scenes = scenesOf(before, events, after);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the calls follow each other, each for its own time, and then the finale ends", () => {
  const finalePlayer = new FinalePlayer(before);
  expect([finalePlayer.scene, finalePlayer.pendingNarration]).toEqual([null, null]);
  finalePlayer.hear(after, events, true);
  scenes.forEach((scene, place) => {
    expect(finalePlayer.scene?.cue).toBe(scene.cue);
    const left = scenes.slice(place + 1).flatMap(({ brings }) => brings);
    expect(finalePlayer.pendingNarration).toEqual({ view: scene.view, events: left });
    vi.advanceTimersByTime(scene.time - 1);
    expect(finalePlayer.scene?.cue).toBe(scene.cue);
    vi.advanceTimersByTime(1);
  });
  expect([finalePlayer.scene, finalePlayer.pendingNarration]).toEqual([null, null]);
});

test("it can be skipped, and stays so", () => {
  const finalePlayer = new FinalePlayer(before);
  finalePlayer.hear(after, events, true);
  finalePlayer.skip();
  expect(finalePlayer.scene).toBeNull();
  vi.runAllTimers();
  expect(finalePlayer.scene).toBeNull();
});

test("no finale runs with reduced motion, and none twice", () => {
  const still = new FinalePlayer(before);
  still.hear(after, events, false);
  expect(still.scene).toBeNull();
  still.hear(after, events, true); // the same step, rendered again
  expect(still.scene).toBeNull();
});

test("a step in between does not stop it, the next deal does", () => {
  const finalePlayer = new FinalePlayer(before);
  finalePlayer.hear(after, events, true);
  const ready: GameView = { ...after, active: [] };
  finalePlayer.hear(ready, [{ type: "next_wanted", seat: 1 }], true);
  expect(finalePlayer.scene?.cue).toBe(scenes[0]?.cue);
  finalePlayer.hear({ ...ready, game: after.game + 1, result: null }, [], true);
  expect(finalePlayer.scene).toBeNull();
});

test("a player who must shoot next sees no finale, the others do", () => {
  const missed = stepWhere(({ after: end }) => end.decision === "final_aim");
  const [shooter = -1] = missed.after.active;
  const run = (you: number | null): string | undefined => {
    const finalePlayer = new FinalePlayer(missed.before);
    finalePlayer.hear({ ...missed.after, you }, missed.events, true);
    return finalePlayer.scene?.cue;
  };
  expect(run(shooter)).toBeUndefined();
  expect(run(null)).toBe("marked");
  expect(run(missed.after.seats.findIndex((_, seat) => !missed.after.active.includes(seat)))).toBe(
    "marked",
  );
});
