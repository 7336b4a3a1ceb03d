/** The people of the casino who belong to no clan: the croupier and the spectators. */
import type { Traits } from "../../../ui/portrait";
import type { Hat } from "../../../ui/portrait_wardrobe";
import { traitsOf } from "../../../ui/traits";

const TIARA: Hat = [["trim", "M30 37L32 24 41 30 50 18 59 30 68 24 70 37Q50 29 30 37z"]];

export const CROUPIER: Traits = traitsOf("croupier", {
  she: false,
  age: "",
  front: "slick",
  hair: "black",
  hat: "",
  coat: "bow",
  cloth: "#8e2430",
  shirt: "#15110f",
  beard: "pencil",
  skin: "warm",
  glasses: "",
  scar: false,
  open: 2.3,
  smile: 0.5,
  anger: -1,
  bare: true,
});

const SPECTATORS: Readonly<Record<string, Traits>> = {
  /** A curious clerk. */
  sp01: {
    she: false,
    age: "young",
    hat: "",
    front: "part",
    glasses: "round",
    coat: "suit",
    cloth: "#5a5242",
    open: 4,
  },
  /** A society reporter. */
  sp02: {
    she: true,
    age: "",
    hat: "cloche",
    felt: "#7b3f9e",
    coat: "suit",
    cloth: "#4a3a5a",
    open: 4,
  },
  /** A rich uncle. */
  sp03: {
    she: false,
    age: "old",
    hat: "tophat",
    felt: "#2b2b2f",
    coat: "bow",
    cloth: "#2e3338",
    beard: "walrus",
    glasses: "monocle",
  },
  /** A retired judge. */
  sp04: {
    she: false,
    age: "old",
    hat: "",
    front: "sides",
    hair: "white",
    coat: "suit",
    cloth: "#3a2a44",
    beard: "full",
    anger: 2,
  },
  /** A lady with a lorgnette. */
  sp05: {
    she: true,
    age: "old",
    hair: "white",
    front: "bun",
    back: "bun",
    hat: TIARA,
    lowHat: true,
    trim: "#d9ab45",
    coat: "fur",
    cloth: "#cdb07a",
    shirt: "#4a2656",
    glasses: "round",
    noEars: true,
    anger: -2,
    worn: ["pearls", "earring"],
  },
  /** A tax trainee. */
  sp06: {
    she: true,
    age: "young",
    hat: "",
    front: "bun",
    back: "bun",
    glasses: "round",
    coat: "suit",
    cloth: "#33475c",
    anger: 1,
  },
  /** A lucky fellow. */
  sp07: {
    she: false,
    age: "young",
    hat: "boater",
    felt: "#f0e2b8",
    coat: "bow",
    cloth: "#7a5a38",
    grin: true,
    goldTooth: true,
  },
  /** Honeymooners: the bride, her husband behind her. */
  sp08: {
    she: true,
    age: "young",
    hat: "",
    front: "curls",
    back: "curls",
    coat: "dress",
    cloth: "#e9e2d2",
    twin: true,
    smile: 3,
    blush: true,
  },
  /** A travelling salesman. */
  sp09: {
    she: false,
    age: "",
    hat: "fedora",
    felt: "#6a5a3a",
    coat: "trench",
    cloth: "#8a7a58",
    beard: "pencil",
    smile: 3,
  },
  /** The hotel detective. */
  sp10: {
    she: false,
    age: "",
    hat: "bowler",
    felt: "#26302c",
    coat: "trench",
    cloth: "#55604a",
    beard: "brush",
    open: 2,
  },
  /** The casino's auditor. */
  sp11: {
    she: false,
    age: "old",
    hat: "bowler",
    felt: "#3a3f44",
    band: "#0d0f10",
    hair: "grey",
    glasses: "round",
    coat: "suit",
    cloth: "#4a4f54",
    shirt: "#22364f",
    beard: "brush",
    smile: -2,
    anger: 2,
  },
  /** A sergeant off duty. */
  sp12: {
    she: false,
    age: "",
    hat: "peaked",
    badge: true,
    felt: "#1d2f4e",
    coat: "trench",
    cloth: "#22364f",
    beard: "walrus",
    face: [25, 22, 13, 95],
  },
};

const known = new Map<string, Traits>();
/** The bare face of a spectator; cards of a custom data file have an invented one. */
export function spectatorTraits(card: string): Traits {
  const found = known.get(card) ?? traitsOf(card, { ...SPECTATORS[card], bare: true });
  known.set(card, found);
  return found;
}
