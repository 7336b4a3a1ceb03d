/**
 * The faces of the house file's minions and characters by id, once for both languages: the name
 * says whether a face is hers or his, and the trade. Ids of custom data files get invented faces.
 */
import { BRASS, dark, dot, fill, INK, PAPER, RED, stroke } from "../../ui/portrait_drawing";
import type { Traits } from "../../ui/portrait";
import type { Hat, Thing } from "../../ui/portrait_wardrobe";
import { traitsOf } from "../../ui/traits";
import type { Trade } from "../../ui/traits";
import type { MinionFace } from "./wire";

const TIARA: Hat = [["trim", "M30 37L32 22 41 29 50 13 59 29 68 22 70 37Q50 29 30 37z"]];
const KERCHIEF: Hat = [
  ["cloth", "M23 74Q12 22 50 20T77 74Q74 52 62 40Q50 36 38 40Q26 52 23 74z"],
  ["trim", "M25 56Q26 44 38 36Q50 32 62 36Q74 44 75 56Q70 46 60 41Q50 38 40 41Q30 46 25 56z"],
];
const STEEL_HELMET: Hat = [
  ["cloth", "M24 44Q22 14 50 13T76 44Q50 36 24 44z"],
  ["band", "M16 44Q50 30 84 44Q86 50 80 50Q50 38 20 50Q14 50 16 44z"],
  ["trim", "M46 14h8v22h-8z"],
];
const feather: Thing = () =>
  fill("#d9ab45", "M70 38Q70 14 88 2Q92 22 76 42z") + stroke(PAPER, 1, "M73 38Q78 20 87 7");
const visor: Thing = () => fill("#2f7d4f", "M20 46Q50 30 80 46L84 54Q50 42 16 54z");
const goggles: Thing = () =>
  `<g stroke="${BRASS}" stroke-width="2.4" fill="#7fa9b5"><circle cx="38" cy="40" r="8.5"/><circle cx="62" cy="39" r="8.5"/></g>` +
  stroke(BRASS, 2.2, "M46 39h7");
const earphones: Thing = () =>
  stroke(INK, 4, "M23 60Q20 18 50 18T77 60") +
  fill(INK, "M17 54h10v18H17zM73 54h10v18H73z") +
  dot(BRASS, 22, 63, 2.6) +
  dot(BRASS, 78, 63, 2.6);
const pencil: Thing = () => stroke("#e0ae4c", 3, "M76 42L88 58") + dot(INK, 89, 59.5, 1.6);
const needle: Thing = () => stroke(PAPER, 2, "M62 8L84 24") + dot(BRASS, 61, 7, 2.6);
const bouquet: Thing = () =>
  stroke("#24573a", 3, "M76 118L78 98M84 118L82 98M70 118L74 98") +
  dot("#e0392b", 74, 94, 6) +
  dot("#f092bd", 85, 92, 6) +
  dot("#e9c83f", 80, 101, 5);
const bandage: Thing = () =>
  fill(PAPER, "M24 46Q50 34 76 46L77 36Q50 24 23 36z") + dot(RED, 64, 37, 3.4);
const tape: Thing = () =>
  stroke("#e9c83f", 5, "M36 96Q34 112 30 122") + stroke(INK, 0.8, "M34 102h4M33 108h4M31 114h4");
const blackeye: Thing = () =>
  fill(dark("#5b2545", 0.2), "M55 56Q63 51 71 56Q72 65 63 66Q55 65 55 56z");

