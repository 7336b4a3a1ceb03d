import { describe, expect, test } from "vitest";
import { linePath, overlap, seating } from "../../src/games/crossfire/seating";
import type { Box, Seating, TableSize } from "../../src/games/crossfire/seating";
import { bubbles } from "../../src/games/crossfire/speech";
import type { GameView } from "../../src/games/crossfire/wire";
import { momentOf } from "./board_table";

const TAG = 26;
/** The tables of a desktop, a wide desktop, a small desktop and a phone. */
const SIZES: readonly (readonly [string, TableSize])[] = [
  ["a desktop", { width: 712, height: 520, radius: 45, tag: TAG, card: [1.1, 1.5] }],
  ["a wide desktop", { width: 1250, height: 760, radius: 66, tag: TAG, card: [1.1, 1.5] }],
  ["a small desktop", { width: 560, height: 400, radius: 45, tag: TAG, card: [0, 0] }],
  ["a phone", { width: 344, height: 400, radius: 45, tag: TAG, card: [0, 0] }],
];
const CASES = SIZES.flatMap(([name, size]) =>
  [5, 6, 7, 8, 9, 10].map((count) => [count, name, size] as const),
);

function facesOf({ places, radius }: Seating): readonly Box[] {
  return places.map(({ x, y }) => ({ x, y, width: 2 * radius, height: 2 * radius }));
}
/** The tags of short names. */
function tagsOf({ places, radius }: Seating): readonly Box[] {
  return places.map(({ x, y }) => ({
    x,
    y: y + radius - 8 + TAG / 2,
    width: 2 * radius,
    height: TAG,
  }));
}
function apart(one: readonly Box[], other: readonly Box[], self: boolean): boolean {
  return one.every((box, index) =>
    other.every((each, place) => (self && place === index) || !overlap(box, each)),
  );
}

describe.each(CASES)("a table of %i seats on %s", (count, _, size) => {
  const table = seating(count, 2, size);

  test("begins with the viewer at the bottom and goes on with the left neighbour", () => {
    const [own, left] = table.places;
    expect(own?.seat).toBe(2);
    expect(own?.x).toBeCloseTo(size.width / 2, 0);
    expect(Math.max(...table.places.map(({ y }) => y))).toBe(own?.y);
    expect(left?.seat).toBe(3);
    expect(left?.x).toBeLessThan(size.width / 2);
    expect(table.places.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual([
      ...Array(count).keys(),
    ]);
  });

  test("has no face on another, none under a tag, and all within the page", () => {
    expect(apart(facesOf(table), facesOf(table), true)).toBe(true);
    expect(apart(facesOf(table), tagsOf(table), true)).toBe(true);
    for (const { x, y } of table.places) {
      expect(Math.min(x, size.width - x)).toBeGreaterThanOrEqual(table.radius);
      expect(y - table.radius).toBeGreaterThanOrEqual(0);
      expect(y + table.radius + TAG - 8).toBeLessThanOrEqual(size.height);
    }
  });

  test("has cards and words that cover no face and no card", () => {
    const cards = table.places.map(({ card }) => ({ ...card, ...table.card }));
    const drawn = table.card.width > 0 ? cards : [];
    expect(apart(drawn, [...facesOf(table), ...tagsOf(table)], false)).toBe(true);
    expect(apart(drawn, drawn, true)).toBe(true);
    const words = [table.centre, ...table.sides].filter(({ height }) => height > 0);
    expect(apart(words, [...facesOf(table), ...drawn], false)).toBe(true);
  });
});

describe("speech on the table", () => {
  const [, size] = SIZES[0] ?? [];
  if (!size) throw new Error("no size");
  const { view } = momentOf("theirs-talk");

  test("at a small table stands beside the speakers, one line on each side", () => {
    const seats = view.seats.slice(0, 6);
    const small: GameView = {
      ...view,
      seats,
      said: [spoken(1, 1), spoken(2, 2), spoken(3, 3), spoken(4, 5), spoken(5, 5)],
    };
    const table = seating(6, 0, size);
    expect(table.sides).toHaveLength(2);
    const shown = bubbles(small, table).map(({ box, all }) => [
      table.sides.indexOf(box),
      ...all.map(({ said }) => said.no),
    ]);
    expect(shown).toEqual([
      [0, 2],
      [-1, 3],
      [1, 5],
    ]);
  });

  test("at a large table are the last two lines of two players, on the felt", () => {
    const table = seating(7, 0, size);
    const [box, ...more] = bubbles(
      { ...view, said: [spoken(1, 1), spoken(2, 2), spoken(3, 2)] },
      table,
    );
    expect(more).toEqual([]);
    expect(box?.box).toBe(table.centre);
    expect(box?.all.map(({ said }) => said.no)).toEqual([1, 3]);
    expect(bubbles({ ...view, said: [] }, table)).toEqual([]);
  });
});

test("a line goes from face to face, and never to its own face", () => {
  const path = linePath({ x: 0, y: 0 }, { x: 200, y: 0 }, 20);
  expect(path).toMatch(/^M25 0Q/);
  expect(path).toMatch(/ 175 0$/);
  const back = linePath({ x: 200, y: 0 }, { x: 0, y: 0 }, 20);
  expect(back.includes("Q100 16")).not.toBe(path.includes("Q100 16")); // they do not cover each other
  expect(linePath({ x: 5, y: 5 }, { x: 5, y: 5 }, 20)).toBe("");
});

function spoken(no: number, seat: number): GameView["said"][number] {
  return {
    type: "statement_made",
    no,
    seat,
    code: "am",
    about: null,
    role: "vip",
    number: null,
    topic: null,
    answers: [],
  };
}
