import { describe, expect, test } from "vitest";
import { figureTraits } from "../../src/games/legends/cast";
import { chipFace, OWN_CHIP, pile, supply } from "../../src/games/legends/scenes/casino_chips";
import { CROUPIER } from "../../src/games/legends/scenes/casino_people";
import { felt } from "../../src/games/legends/scenes/casino_felts";
import * as room from "../../src/games/legends/scenes/casino_room";
import { obstacle } from "../../src/games/legends/scenes/chase_obstacles";
import * as street from "../../src/games/legends/scenes/chase_street";
import * as vehicles from "../../src/games/legends/scenes/chase_vehicles";
import { FIELD } from "../../src/games/legends/scenes/drawing";
import { PLACES } from "../../src/games/legends/scenes/rebels_street";
import * as yard from "../../src/games/legends/scenes/rebels_street";
import * as things from "../../src/games/legends/scenes/rebels_things";
import { portrait } from "../../src/ui/portrait";

const sign = (name: string): string => `[${name}]`;
/** The ids of cards: "ob", 16 gives ob01 to ob16. */
function cards(deck: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => `${deck}${String(i + 1).padStart(2, "0")}`);
}
function drawings(module: object): readonly (readonly [string, string])[] {
  return Object.entries(module).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].startsWith("<"),
  );
}
const OBSTACLES = cards("ob", 16).map((card) => [card, obstacle(card, sign)] as const);
const FELTS = cards("ta", 9).map((card) => [card, felt(card, sign)] as const);
const ALL: readonly (readonly [string, string])[] = [
  ...OBSTACLES,
  ...FELTS,
  ...drawings(street),
  ...drawings(vehicles),
  ...drawings(yard),
  ...drawings(things),
  ...drawings(room),
  ...Object.entries(PLACES).map(([name, { drawing }]) => [name, drawing] as const),
  ["van", vehicles.van("prison")],
  ["posts", street.posts(11, 4)],
  ["left lane", street.lane("left")],
  ["right headlights", street.headlights("right")],
  ["scarf", things.scarf(10, 20, 90)],
  ["supply", supply(23)],
  ["shaft", room.shaft(12)],
];

test.each(ALL)("%s is well-formed SVG without ids and numbers that are none", (_, drawing) => {
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`,
    "image/svg+xml",
  );
  expect(parsed.querySelector("parsererror")).toBeNull();
  expect(parsed.querySelector("[id]")).toBeNull();
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

test("every card has a drawing of its own, and an unknown one has some", () => {
  expect(new Set(OBSTACLES.map(([, drawing]) => drawing)).size).toBe(16);
  expect(new Set(FELTS.map(([, drawing]) => drawing)).size).toBe(9);
  expect(obstacle("mine", sign)).not.toBe("");
  expect(felt("mine", sign)).not.toBe("");
});

test("signs are in the player's language", () => {
  expect(obstacle("ob13", sign)).toContain("[police]");
  expect(felt("ta07", sign)).toContain("[jackpot]");
  expect(vehicles.van("ТЮРЬМА")).toContain("ТЮРЬМА");
});

describe("the street", () => {
  test("has a van that moves on with every space and stays in sight on the last one", () => {
    const places = Array.from({ length: 12 }, (_, i) => street.hillPlace(i / 11));
    for (const [i, [x, y]] of places.entries()) {
      if (i > 0) expect(x).toBeGreaterThan(places[i - 1]?.[0] ?? 0);
      expect(x + 50).toBeLessThan(FIELD.width);
      expect(y).toBeGreaterThan(40);
    }
    expect(street.hillPlace(2)).toEqual(street.hillPlace(1));
  });

  test("is the same on both sides", () => {
    for (const where of ["near", "future"] as const) {
      const [left, right] = [street.standing("left", where), street.standing("right", where)];
      expect(left[0] + right[0]).toBeCloseTo(FIELD.width);
      expect(left.slice(1)).toEqual(right.slice(1));
    }
    expect(street.standing("left", "near")[2]).toBeGreaterThan(
      street.standing("left", "future")[2],
    );
  });
});

describe("the casino", () => {
  test("counts its chips", () => {
    const layers = (drawing: string): number => drawing.match(/<ellipse/g)?.length ?? 0;
    expect(layers(pile(0, 0, 10, 4, OWN_CHIP))).toBe(4 * layers(pile(0, 0, 10, 1, OWN_CHIP)));
    expect(layers(supply(23))).toBe(layers(pile(0, 0, 10, 23, OWN_CHIP)));
    expect(supply(0)).toBe("");
    expect(chipFace(0, 0, 10, false, OWN_CHIP)).toContain("stroke-dasharray");
  });

  test("has floors of equal height from the lowest up", () => {
    const floors = Array.from({ length: 12 }, (_, space) => room.floorOf(space, 12));
    expect(floors.toSorted((one, other) => other - one)).toEqual(floors);
    expect(room.floorOf(19, 20)).toBeGreaterThan(20);
  });

  test("has a face for every spectator, and for the croupier", () => {
    const faces = cards("sp", 12).map((id) => portrait(figureTraits({ id, icons: "MH" })));
    expect(new Set([...faces, portrait(CROUPIER)]).size).toBe(13);
  });
});
