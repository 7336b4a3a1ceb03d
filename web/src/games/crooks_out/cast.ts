/** The crooks of the factory: a letter is a head and a colour its ground, so a face tells the room. */
import type { Traits } from "../../ui/portrait";
import { parts } from "./rooms";
import type { ThemeFile } from "./wire";

const BAND = "#f4ead6";
const HEADS: Readonly<Record<string, Traits>> = {
  A: { hat: "fedora", felt: "#3a3d44", band: BAND, beard: "pencil", anger: 1.5, cloth: "#2e3338" },
  B: {
    she: true,
    hat: "cloche",
    felt: "#2d2438",
    band: BAND,
    front: "bob",
    back: "bob",
    coat: "dress",
    cloth: "#241d2c",
    noEars: true,
    smile: 2,
  },
  C: {
    hat: "flatcap",
    felt: "#5d5748",
    face: [24, 23, 14, 96],
    brow: 5,
    anger: 3,
    beard: "stubble",
    coat: "roll",
    cloth: "#3b4038",
    smile: -2,
    nose: 11,
  },
  D: {
    front: "sides",
    age: "old",
    glasses: "round",
    beard: "goatee",
    face: [24, 17, 8, 93],
    anger: -3,
    cloth: "#57452c",
    browHeight: 48,
  },
  E: {
    she: true,
    front: "curls",
    back: "curls",
    coat: "fur",
    cloth: "#4a4038",
    shirt: "#7a2038",
    noEars: true,
    worn: ["earring"],
    smile: 2,
    open: 3.8,
  },
  F: {
    hat: "tophat",
    felt: "#1d1c20",
    band: "#8a2a30",
    beard: "handlebar",
    face: [20, 15, 8, 97],
    coat: "bow",
    cloth: "#1b1a1c",
    shirt: "#8a2a30",
    open: 2.2,
  },
};
/** Skin and hair by the column, so that crooks of one letter are six people. */
const SKINS = ["pale", "brown", "warm", "olive", "pale", "deep"] as const;
const HAIRS = ["red", "black", "blond", "brown", "grey", "black"] as const;

const faces = new Map<string, Traits>();

/** The face of a room's crook; the same object for the same face, as pictures are kept by it. */
export function suspect(theme: ThemeFile, room: string): Traits {
  const { colour, letter } = parts(theme, room);
  const column = theme.colours.indexOf(colour);
  const seed = `${letter}${column}${colour.hex}`;
  const known = faces.get(seed);
  if (known) return known;
  const [skin, hair] = [SKINS[column] ?? "pale", HAIRS[column] ?? "black"];
  const face = { ...HEADS[letter], seed, skin, hair, ground: [colour.hex as `#${string}`] };
  faces.set(seed, face);
  return face;
}