/** Minions, the accountant and the mole: complete faces. */
export const CAST: Readonly<Record<string, Traits>> = {
  // Crowbar Quinn
  m01: {
    hat: "flatcap",
    felt: "#6b4632",
    hair: "red",
    beard: "full",
    coat: "work",
    cloth: "#4a3a30",
    shirt: "#a08a62",
    face: [24, 22, 12, 95],
    anger: 1,
  },
  // Piano Pete
  m02: {
    hat: "boater",
    felt: "#f0e2b8",
    band: "#7a1f26",
    coat: "bow",
    cloth: "#a89a78",
    shirt: "#7a1f26",
    smile: 3,
    hair: "brown",
    beard: "brush",
    open: 3,
  },
  // Anvil Annie
  m03: {
    she: true,
    noEars: true,
    skin: "brown",
    hat: KERCHIEF,
    felt: RED,
    trim: "#7a1a20",
    hair: "black",
    coat: "work",
    cloth: "#3b3a34",
    shirt: "#8d8467",
    anger: 2.5,
    brow: 3,
    smile: -1,
  },
  // Left-Hook Lou
  m04: {
    hat: "flatcap",
    felt: "#5a3a26",
    coat: "roll",
    plaster: true,
    face: [24, 23, 14, 96],
    cloth: "#7a2a2e",
    skin: "warm",
    worn: [blackeye],
    anger: 2,
  },
  // Rooftop Rosie
  m05: {
    she: true,
    noEars: true,
    hat: "newsboy",
    felt: "#5b4630",
    hair: "red",
    front: "fringe",
    back: "bob",
    coat: "work",
    cloth: "#33475c",
    shirt: "#cbb894",
    freckles: true,
    smile: 2.5,
    age: "young",
    tilt: 6,
  },
  // Velvet Hammer
  m06: {
    skin: "deep",
    hat: "",
    hair: "black",
    front: "",
    beard: "full",
    coat: "bow",
    cloth: "#4d2656",
    shirt: "#d9ab45",
    face: [25, 23, 13, 95],
    anger: 2,
  },
  // Smiling Mountain
  m07: {
    hat: "",
    front: "",
    face: [26, 25, 16, 96],
    skin: "olive",
    grin: true,
    smile: 4,
    coat: "roll",
    cloth: "#4a4038",
    beard: "",
    anger: -2,
    blush: true,
  },
  // Tango Bruno
  m08: {
    hat: "",
    front: "slick",
    hair: "black",
    beard: "pencil",
    skin: "olive",
    coat: "bow",
    cloth: INK,
    shirt: RED,
    held: ["rose"],
    smile: 2,
    lean: 5,
  },
  // Doorman Dale
  m09: {
    hat: "peaked",
    badge: true,
    coat: "trench",
    felt: "#5a1d22",
    band: BRASS,
    cloth: "#5a1d22",
    shirt: PAPER,
    beard: "handlebar",
    hair: "brown",
    face: [24, 22, 12, 95],
  },
  // Gentle Greta
  m10: {
    she: true,
    noEars: true,
    hat: "",
    hair: "blond",
    front: "bun",
    back: "bun",
    coat: "dress",
    cloth: "#6a7f5a",
    smile: 2,
    open: 4,
    face: [24, 20, 9, 94],
    blush: true,
    glasses: "",
  },
  // Professor Knuckles
  m11: {
    age: "old",
    hat: "",
    front: "sides",
    hair: "white",
    glasses: "round",
    rim: INK,
    beard: "goatee",
    coat: "suit",
    cloth: "#5b4630",
    shirt: "#1f4f46",
    plaster: true,
    anger: 2,
  },
  // Checkmate Chuck
  m12: {
    hat: "bowler",
    felt: "#2b2b2f",
    band: PAPER,
    glasses: "monocle",
    hair: "black",
    beard: "goatee",
    coat: "suit",
    cloth: "#e9e2d2",
    shirt: INK,
    open: 2,
    face: [21, 16, 8, 97],
  },
  // Ledger Lil
  m13: {
    she: true,
    noEars: true,
    age: "old",
    hat: "",
    hair: "grey",
    front: "bun",
    back: "bun",
    glasses: "round",
    rim: BRASS,
    coat: "dress",
    cloth: "#2f4a3c",
    worn: [pencil],
    smile: -1,
    skin: "pale",
  },
  // Quiet Barge
  m14: {
    hat: "beret",
    coat: "stripes",
    cloth: PAPER,
    shirt: "#1d3a66",
    worn: ["pipe"],
    felt: "#15233a",
    hair: "black",
    beard: "full",
    eyes: "slit",
    face: [26, 25, 15, 95],
    skin: "warm",
    smile: 0,
  },
  // Coach Callahan
  m15: {
    hat: "flatcap",
    felt: "#7d8078",
    hair: "grey",
    age: "old",
    coat: "roll",
    cloth: "#6e2b2f",
    beard: "brush",
    held: [tape],
    worn: ["cigar"],
    anger: 1,
  },
  // Cufflink Carl
  m16: {
    hat: "",
    front: "slick",
    hair: "black",
    beard: "pencil",
    coat: "bow",
    cloth: "#1d2730",
    shirt: INK,
    smile: 2,
    anger: -1,
  },
  // Ace-High Alma
  m17: {
    she: true,
    noEars: true,
    skin: "brown",
    hat: "band",
    band: BRASS,
    hair: "black",
    front: "fringe",
    back: "bob",
    coat: "dress",
    cloth: "#7a1f26",
    worn: ["earring", "holder"],
    held: ["pearls"],
    smile: 2,
  },
  // Silk Sally
  m18: {
    she: true,
    noEars: true,
    hat: "",
    hair: "blond",
    back: "waves",
    front: "waves",
    coat: "dress",
    cloth: "#8a2440",
    worn: ["earring"],
    smile: 2.5,
    lean: -4,
    mole: true,
  },
  // Thimble Tom
  m19: {
    hat: "boater",
    felt: "#e6d5a8",
    band: "#1f4f46",
    hair: "brown",
    age: "young",
    coat: "suit",
    cloth: "#6f6a58",
    shirt: "#46604f",
    freckles: true,
    smile: 1,
    face: [20, 14, 7, 96],
  },
  // Feather Fay
  m20: {
    she: true,
    noEars: true,
    hat: "cloche",
    felt: "#3f6d63",
    band: PAPER,
    hair: "brown",
    front: "bob",
    back: "bob",
    coat: "fur",
    cloth: "#8c7a5c",
    worn: [feather, "earring"],
    smile: 1.5,
    age: "young",
  },
  // Monocle Sid
  m21: {
    hat: "tophat",
    felt: "#29262d",
    band: "#5b2545",
    hair: "grey",
    glasses: "monocle",
    beard: "pencil",
    coat: "bow",
    cloth: "#2a2630",
    shirt: "#5b2545",
    age: "old",
    open: 2.6,
    anger: -1,
  },
  // Clockwork Clara
  m22: {
    she: true,
    noEars: true,
    hat: "",
    hair: "brown",
    front: "part",
    back: "long",
    coat: "work",
    cloth: "#6a5334",
    shirt: PAPER,
    worn: [goggles],
    open: 4,
    freckles: true,
    skin: "pale",
  },
  // Tumbler Ted
  m23: {
    hat: "flatcap",
    felt: "#46566a",
    skin: "brown",
    coat: "roll",
    cloth: "#2f4a5c",
    smile: 1,
    beard: "stubble",
    open: 2.5,
    tilt: 3,
  },
  // Blueprint Bea
  m24: {
    she: true,
    noEars: true,
    hat: "",
    hair: "red",
    back: "bun",
    front: "bun",
    glasses: "round",
    coat: "dress",
    cloth: "#2c5468",
    open: 3.6,
    smile: 1,
  },
  // Whisper Watts
  m25: {
    hat: "fedora",
    felt: "#59636a",
    band: INK,
    coat: "trench",
    cloth: "#6d7471",
    shirt: "#2b3238",
    eyes: "slit",
    tilt: 3,
    face: [21, 16, 8, 96],
    beard: "",
    hollowCheek: true,
  },
  // Counselor Crane
  m26: {
    age: "old",
    hat: "",
    front: "sides",
    hair: "grey",
    glasses: "round",
    coat: "bow",
    cloth: INK,
    shirt: "#5a1d22",
    face: [19, 14, 7, 99],
    nose: 12,
    hollowCheek: true,
    smile: -1,
    beard: "",
  },
  // Newspaper Ned
  m27: {
    hat: "newsboy",
    felt: "#3a4f66",
    tilt: -8,
    hair: "brown",
    front: "fringe",
    age: "young",
    open: 4,
    grin: true,
    coat: "suit",
    cloth: "#6a5334",
    shirt: RED,
    face: [22, 17, 8, 91],
    skin: "warm",
  },
  // Opera Olive
  m28: {
    she: true,
    noEars: true,
    skin: "deep",
    hat: "",
    hair: "black",
    back: "curls",
    front: "curls",
    coat: "dress",
    cloth: "#5c2a44",
    worn: ["earring"],
    smile: 2,
    open: 3.6,
  },
  // Penny Sums
  m29: {
    she: true,
    noEars: true,
    age: "young",
    hat: "",
    hair: "brown",
    front: "fringe",
    back: "long",
    glasses: "round",
    rim: INK,
    coat: "suit",
    cloth: "#2d4f66",
    shirt: PAPER,
    worn: [visor],
    skin: "pale",
  },
  // Alibi Al
  m30: {
    hat: "fedora",
    felt: "#6b5a3f",
    band: RED,
    hair: "black",
    coat: "suit",
    cloth: "#33363c",
    shirt: BRASS,
    beard: "pencil",
    anger: -3,
    open: 3.6,
    smile: 3,
    lean: -5,
  },
  // Iron Ivy
  m31: {
    she: true,
    noEars: true,
    hat: STEEL_HELMET,
    felt: "#6d7880",
    band: "#4c565d",
    trim: BRASS,
    hair: "black",
    front: "part",
    back: "long",
    coat: "work",
    cloth: "#3d464c",
    shirt: "#b58a45",
    scar: true,
    anger: 2,
    smile: 0,
  },
  // Big Bouquet
  m32: {
    hat: "bowler",
    felt: "#4a3b2a",
    band: "#f092bd",
    face: [26, 25, 15, 95],
    coat: "bow",
    cloth: "#3f1f46",
    shirt: "#f092bd",
    held: [bouquet],
    smile: 3,
    blush: true,
    beard: "brush",
  },
  // Steamroller Stan
  m33: {
    hat: "flatcap",
    felt: "#3a3f34",
    face: [26, 26, 16, 95],
    beard: "stubble",
    coat: "work",
    cloth: "#4d5a4a",
    shirt: "#b58a45",
    anger: 3,
    brow: 5,
    smile: -1,
    skin: "warm",
    plaster: true,
  },
  // Vault-Door Vera
  m34: {
    she: true,
    noEars: true,
    age: "old",
    hat: KERCHIEF,
    felt: "#33475c",
    trim: "#22364f",
    hair: "grey",
    coat: "fur",
    cloth: "#4a4f55",
    face: [25, 23, 11, 93],
    anger: 1,
    smile: -1.5,
    skin: "pale",
  },
  // Monsieur Lace
  m35: {
    hat: "beret",
    felt: "#5b2545",
    band: INK,
    hair: "black",
    front: "quiff",
    beard: "handlebar",
    coat: "priest",
    cloth: "#e9e2d2",
    face: [20, 15, 7, 96],
    smile: 2,
    anger: -2,
    lean: 6,
  },
  // Needle Nell
  m36: {
    she: true,
    noEars: true,
    hat: "",
    hair: "blond",
    front: "bun",
    back: "bun",
    coat: "dress",
    cloth: "#1f4f46",
    worn: [needle],
    smile: 0.5,
    open: 3.2,
    slant: 1,
    skin: "pale",
  },
  // Prince of the Pier
  m37: {
    hat: "peaked",
    felt: PAPER,
    band: "#22364f",
    badge: true,
    hair: "black",
    coat: "stripes",
    cloth: PAPER,
    shirt: "#1d3a66",
    skin: "brown",
    grin: true,
    goldTooth: true,
    beard: "goatee",
  },
  // Dimples Delaney
  m38: {
    she: true,
    noEars: true,
    age: "young",
    hat: "cloche",
    felt: "#8a2440",
    band: BRASS,
    hair: "red",
    front: "bob",
    back: "bob",
    coat: "dress",
    cloth: "#e8dcc0",
    blush: true,
    freckles: true,
    smile: 3.5,
    open: 4,
  },
  // Countess Vermouth
  m39: {
    she: true,
    noEars: true,
    lowHat: true,
    hat: TIARA,
    trim: BRASS,
    hair: "black",
    back: "bun",
    front: "bun",
    coat: "fur",
    cloth: "#d8cbb0",
    shirt: "#3a2a5c",
    worn: ["earring"],
    held: ["pearls"],
    anger: -2,
    slant: 1,
    open: 3,
  },
  // Doctor Downtown
  m40: {
    glasses: "round",
    coat: "bow",
    cloth: "#e9e2d2",
    shirt: "#1d3a66",
    skin: "deep",
    hat: "",
    front: "sides",
    hair: "grey",
    beard: "full",
    age: "old",
    smile: 1,
    rim: BRASS,
  },
  // Wiretap Wanda
  m41: {
    she: true,
    noEars: true,
    hat: "",
    hair: "black",
    front: "fringe",
    back: "bob",
    coat: "suit",
    cloth: "#22364f",
    shirt: PAPER,
    worn: [earphones],
    look: -2,
    skin: "olive",
    slant: 1,
  },
  // The Notary
  m42: {
    age: "old",
    hat: "tophat",
    coat: "bow",
    felt: "#1b1a1c",
    band: "#1f4f46",
    glasses: "round",
    hair: "white",
    beard: "walrus",
    cloth: "#1b1a1c",
    shirt: "#1f4f46",
    anger: -1,
  },
  // The Locomotive
  m43: {
    hat: "newsboy",
    felt: "#22303a",
    face: [26, 26, 17, 97],
    skin: "deep",
    worn: ["pipe"],
    coat: "work",
    cloth: "#22364f",
    shirt: RED,
    beard: "full",
    hair: "grey",
    open: 2.4,
  },
  // Lady Dynamite
  m44: {
    she: true,
    noEars: true,
    hat: "band",
    band: RED,
    hair: "red",
    front: "curls",
    back: "curls",
    coat: "dress",
    cloth: INK,
    lips: RED,
    worn: ["match", "earring"],
    smile: 2.5,
    anger: 1,
    slant: 1.2,
    skin: "pale",
  },
  // The Admiral
  m45: {
    age: "old",
    hat: "peaked",
    felt: "#15233a",
    band: BRASS,
    badge: true,
    hair: "white",
    beard: "full",
    coat: "trench",
    cloth: "#15233a",
    shirt: BRASS,
    eyes: "patch",
    skin: "warm",
  },
  // The Magician
  m46: {
    hat: "tophat",
    felt: "#1b1a1c",
    band: RED,
    hair: "black",
    beard: "goatee",
    coat: "bow",
    cloth: "#1b1a1c",
    shirt: RED,
    slant: 1.4,
    anger: 2,
    smile: 2,
    open: 3.4,
    skin: "pale",
  },
  // The Watchmaker
  m47: {
    age: "old",
    hat: "",
    front: "sides",
    hair: "white",
    beard: "handlebar",
    worn: [goggles],
    coat: "work",
    cloth: "#3a2f26",
    shirt: PAPER,
    look: 2,
    open: 3.8,
    nose: 11,
  },
  // Madame Senator
  m48: {
    she: true,
    noEars: true,
    age: "old",
    hat: "cloche",
    felt: "#22364f",
    band: RED,
    hair: "white",
    front: "waves",
    back: "waves",
    coat: "suit",
    cloth: "#22364f",
    shirt: PAPER,
    held: ["pearls"],
    smile: 1,
    anger: 1,
  },
  // Gentleman Thunder
  m49: {
    hat: "tophat",
    felt: "#e9e2d2",
    band: INK,
    skin: "deep",
    coat: "bow",
    cloth: "#e9e2d2",
    shirt: BRASS,
    beard: "pencil",
    hair: "black",
    smile: 2,
    face: [25, 22, 12, 95],
  },
  // Doctor Midnight
  m50: {
    she: true,
    noEars: true,
    hat: "",
    hair: "black",
    front: "slick",
    back: "bun",
    glasses: "round",
    rim: BRASS,
    coat: "trench",
    cloth: "#e9e2d2",
    shirt: INK,
    skin: "olive",
    eyes: "",
    open: 2.4,
    smile: 0.5,
    slant: 1,
  },
  // The Accountant
  accountant: {
    age: "old",
    hat: "",
    front: "sides",
    hair: "grey",
    glasses: "round",
    rim: INK,
    coat: "bow",
    cloth: "#2f3b34",
    shirt: "#1f7a63",
    worn: [visor],
    beard: "",
    face: [20, 15, 7, 95],
    smile: -1,
  },
  // The Mole
  mole: {
    hat: "fedora",
    felt: "#1b1a1c",
    band: "#3a3f34",
    eyes: "shades",
    coat: "trench",
    cloth: "#1b1a1c",
    shirt: "#5a1d22",
    beard: "",
    hollowCheek: true,
  },
};

