import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { film } from "../../src/games/crossfire/film";
import { Projector } from "../../src/games/crossfire/projector.svelte";
import type { GameView } from "../../src/games/crossfire/wire";
import { games } from "./films";
import type { Step } from "./films";

/** A step of the fixture with this property. */
function stepWhere(wanted: (step: Step) => boolean): Step {
  const found = games.flat().find(wanted);
  if (!found) throw new Error("no such step in the fixture");
  return found;
}
const { before, events, after } = stepWhere(({ after: end }) => end.mode === "shootout");
const scenes = film(before, events, after);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the calls come one after the other, each as long as it takes, and then it is over", () => {
  const projector = new Projector(before);
  expect([projector.scene, projector.pendingNarration]).toEqual([null, null]);
  projector.hear(after, events, true);
  scenes.forEach((scene, place) => {
    expect(projector.scene?.cue).toBe(scene.cue);
    const left = scenes.slice(place + 1).flatMap(({ brings }) => brings);
    expect(projector.pendingNarration).toEqual({ view: scene.view, events: left });
    vi.advanceTimersByTime(scene.time - 1);
    expect(projector.scene?.cue).toBe(scene.cue);
    vi.advanceTimersByTime(1);
  });
  expect([projector.scene, projector.pendingNarration]).toEqual([null, null]);
});

test("it can be skipped, and stays so", () => {
  const projector = new Projector(before);
  projector.hear(after, events, true);
  projector.skip();
  expect(projector.scene).toBeNull();
  vi.runAllTimers();
  expect(projector.scene).toBeNull();
});

test("nothing runs where nothing moves, and nothing twice", () => {
  const still = new Projector(before);
  still.hear(after, events, false);
  expect(still.scene).toBeNull();
  still.hear(after, events, true); // the same step, rendered again
  expect(still.scene).toBeNull();
});

test("a step in between does not stop it, the next deal does", () => {
  const projector = new Projector(before);
  projector.hear(after, events, true);
  const ready: GameView = { ...after, active: [] };
  projector.hear(ready, [{ type: "next_wanted", seat: 1 }], true);
  expect(projector.scene?.cue).toBe(scenes[0]?.cue);
  projector.hear({ ...ready, game: after.game + 1, result: null }, [], true);
  expect(projector.scene).toBeNull();
});

test("who must shoot next sees no film, the others do", () => {
  const missed = stepWhere(({ after: end }) => end.decision === "final_aim");
  const [shooter = -1] = missed.after.active;
  const run = (you: number | null): string | undefined => {
    const projector = new Projector(missed.before);
    projector.hear({ ...missed.after, you }, missed.events, true);
    return projector.scene?.cue;
  };
  expect(run(shooter)).toBeUndefined();
  expect(run(null)).toBe("marked");
  expect(run(missed.after.seats.findIndex((_, seat) => !missed.after.active.includes(seat)))).toBe(
    "marked",
  );
});
