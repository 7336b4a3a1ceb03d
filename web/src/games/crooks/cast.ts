/** The faces of the house deck's 32 crooks, and the things only one of them has. */
import type { Traits } from "../../ui/portrait";
import {
  BRASS,
  dark,
  dot,
  fill,
  INK,
  inShade,
  PAPER,
  RED,
  stroke,
} from "../../ui/portrait_drawing";
import type { Hat, Thing } from "../../ui/portrait_wardrobe";
import { traitsOf } from "../../ui/traits";
import type { CrookEntry } from "./wire";

const USHANKA: Hat = [
  ["cloth", "M24 42L28 18Q50 8 72 18L76 42z"],
  [
    "band",
    "M20 50L17 44 21 40 18 35 24 33 25 28 32 31 36 26 41 30 46 25 51 30 56 25 60 30 66 26 69 31 75 28 77 33 82 35 79 40 83 44 80 50 74 52Q50 42 26 52z",
  ],
];
const LEATHER: Hat = [
  ["cloth", "M23 66Q16 20 50 19T77 66L72 50Q50 44 28 50z"],
  ["band", "M23 44Q50 32 77 44V38Q50 26 23 38z"],
];
const CONVICT: Hat = [
  ["cloth", "M26 44Q24 22 50 20T74 44Q50 36 26 44z"],
  ["band", "M26 38Q50 29 74 38L73 33Q50 24 27 33zM29 28Q50 19 71 28L66 23Q50 17 34 23z"],
  ["cloth", "M25 47V41Q50 32 75 41V47Q50 38 25 47z"],
];
const MAID: Hat = [
  ["trim", "M29 38L26 26Q33 28 36 20Q43 24 50 15Q57 24 64 20Q67 28 74 26L71 38Q50 29 29 38z"],
  ["band", "M28 40Q50 30 72 40L71 36Q50 26 29 36z"],
];
const TIARA: Hat = [["trim", "M30 37L32 22 41 29 50 13 59 29 68 22 70 37Q50 29 30 37z"]];
const HOLE = "M48 33A21 21 0 0 0 38 73L33 106H63L58 73A21 21 0 0 0 48 33z";
const poppy: Thing = () =>
  fill("#e0392b", "M66 32Q62 20 74 22Q82 14 86 26Q96 32 86 38Q84 48 75 42Q64 44 66 32z") +
  dot(INK, 77, 32, 4.4) +
  dot("#e0ae4c", 77, 32, 1.4);
const feather: Thing = (_ground, b) =>
  fill(b, "M72 40Q74 16 90 4Q94 22 78 42z") + stroke(PAPER, 1, "M75 40Q80 22 89 7");
const plume: Thing = () =>
  fill(PAPER, "M66 36Q62 10 76 2Q90 8 80 22Q84 28 74 38z") +
  stroke("#b9ad97", 1, "M70 36Q70 18 78 8");
const canary: Thing = () =>
  fill("#f2c230", "M70 96Q70 84 80 83Q90 82 90 92Q92 102 84 106L92 114 80 110Q70 108 70 96z") +
  fill(dark("#f2c230", 0.35), "M80 96Q90 94 90 100Q86 106 78 104z") +
  fill("#d7581f", "M70 90l-6 2 6 3z") +
  dot(INK, 76, 90, 1.4);
const fog: Thing = () =>
  `<g fill="#d7dad2"><path opacity=".9" d="M-4 76Q14 70 30 76T64 76T104 73V82Q84 86 66 82T30 83T-4 82z"/><path opacity=".75" d="M-4 92Q20 86 40 92T80 91T104 90V101Q84 104 60 100T-4 102z"/><path opacity=".55" d="M-4 110Q30 104 50 110T104 108V122H-4z"/></g>`;
const scroll: Thing = () =>
  fill("#8b4a1f", "M76 120L82 66 88 66 90 120z") +
  fill(
    "#6a3414",
    "M79 62Q78 52 86 50Q95 51 93 60Q91 66 86 64Q83 61 87 58Q90 58 89 60Q91 54 86 55Q82 57 83 62L88 68H80z",
  ) +
  stroke(PAPER, 0.7, "M83 70L80 120M86 70L87 120") +
  stroke("#3d2010", 2, "M78 74h-5M78 80h-5M90 77h5M90 83h5");
const paper: Thing = () =>
  `<g transform="rotate(-8 78 104)">` +
  fill(PAPER, "M58 90H98V124H58z") +
  fill(INK, "M61 93H95V98H61z") +
  stroke("#8b8370", 1.4, "M62 102h14M62 106h14M62 110h14M80 102h14M80 106h14M80 110h14M62 114h32") +
  `</g>`;
