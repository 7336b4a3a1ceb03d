/** The faces of the roles, on the colour of their team. */
import type { Traits } from "../../ui/portrait";
import {
  BRASS,
  dark,
  dot,
  fill,
  INK,
  mirrored,
  PAPER,
  RED,
  stroke,
} from "../../ui/portrait_drawing";
import type { Hat, Thing } from "../../ui/portrait_wardrobe";
import { traitsOf } from "../../ui/traits";
import { roleLook, TEAM_GROUND } from "./roles";
import type { RoleView } from "./wire";

/** A hard cap with a chin strap. */
const HELMET: Hat = [
  ["cloth", "M24 47Q20 15 50 14T76 47Q50 38 24 47z"],
  ["band", "M19 49Q50 34 81 49L80 43Q50 28 20 43z"],
];
/** A knotted headscarf. */
const SCARF: Hat = [
  ["cloth", "M23 74Q12 22 50 20T77 74Q74 52 62 40Q50 36 38 40Q26 52 23 74z"],
  ["trim", "M25 56Q26 44 38 36Q50 32 62 36Q74 44 75 56Q70 46 60 41Q50 38 40 41Q30 46 25 56z"],
];
/** A wide black hat with a soft crown. */
const SLOUCH: Hat = [
  ["cloth", "M25 45Q22 18 38 14Q50 9 62 14Q78 18 75 45Q50 36 25 45z"],
  ["band", "M25 45L26 37Q50 28 74 37L75 45Q50 36 25 45z"],
  ["cloth", "M4 46Q26 34 50 33T96 46Q94 53 78 49Q50 39 22 49Q6 53 4 46z"],
];

const kerchief: Thing = () =>
  fill("#7a1a20", "M26 67Q50 77 74 67L71 86Q62 99 50 100Q38 99 29 86z") +
  fill("#45090e", "M53 74Q64 73 74 67L71 86Q62 99 51 100L55 88z");
const halfMask: Thing = () =>
  fill(PAPER, "M27 52Q40 45 50 53Q60 45 73 52Q74 67 62 67Q54 66 50 59Q46 66 38 67Q26 67 27 52z") +
  fill("#b9ad97", "M52 54Q61 46 73 52Q74 67 62 67Q55 66 52 60z") +
  `<ellipse cx="40" cy="57" rx="5" ry="3.4" fill="${INK}"/><ellipse cx="61" cy="57" rx="5" ry="3.4" fill="${INK}"/>`;
/** A target on the chest of a player who wants to be hit. */
const bullseye: Thing = () =>
  dot(PAPER, 74, 100, 10) +
  dot(RED, 74, 100, 7.6) +
  dot(PAPER, 74, 100, 4.9) +
  dot(RED, 74, 100, 2.3) +
  fill(`${INK}55`, "M74 90A10 10 0 0 1 74 110z");
/** The telescope sight before the sniper's right eye. */
const sight: Thing = () =>
  stroke(INK, 3.4, "M28 47L75 54") +
  fill(INK, "M49 50H73L75 53V64L73 67H49L47 64V53z") +
  fill("#4a5460", "M50 53H72V56H50z") +
  dot(BRASS, 61, 59, 8) +
  dot("#8fb7c9", 61, 59, 6.2) +
  stroke(INK, 1, "M61 53V65M55 59H67") +
  fill(PAPER, "M57 55l4-1-3 5z");
const megaphone: Thing = () =>
  `<g transform="rotate(-8 70 100)">` +
  fill(BRASS, "M58 96L90 82Q94 100 90 118L58 106z") +
  fill(dark(BRASS, 0.4), "M58 101L91 100Q92 110 90 118L58 106z") +
  fill(INK, "M54 95H60V107H54z") +
  fill(dark(BRASS, 0.55), "M90 82Q95 100 90 118Q86 100 90 82z") +
  "</g>";
const rosette: Thing = () =>
  fill("#2f5fa6", "M72 102L67 118 73 115 77 119 80 101z") +
  dot(PAPER, 74, 98, 8) +
  dot("#2f5fa6", 74, 98, 6) +
  dot(PAPER, 74, 98, 3.6) +
  dot(RED, 74, 98, 2);
/** A shield held before the chest; the emblem tells whose it is. */
const shield =
  (metal: string, emblem: string): Thing =>
  () =>
    fill(dark(metal, 0.65), "M58 84Q78 84 96 79L97 104Q92 119 76 126Q60 119 57 104z") +
    fill(metal, "M61 88Q78 88 93 83L94 104Q90 116 76 122Q63 116 60 104z") +
    fill(dark(metal, 0.3), "M78 87Q86 86 93 83L94 104Q90 116 78 121.500z") +
    emblem;
const palm = fill(
  PAPER,
  "M69 116L68 101Q68 98 70 98L72 105V94Q73.500 92 75 94L75.500 104 76 91Q77.500 89 79 91V104L80.500 93Q82 91 83.500 93L82.500 105 85 101Q87.500 100 87 103L83 114V118z",
);
const star = fill(
  BRASS,
  "M77 92l3 7 7.500.6-5.700 5 1.800 7.400-6.600-4-6.600 4 1.800-7.400-5.700-5 7.500-.6z",
);
const pistols: Thing = () =>
  mirrored(
    fill(INK, "M20 120L25 95 20 90 24 85 44 88 44 93 33 94 31 104 29 120z") +
      fill("#565c63", "M24 86L44 88.500V90L24 88z") +
      dot(BRASS, 26.5, 104, 1.6),
  );
