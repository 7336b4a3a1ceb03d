import { describe, expect, test } from "vitest";
import { aimable, aimOf, aimWished, fingers, pickedWith } from "../../src/games/crossfire/aiming";
import { arrowPath, places } from "../../src/games/crossfire/circle";
import { holders, linesOf, mixing } from "../../src/games/crossfire/scenes";
import { momentOf } from "./board_table";

describe.each([5, 6, 7, 8, 9, 10])("a ring of %i seats", (count) => {
  const ring = places(count, 2);

  test("begins with the viewer at the bottom and goes on with the left neighbour", () => {
    expect(ring[0]).toEqual({ seat: 2, x: 0, y: 1 });
    expect(ring[1]?.seat).toBe(3);
    expect(ring[1]?.x).toBeLessThan(0);
    expect(ring.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual([...Array(count).keys()]);
  });

  test("leaves room for every seat box on a phone", () => {
    // As in Ring.svelte at 344 px: the share of the width that a box takes, and the heights.
    const [share, height] = count > 8 ? [0.22, 432] : count > 6 ? [0.25, 384] : [0.29, 320];
    const box = { width: 344 * share, height: count > 8 ? 76 : 80 };
    const spots = ring.map(({ x, y }) => ({
      x: 172 + x * (172 - box.width / 2),
      y: height / 2 + y * (height / 2 - box.height / 2),
    }));
    for (const [place, one] of spots.entries()) {
      for (const other of spots.slice(place + 1)) {
        const apart =
          Math.abs(one.x - other.x) >= box.width - 1 || Math.abs(one.y - other.y) >= box.height - 1;
        expect(apart, `${place}`).toBe(true);
      }
    }
  });
});

test("an arrow goes from box to box, and never to its own box", () => {
  const box = { width: 40, height: 40 };
  const path = arrowPath({ x: 0, y: 0 }, { x: 200, y: 0 }, box);
  expect(path).toMatch(/^M23 0Q/);
  expect(path).toMatch(/ 177 0$/);
  const back = arrowPath({ x: 200, y: 0 }, { x: 0, y: 0 }, box);
  expect(back.includes("Q100 16")).not.toBe(path.includes("Q100 16")); // they do not cover each other
  expect(arrowPath({ x: 5, y: 5 }, { x: 5, y: 5 }, box)).toBe("");
});

test("the pass goes to the left, past a sniper", () => {
  const { view } = momentOf("mine-look");
  expect(linesOf({ ...view, stage: 1 }).map(({ from, to }) => (to - from + 7) % 7)).toEqual(
    Array(7).fill(1),
  );
  const hunted = momentOf("mine-look", "hunted").view;
  expect(hunted.sniper).toBe(3);
  expect(holders(hunted)).not.toContain(3);
  const past = linesOf({ ...hunted, stage: 1 }).find(({ from }) => from === 2);
  expect(past?.to).toBe(4);
});

test("a shuffle highlights its three seats, and looking at the deal no seat", () => {
  const { view } = momentOf("mine-look");
  const stage = view.stage ?? 0;
  expect(mixing(view)).toEqual(view.shuffles[stage - 2]);
  expect(linesOf(view)).toHaveLength(3);
  expect(mixing({ ...view, stage: 0 })).toEqual([]);
  expect(linesOf(momentOf("mine-talk").view)).toEqual([]);
});

test("at the end every finger is an arrow, shots first", () => {
  const { view } = momentOf("mine-rest");
  const lines = linesOf(view);
  const aims = (view.result?.aims ?? []).flatMap((targets) => targets);
  expect(lines.length).toBe(aims.length);
  expect(lines.filter(({ kind }) => kind !== "aim").length).toBe(view.result?.shots.length);
});

describe("pointing", () => {
  const { view } = momentOf("mine-aim");

  test("two guns need two fingers, the oldest gives way, and the order does not matter", () => {
    expect(fingers(view)).toBe(2);
    let picks = pickedWith(view, [], 5);
    expect(aimOf(view, picks)).toBeNull();
    picks = pickedWith(view, picks, 2);
    expect(aimOf(view, picks)).toEqual({ type: "aim_two", first: 2, second: 5 });
    picks = pickedWith(view, picks, 3);
    expect(picks).toEqual([2, 3]);
    expect(pickedWith(view, picks, 2)).toEqual([3]);
  });

  test("players cannot point at themselves or at fallen players", () => {
    expect(aimable(view, 0)).toBe(false);
    expect(aimable(view, 1)).toBe(true);
    const last = momentOf("mine-final_aim", "hunted").view;
    const left = last.options.filter((option) => !("seat" in option) || option.seat !== 2);
    expect(aimable(last, 2)).toBe(true);
    expect(aimable({ ...last, options: left }, 2)).toBe(false);
    expect(fingers(last)).toBe(1);
    expect(aimWished(last, [], 2)).toEqual({ type: "aim", seat: 2 });
    expect(aimWished(view, [4], 0)).toEqual({ type: "aim_two", first: 0, second: 4 });
  });
});