interface Person extends Traits {
  readonly trade?: Trade;
}

/** People on other cards; what is not said is invented from the id. */
const PEOPLE: Readonly<Record<string, Person>> = {
  // Spectators of the casino
  sp01: { she: false, hat: "bowler", glasses: "round", open: 4.4, beard: "brush" },
  sp02: { she: true, hat: "cloche", worn: [pencil], front: "bob", back: "bob", hair: "blond" },
  sp03: { she: false, trade: "boss", beard: "walrus", face: [26, 25, 15, 94], hair: "grey" },
  sp04: { she: false, age: "old", hat: "", front: "sides", hair: "white", beard: "full" },
  sp05: {
    she: true,
    age: "old",
    hair: "white",
    front: "bun",
    back: "bun",
    hat: TIARA,
    lowHat: true,
    coat: "fur",
    cloth: "#cdb07a",
    glasses: "round",
    noEars: true,
    anger: -2,
    worn: ["pearls", "earring"],
  },
  sp06: { she: false, age: "young", hat: "", glasses: "round", coat: "suit", blush: true },
  sp07: { she: false, trade: "gambler", grin: true, smile: 4, skin: "warm" },
  sp08: { she: true, age: "young", hat: "band", held: ["rose"], smile: 3, blush: true },
  sp09: { she: false, hat: "boater", coat: "bow", beard: "pencil", smile: 3, cloth: "#6a5334" },
  sp10: { she: false, hat: "fedora", coat: "trench", eyes: "slit", worn: ["cigarette"] },
  sp11: {
    she: false,
    age: "old",
    hat: "bowler",
    felt: "#3a3f44",
    hair: "grey",
    glasses: "round",
    beard: "brush",
    cloth: "#4a4f54",
    smile: -2,
    anger: 2,
  },
  sp12: {
    she: false,
    hat: "peaked",
    badge: true,
    felt: "#1d2f4e",
    coat: "trench",
    cloth: "#22364f",
    beard: "walrus",
  },
  // The traitors of the election
  be_bank: { she: false, hat: "", worn: [visor], glasses: "round", coat: "bow", look: -2 },
  be_chase: { she: false, trade: "driver", worn: [bandage], anger: 3, smile: -2 },
  be_rebels: { she: false, hat: "newsboy", scar: true, beard: "stubble", eyes: "patch" },
  be_casino: { she: false, hat: "", front: "slick", coat: "bow", beard: "pencil", shirt: INK },
  be_family: { she: false, hat: "bowler", face: [26, 25, 15, 94], beard: "brush", anger: -2 },
};