const earpiece: Thing = () => stroke(PAPER, 1.4, "M74 62q5 3 3 9t1 9t-2 9t2 8");
const bomb: Thing = () =>
  dot(INK, 76, 106, 15) +
  dot("#3c3c40", 72, 101, 9.5) +
  dot(INK, 74.5, 103.5, 9.5) +
  fill(INK, "M80 88L89 92 87 97 79 94z") +
  stroke("#cbb894", 2, "M85 91Q88 82 83 78T85 68") +
  fill("#f1a03c", "M85 58l2 6 6-2-4 5 5 4-6 1 0 6-4-5-5 3 2-6-6-2 6-2z") +
  dot("#fff3c9", 85.5, 67, 2.2);

/** The traits by the id of the role. */
const CAST: Readonly<Record<string, Traits>> = {
  vip: {
    hat: "tophat",
    felt: "#232b38",
    band: BRASS,
    hair: "grey",
    beard: "walrus",
    coat: "bow",
    cloth: "#232b38",
    shirt: BRASS,
    age: "old",
    face: [24, 22, 12, 94],
    open: 2.6,
  },
  agent: {
    hat: "fedora",
    felt: "#2c4468",
    band: "#0d1a2e",
    coat: "trench",
    cloth: "#34507a",
    shirt: "#0d1a2e",
    eyes: "shades",
    skin: "warm",
    anger: 1,
    tilt: -2,
  },
  assassin: {
    hat: "fedora",
    felt: "#35161a",
    band: RED,
    coat: "trench",
    cloth: "#4a1a1e",
    shirt: INK,
    eyes: "slit",
    anger: 3,
    tilt: 3,
    worn: [kerchief],
  },
  decoy: {
    hat: "newsboy",
    felt: "#8a7a4c",
    band: PAPER,
    coat: "stripes",
    cloth: "#e8dfca",
    shirt: "#8a7a4c",
    skin: "warm",
    grin: true,
    open: 4,
    worn: [halfMask],
    held: [bullseye],
  },
  blue_decoy: {
    hat: "bowler",
    felt: "#2a5a70",
    band: PAPER,
    coat: "bow",
    cloth: "#2a5a70",
    shirt: BRASS,
    skin: "olive",
    smile: 3,
    worn: [halfMask],
  },
  red_decoy: {
    hat: "bowler",
    felt: "#7a2a30",
    band: PAPER,
    coat: "bow",
    cloth: "#7a2a30",
    shirt: BRASS,
    skin: "brown",
    smile: 3,
    worn: [halfMask],
  },
  bystander: {
    hat: "boater",
    felt: "#f0e2b8",
    band: "#1f4f46",
    coat: "suit",
    cloth: "#7d7663",
    shirt: "#1f4f46",
    age: "young",
    open: 4,
    anger: -3,
    smile: 0.5,
    hair: "brown",
    blush: true,
  },
  sniper: {
    hat: "flatcap",
    felt: "#33475c",
    skin: "pale",
    hair: "brown",
    beard: "stubble",
    coat: "roll",
    cloth: "#24364f",
    eyes: "shut",
    anger: 2,
    smile: -1,
    tilt: -4,
    worn: [sight],
  },
  protester: {
    she: true,
    skin: "olive",
    hat: SCARF,
    felt: RED,
    trim: "#7a1a20",
    hair: "black",
    coat: "work",
    cloth: "#4a4038",
    shirt: "#a08a62",
    grin: true,
    anger: 3,
    brow: 3,
    noEars: true,
    lean: 4,
    held: [megaphone],
  },
  patriot: {
    hat: "boater",
    felt: PAPER,
    band: "#2f5fa6",
    hair: "blond",
    beard: "handlebar",
    face: [24, 22, 12, 94],
    coat: "bow",
    cloth: "#d8cbb0",
    shirt: "#2f5fa6",
    smile: 3,
    open: 3.4,
    skin: "warm",
    held: [rosette],
  },
  peacekeeper: {
    she: true,
    hat: HELMET,
    felt: "#7fa9b5",
    band: PAPER,
    skin: "brown",
    hair: "black",
    back: "bun",
    coat: "suit",
    cloth: "#3f5a63",
    shirt: PAPER,
    smile: 1,
    open: 3.6,
    anger: -2,
    noEars: true,
    held: [shield("#7fa9b5", palm)],
  },
  mercenary: {
    front: "slick",
    hair: "black",
    skin: "olive",
    eyes: "patch",
    beard: "goatee",
    scar: true,
    anger: 3,
    face: [24, 22, 12, 96],
    coat: "trench",
    cloth: "#4e5a3c",
    shirt: "#2b3a2d",
    worn: ["cigar"],
    held: [pistols],
  },
  bodyguard: {
    front: "sides",
    hair: "black",
    skin: "deep",
    face: [25, 25, 16, 97],
    nose: 10,
    eyes: "shades",
    anger: 2,
    smile: -1.5,
    coat: "suit",
    cloth: "#1d2b44",
    shirt: INK,
    worn: [earpiece],
    held: [shield("#c9a24a", star)],
  },
  bomber: {
    hat: SLOUCH,
    felt: "#2b2b2f",
    band: "#5b2545",
    hair: "black",
    beard: "full",
    skin: "pale",
    open: 4.2,
    anger: 3,
    brow: 4.5,
    coat: "trench",
    cloth: "#2a2630",
    shirt: "#5b2545",
    held: [bomb],
  },
};

const faces = new Map<string, Traits>();

/** The face of a role; a custom data file may have moved it to another team. */
export function roleTraits(role: string, mix: readonly RoleView[] = []): Traits {
  const { team } = roleLook(role, mix);
  const key = `${role} ${team}`;
  let traits = faces.get(key);
  if (!traits) {
    traits = { ...(CAST[role] ?? traitsOf(role)), seed: role, ground: [TEAM_GROUND[team]] };
    faces.set(key, traits);
  }
  return traits;
}