const binoculars: Thing = () =>
  fill(
    INK,
    "M27 50H46Q48 50 48 54V66Q48 68 46 68H28Q25 68 25 64zM73 50H54Q52 50 52 54V66Q52 68 54 68H72Q75 68 75 64z",
  ) +
  fill("#3c3c40", "M47 55h6v6h-6z") +
  dot("#8fb7c9", 36.5, 59, 6.5) +
  dot("#56788a", 63.5, 59, 6.5) +
  fill(PAPER, "M32 57l6-4-5 9z");
const goggles: Thing = () =>
  `<g stroke="${BRASS}" stroke-width="2.6" fill="#7fa9b5"><circle cx="38" cy="41" r="9.5"/><circle cx="62" cy="40" r="9.5"/></g>` +
  fill(PAPER, "M32 41l7-6-3 11z") +
  stroke(BRASS, 2.4, "M48 40h4");
const hand: Thing = () =>
  fill(
    INK,
    "M20 120Q20 104 25 96L27 84Q28 80 31 83L31 94 33 80Q35 76 37.5 80L36.5 94 40 82Q43 79 44 83L41.5 97 45 90Q48 88 48 92L42 112V120z",
  ) + stroke("#57504a", 0.9, "M31 94v6M36.5 94v6M41.5 97l-1 5");
const gloves: Thing = () =>
  `<g transform="translate(-1 -9)">` +
  fill(
    PAPER,
    "M56 120L58 104Q58 97 62 99L63 106 66 95Q69 92 70 97L69 106 74 97Q78 95 77.5 100L74 109 80 104Q84 104 82 108L74 120z",
  ) +
  stroke("#b3a88f", 1, "M63 106l-.5 4M69 106l-1 4M74 109l-2 4") +
  "</g>";
const keyhole: Thing = (g) => {
  const hole = (c: string, d: string): string =>
    `<path fill="${c}" fill-rule="evenodd" d="${d}${HOLE}"/>`;
  return (
    hole(g, "M0-9H100V129H0z") +
    inShade(hole(dark(g, 0.42), "M0-9H100V129H0z"), 78) +
    hole(INK, "M20 32Q20 16 36 16H60Q76 16 76 32V129H20z") +
    stroke(BRASS, 1.6, "M23.5 129V33Q23.5 19.500 37 19.500H59Q72.500 19.500 72.500 33V129") +
    stroke(BRASS, 2.4, HOLE)
  );
};
const stole: Thing = () =>
  fill("#c05a22", "M6 120Q4 104 24 98L40 92 44 100Q30 108 26 120z") +
  fill("#7a3413", "M94 120Q96 104 76 98L60 92 56 100Q70 108 74 120z") +
  fill("#c05a22", "M38 96L46 92 54 98 56 108 47 112 40 106z") +
  fill(INK, "M53 106l4 3-5 2z") +
  dot(INK, 46.5, 101, 1.5) +
  fill("#7a3413", "M40 94l-3-6 7 3z");
const blackeye: Thing = () =>
  `<g opacity=".6">${fill("#5b3a6a", "M31 56Q34 50 42 51Q50 54 48 62Q44 67 38 65Q31 63 31 56z")}</g>`;
const veil: Thing = () =>
  `<g stroke="${INK}" stroke-width=".8" fill="none" opacity=".75"><path d="M26 50L44 72M33 48L54 74M42 46L64 72M52 46L70 68M62 47L74 62M74 50L56 72M67 48L46 74M58 46L36 72M48 46L30 68M38 47L26 62"/></g>`;
const crepe: Thing = () => fill(INK, "M72 34L84 60 78 62 69 40z");
const headbandgem: Thing = () => dot(RED, 50, 38, 3.4) + dot(PAPER, 49, 37, 1);

