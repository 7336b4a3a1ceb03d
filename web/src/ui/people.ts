/** The faces of the people at a table, by number: first those of the named bots, then others. */
import type { SeatColour } from "../games/module";
import { BRASS, INK, RED } from "./portrait_drawing";
import type { Traits } from "./portrait";
import { traitsOf } from "./traits";

/** In the order of the message `bot-names`, which is the same in both languages. */
const BOTS: readonly Traits[] = [
  {
    hat: "bowler",
    felt: "#2f2825",
    band: "#7a2a30",
    hair: "brown",
    beard: "handlebar",
    face: [25, 23, 13, 94],
    cloth: "#4a3a2c",
    shirt: RED,
    brow: 4,
    open: 2.8,
  },
  {
    hat: "newsboy",
    felt: "#6a5d3c",
    skin: "brown",
    coat: "work",
    cloth: "#3a3f34",
    shirt: "#8d9a72",
    worn: ["cigarette"],
    smile: 2.5,
    lean: 4,
    age: "young",
    open: 3,
  },
  {
    she: true,
    hat: "cloche",
    felt: "#7a2440",
    band: "#e3bf68",
    hair: "red",
    front: "bob",
    back: "bob",
    coat: "fur",
    cloth: "#cdb07a",
    shirt: "#3b1d2b",
    worn: ["earring"],
    noEars: true,
    smile: 2,
    lean: -3,
    open: 3.8,
  },
  {
    hat: "fedora",
    felt: "#6b5a3f",
    band: "#1d1612",
    skin: "olive",
    scar: true,
    beard: "pencil",
    cloth: "#4a3a28",
    shirt: "#1f4f7a",
    open: 2,
    anger: 3,
    lean: 3,
  },
  {
    she: true,
    skin: "deep",
    hair: "black",
    back: "bob",
    front: "fringe",
    hat: "band",
    band: BRASS,
    coat: "dress",
    cloth: "#24524a",
    worn: ["earring"],
    held: ["pearls"],
    noEars: true,
    open: 3.2,
    smile: 1.5,
    lips: "#c0312e",
  },
  {
    front: "slick",
    hair: "black",
    beard: "pencil",
    coat: "bow",
    cloth: "#1d2730",
    shirt: INK,
    smile: 2,
    anger: -1,
    skin: "warm",
  },
  {
    she: true,
    age: "old",
    hair: "white",
    back: "bun",
    front: "bun",
    coat: "fur",
    cloth: "#3a2a5c",
    shirt: "#d8cbb0",
    worn: ["earring"],
    held: ["pearls"],
    open: 3,
    smile: 1,
    anger: -2,
    noEars: true,
  },
  {
    hat: "tophat",
    felt: "#29262d",
    band: "#5b2545",
    hair: "grey",
    glasses: "monocle",
    beard: "walrus",
    coat: "bow",
    cloth: "#2a2630",
    shirt: "#5b2545",
    age: "old",
    open: 2.6,
    anger: -1,
  },
  {
    she: true,
    hair: "blond",
    back: "waves",
    front: "waves",
    coat: "dress",
    cloth: "#8a2440",
    worn: ["holder"],
    noEars: true,
    smile: 2.5,
    lean: -4,
    mole: true,
  },
  {
    hat: "flatcap",
    felt: "#46566a",
    skin: "brown",
    coat: "roll",
    cloth: "#2f4a5c",
    smile: 1,
    beard: "stubble",
    open: 2.5,
    tilt: 3,
    face: [24, 22, 12, 95],
  },
  {
    she: true,
    skin: "brown",
    hair: "black",
    back: "curls",
    front: "curls",
    coat: "dress",
    cloth: "#5c2a44",
    worn: ["earring"],
    noEars: true,
    smile: 2,
    open: 3.6,
  },
  {
    hair: "red",
    front: "quiff",
    beard: "full",
    coat: "work",
    cloth: "#4a3a30",
    shirt: "#a08a62",
    face: [25, 24, 14, 97],
    anger: 1,
    brow: 4.5,
    nose: 11,
  },
];
/** Seeds of the other faces, chosen so that each differs from the rest at a glance. */
const OTHERS = Array.from({ length: 24 }, (_, number) => `person-${number}`);
export const FACES = BOTS.length + OTHERS.length;

/** The face of a person who has chosen none. */
export function faceOfName(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return BOTS.length + 1 + (sum % OTHERS.length);
}

/** The grounds of the seats' faces. */
const GROUND = {
  red: "#a8323a",
  blue: "#3a6cae",
  yellow: "#b8932a",
  green: "#36824c",
  violet: "#7a55b0",
  orange: "#b8662a",
  teal: "#2f8680",
  pink: "#b0577f",
  white: "#7f8580",
  brown: "#7d5a3c",
} as const satisfies Record<SeatColour, string>;
const drawn = new Map<string, Traits>();

/** The face of this number, from 1 to `FACES`, before the colour of a seat. */
export function personTraits(face: number, colour: SeatColour): Traits {
  const key = `${face} ${colour}`;
  let traits = drawn.get(key);
  if (!traits) {
    const seed = `person-${face}`;
    const own =
      BOTS[face - 1] ?? traitsOf(OTHERS[(face - 1 - BOTS.length) % OTHERS.length] ?? seed);
    traits = { ...own, seed, ground: [GROUND[colour]] };
    drawn.set(key, traits);
  }
  return traits;
}