/** The colours of the specialisations, also the ground behind a face. */
export const SKILL_COLOURS: Readonly<Record<string, `#${string}`>> = {
  M: "#9c2b2f",
  H: "#1f7a63",
  C: "#7b3f9e",
  B: "#2a5ca8",
};
const faces = new Map<string, Traits>();

function faceOf(id: string, icons: string, bare: boolean): Traits {
  const key = `${id} ${icons.slice(0, 1)} ${String(bare)}`;
  let traits = faces.get(key);
  if (!traits) {
    const { trade, ...given } = PEOPLE[id] ?? {};
    const ground = SKILL_COLOURS[icons.slice(0, 1)];
    traits = {
      ...(CAST[id] ?? traitsOf(id, given, trade)),
      seed: id,
      bare,
      ...(ground ? { ground: [ground] } : {}),
    };
    faces.set(key, traits);
  }
  return traits;
}

/** The face of a minion on the ground of its first specialisation. */
export function minionTraits({ id, icons }: Pick<MinionFace, "id" | "icons">): Traits {
  return faceOf(id, icons, false);
}

/** The same face without ground, to stand in a scene; also of a card that shows a person. */
export function figureTraits({ id, icons }: Pick<MinionFace, "id" | "icons">): Traits {
  return faceOf(id, icons, true);
}