/** Traits by the id of the crook; the ground is the colour of its gangs. */
export const CAST: Readonly<Record<string, Traits>> = {
  // Old Man
  c01: {
    skin: "olive",
    age: "old",
    rays: true,
    hat: "fedora",
    felt: "#efe6d2",
    band: "#15110f",
    hair: "white",
    beard: "walrus",
    cloth: "#2b2624",
    shirt: "#b3262e",
    face: [24, 21, 12, 95],
    open: 2,
    brow: 4.5,
    anger: 2,
    nose: 11,
    worn: ["cigar"],
    held: ["rose"],
  },
  // Red Molly
  c02: {
    lean: -5,
    face: [21, 16, 7, 93],
    she: true,
    hair: "red",
    back: "waves",
    front: "waves",
    coat: "dress",
    cloth: "#1f4038",
    anger: 1.5,
    open: 3.4,
    smile: 2,
    worn: ["earring"],
    mole: true,
    noEars: true,
  },
  // Blue Ivan
  c03: {
    hat: USHANKA,
    felt: "#1d3350",
    band: "#6a5a48",
    hair: "brown",
    beard: "full",
    coat: "trench",
    cloth: "#22364f",
    shirt: "#15110f",
    face: [25, 22, 12, 95],
    brow: 5,
    anger: 2.5,
    open: 2.2,
    nose: 10,
    skin: "warm",
  },
  // Goldtooth
  c04: {
    lean: 4,
    hat: "bowler",
    felt: "#3a2a20",
    band: "#b3262e",
    skin: "brown",
    grin: true,
    goldTooth: true,
    beard: "pencil",
    cloth: "#5a1d22",
    shirt: "#d9ab45",
    face: [24, 21, 10, 96],
    open: 3,
    anger: -1,
  },
  // Brick
  c05: {
    hat: "flatcap",
    felt: "#6b5a3f",
    tilt: -4,
    face: [24, 24, 15, 97],
    nose: 11,
    plaster: true,
    scar: true,
    brow: 5,
    anger: 3,
    open: 2,
    coat: "roll",
    cloth: "#394a3d",
    skin: "warm",
    smile: -2,
    beard: "stubble",
  },
  // Deacon
  c06: {
    age: "old",
    front: "sides",
    hair: "grey",
    glasses: "round",
    coat: "priest",
    cloth: "#1b1a1c",
    face: [22, 17, 8, 97],
    nose: 9,
    hollowCheek: true,
    open: 2,
    anger: -2,
  },
  // Canary
  c07: {
    lean: 5,
    face: [22, 18, 8, 90],
    she: true,
    hat: "cloche",
    felt: "#1f4f46",
    band: "#f4ead6",
    hair: "blond",
    front: "bob",
    back: "bob",
    coat: "dress",
    cloth: "#15110f",
    open: 4.2,
    blush: true,
    smile: 2,
    held: [canary],
    noEars: true,
  },
  // Duchess
  c08: {
    she: true,
    age: "old",
    hat: TIARA,
    lowHat: true,
    trim: "#d9ab45",
    hair: "white",
    back: "bun",
    front: "bun",
    coat: "fur",
    cloth: "#d8cbb0",
    shirt: "#5b2545",
    glasses: "monocle",
    browHeight: 48,
    anger: -3,
    smile: -1,
    face: [22, 18, 7, 93],
    worn: ["earring"],
    held: ["pearls"],
  },
  // Matches
  c09: {
    lean: -4,
    hair: "red",
    front: "flame",
    face: [18, 13, 7, 98],
    nose: 12,
    coat: "work",
    cloth: "#3a4f66",
    shirt: "#8d8467",
    freckles: true,
    anger: -2,
    smile: 2,
    age: "young",
    worn: ["match"],
  },
  // Anchor
  c10: {
    hat: "beret",
    felt: "#15233a",
    band: "#b3262e",
    hair: "black",
    beard: "full",
    coat: "stripes",
    cloth: "#f0e7d4",
    shirt: "#1d3a66",
    skin: "olive",
    eyes: "patch",
    face: [24, 21, 12, 95],
    worn: ["pipe"],
    brow: 4,
  },
  // Mustard
  c11: {
    hat: "boater",
    felt: "#f0e2b8",
    band: "#1f4f46",
    hair: "brown",
    beard: "handlebar",
    beardColour: "#c98a12",
    coat: "bow",
    cloth: "#e6dcc2",
    shirt: "#1f4f46",
    face: [25, 23, 13, 94],
    open: 3,
    anger: -2,
    blush: true,
  },
  // Two Hats
  c12: {
    hat: "bowler",
    felt: "#4a3b2a",
    band: "#15110f",
    secondHat: { hat: "fedora", felt: "#7d8078", band: "#b3262e" },
    cloth: "#34383d",
    shirt: "#d9ab45",
    open: 2.4,
    anger: 1,
    smile: 1.5,
    beard: "brush",
    hair: "brown",
    view: "0 -6 100 120",
  },
  // Ferryman
  c13: {
    age: "old",
    hat: "peaked",
    felt: "#20303f",
    band: "#15110f",
    badge: true,
    hair: "grey",
    beard: "full",
    coat: "trench",
    cloth: "#4e5a3c",
    shirt: "#2b3a2d",
    face: [23, 20, 11, 95],
    open: 2,
    nose: 10,
    skin: "olive",
  },
  // Foxtail
  c14: {
    lean: 4,
    face: [20, 13, 5, 95],
    she: true,
    hair: "black",
    back: "long",
    front: "part",
    coat: "dress",
    cloth: "#3a1a2e",
    skin: "olive",
    open: 3,
    slant: 1.4,
    anger: 1,
    mole: true,
    held: [stole],
    noEars: true,
    smile: 1.5,
  },
  // Soft Hands
  c15: {
    lean: 5,
    front: "slick",
    hair: "black",
    beard: "pencil",
    coat: "bow",
    cloth: "#1b1a1c",
    shirt: "#15110f",
    face: [21, 17, 8, 95],
    eyes: "shut",
    smile: 2,
    held: [gloves],
    brow: 2.2,
    anger: -1,
  },
  // Poppy
  c16: {
    lean: -5,
    face: [21, 17, 8, 92],
    she: true,
    hair: "black",
    back: "curls",
    front: "curls",
    skin: "deep",
    coat: "dress",
    cloth: "#e8dcc0",
    lips: "#d13a34",
    open: 3.8,
    smile: 2.5,
    worn: [poppy, "earring"],
    noEars: true,
  },
  // Fog
  c17: {
    hat: "fedora",
    felt: "#59636a",
    band: "#2b3238",
    coat: "trench",
    cloth: "#6d7471",
    shirt: "#2b3238",
    eyes: "slit",
    tilt: 3,
    face: [22, 18, 9, 95],
    hair: "grey",
    held: [fog],
    anger: 1,
  },
  // Honey
  c18: {
    lean: -6,
    front: "quiff",
    hair: "#a8661a",
    coat: "bow",
    cloth: "#f0e7d4",
    shirt: "#15110f",
    face: [22, 18, 8, 95],
    open: 3,
    smile: 3.5,
    blush: true,
    brow: 2.4,
    anger: -1,
    age: "young",
    held: ["rose"],
    skin: "warm",
  },
  // Professor
  c19: {
    age: "old",
    front: "sides",
    hair: "white",
    glasses: "round",
    rim: "#15110f",
    beard: "goatee",
    coat: "suit",
    cloth: "#6a5334",
    shirt: "#1f4f46",
    face: [24, 17, 8, 93],
    open: 3.4,
    anger: -3,
    browHeight: 47,
    nose: 9,
  },
  // Cousin
  c20: {
    lean: 3,
    hat: "bowler",
    felt: "#2b2b2f",
    band: "#d9ab45",
    face: [26, 25, 15, 94],
    coat: "bow",
    cloth: "#2f4a3c",
    shirt: "#b3262e",
    open: 3.6,
    anger: -3,
    smile: 3.5,
    blush: true,
    beard: "brush",
    nose: 6,
    tilt: 5,
    hair: "brown",
    skin: "warm",
  },
  // Heiress
  c21: {
    lean: -4,
    face: [20, 14, 5, 93],
    she: true,
    age: "young",
    hair: "blond",
    back: "bob",
    front: "fringe",
    hat: "band",
    band: "#15110f",
    coat: "dress",
    cloth: "#7a2038",
    open: 3,
    anger: -2,
    smile: -1.5,
    browHeight: 49,
    worn: [plume, headbandgem, "holder"],
    held: ["pearls"],
    noEars: true,
  },
  // Jinx
  c22: {
    lean: 8,
    hat: "bowler",
    felt: "#3d3a33",
    band: "#6b5a3f",
    tilt: -13,
    face: [20, 15, 7, 94],
    hair: "brown",
    worn: [blackeye],
    open: 3.8,
    anger: -4,
    smile: -3,
    coat: "suit",
    cloth: "#57503f",
    shirt: "#7d7663",
    nose: 9,
    beard: "stubble",
  },
  // Twin
  c23: {
    twin: true,
    hat: "fedora",
    felt: "#33363c",
    band: "#f4ead6",
    cloth: "#33363c",
    shirt: "#f4ead6",
    open: 2.4,
    anger: 1.5,
    smile: 1.5,
    skin: "warm",
    nose: 7,
  },
  // Revolving Door
  c24: {
    lean: 3,
    face: [23, 20, 9, 91],
    she: true,
    hat: CONVICT,
    felt: "#e8dfca",
    band: "#2b2b2f",
    hair: "brown",
    front: "fringe",
    back: "bob",
    coat: "stripes",
    cloth: "#e8dfca",
    shirt: "#2b2b2f",
    open: 2.8,
    anger: 2,
    smile: 2,
    lips: "#9c4a3a",
    freckles: true,
    noEars: true,
  },
  // Fingers
  c25: {
    lean: -3,
    she: true,
    hat: "cloche",
    felt: "#3a1f3f",
    band: "#b3262e",
    hair: "black",
    front: "bob",
    back: "bob",
    coat: "fur",
    cloth: "#332b2b",
    shirt: "#7a2038",
    open: 3,
    slant: 1,
    look: -2.5,
    smile: 2,
    worn: [veil],
    held: [hand],
    skin: "pale",
    noEars: true,
  },
  // Sparrow
  c26: {
    lean: 5,
    age: "young",
    hat: "newsboy",
    felt: "#7a5a34",
    tilt: 7,
    hair: "brown",
    front: "fringe",
    face: [22, 16, 8, 90],
    open: 4,
    freckles: true,
    nose: 5,
    smile: 3,
    brow: 2,
    anger: -2,
    coat: "work",
    cloth: "#5b4630",
    shirt: "#cbb894",
    worn: [feather],
    band: "#e0ae4c",
    blush: true,
  },
  // Lookout
  c27: {
    hat: "flatcap",
    felt: "#4d5a4a",
    tilt: 3,
    worn: [binoculars],
    coat: "roll",
    cloth: "#7a2a2e",
    face: [22, 18, 9, 94],
    skin: "brown",
    smile: 0.5,
    beard: "stubble",
  },
  // Wheelman
  c28: {
    hat: LEATHER,
    felt: "#5b3820",
    band: "#2b1a10",
    worn: [goggles],
    coat: "trench",
    cloth: "#4a2f1c",
    shirt: "#f4ead6",
    beard: "handlebar",
    hair: "black",
    open: 2.8,
    anger: 1,
    noEars: true,
    skin: "olive",
  },
  // Keyhole
  c29: {
    she: true,
    hat: MAID,
    lowHat: true,
    trim: "#f4ead6",
    band: "#15110f",
    hair: "red",
    front: "fringe",
    back: "bun",
    open: 4.6,
    look: 2,
    browHeight: 48,
    anger: -2,
    coat: "dress",
    cloth: "#15110f",
    held: [keyhole],
    skin: "pale",
  },
  // Paperboy
  c30: {
    lean: -6,
    age: "young",
    hat: "newsboy",
    felt: "#3a4f66",
    tilt: -8,
    hair: "black",
    front: "fringe",
    face: [22, 17, 8, 90],
    skin: "deep",
    open: 4,
    nose: 5,
    grin: true,
    brow: 2,
    anger: -3,
    coat: "suit",
    cloth: "#6a5334",
    shirt: "#b3262e",
    held: [paper],
  },
  // Undertaker
  c31: {
    age: "old",
    hat: "tophat",
    felt: "#1b1a1c",
    band: "#5b2545",
    hair: "grey",
    back: "long",
    front: "sides",
    face: [19, 14, 8, 99],
    hollowCheek: true,
    nose: 11,
    open: 2,
    anger: -1,
    smile: -2.5,
    coat: "suit",
    cloth: "#1b1a1c",
    shirt: "#15110f",
    brow: 3,
    worn: [crepe],
    view: "0 -4 100 120",
  },
  // Violin Case
  c32: {
    lean: 6,
    front: "part",
    back: "long",
    hair: "black",
    coat: "bow",
    cloth: "#1b1a1c",
    shirt: "#b3262e",
    face: [20, 15, 7, 96],
    nose: 10,
    eyes: "slit",
    anger: 3,
    smile: -1,
    hollowCheek: true,
    held: [scroll],
    noEars: true,
  },
};

const GANG_GROUND = { northside: "#b02a30", westside: "#2a5f9e", outfit: "#d9a01f" } as const;
const faces = new Map<string, Traits>();

/** The face of a crook of any deck, before the colours of its gangs. */
export function crookTraits({ id, gangs }: Pick<CrookEntry, "id" | "gangs">): Traits {
  const key = `${id} ${gangs.join(" ")}`;
  let traits = faces.get(key);
  if (!traits) {
    const ground = gangs.map((gang) => GANG_GROUND[gang]);
    traits = { ...(CAST[id] ?? traitsOf(id)), seed: id, ground };
    faces.set(key, traits);
  }
  return traits;
}
