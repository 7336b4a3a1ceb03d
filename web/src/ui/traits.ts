/** A face for any name: the same seed gives the same face. */
import { BRASS, INK, PAPER, RED } from "./portrait_drawing";
import { SKIN } from "./portrait";
import type { Traits } from "./portrait";

/** Clothes that show a trade. */
const TRADES = {
  boss: { hat: "fedora", felt: "#efe6d2", band: INK, worn: ["cigar"] },
  banker: { hat: "tophat", coat: "bow" },
  gambler: { hat: "boater", felt: "#f0e2b8", coat: "bow", beard: "pencil" },
  driver: { hat: "peaked", badge: true, coat: "trench" },
  sailor: { hat: "beret", coat: "stripes", cloth: PAPER, shirt: "#1d3a66", worn: ["pipe"] },
  boxer: { hat: "flatcap", coat: "roll", plaster: true, face: [24, 23, 14, 96] },
  priest: { hat: "", coat: "priest", front: "sides", cloth: "#1b1a1c" },
  doctor: { glasses: "round", coat: "bow", cloth: "#e9e2d2" },
  worker: { hat: "newsboy", coat: "work" },
  convict: { hat: "newsboy", coat: "stripes", cloth: "#e8dfca", shirt: "#2b2b2f" },
} satisfies Record<string, Traits>;
export type Trade = keyof typeof TRADES;

const HAIR_BEHIND = { part: "long", fringe: "bob" } as const;

/** Random choices that depend on the seed alone. */
class Draw {
  #state = 2166136261;

  constructor(seed: string) {
    for (const letter of seed)
      this.#state = Math.imul(this.#state ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  below(limit: number): number {
    this.#state = Math.imul(this.#state ^ (this.#state >>> 15), 2246822519) >>> 0;
    return this.#state % limit;
  }
  of<const T>(...list: readonly [T, ...T[]]): T {
    return list[this.below(list.length)] ?? list[0];
  }
}

/** The face of this seed; a trade dresses it, and any trait that is given counts. */
export function traitsOf(seed: string, given: Traits = {}, trade?: Trade): Traits {
  const draw = new Draw(seed);
  const she = given.she ?? draw.below(5) < 2;
  const age = given.age ?? draw.of("", "", "", "old", "young");
  const jaw = 13 + draw.below(12);
  const hair =
    age === "old" ? draw.of("grey", "white") : draw.of("black", "black", "brown", "red", "blond");
  const front = she
    ? draw.of("waves", "bob", "fringe", "bun", "curls", "part")
    : draw.of("slick", "part", "quiff", "sides", "slick");
  const [skin, ...skins] = Object.keys(SKIN) as (keyof typeof SKIN)[];
  return {
    seed,
    she,
    age,
    hair,
    front,
    skin: draw.of(skin ?? "pale", ...skins),
    lean: draw.below(11) - 5,
    nose: she ? 4 + draw.below(3) : 6 + draw.below(7),
    open: she ? 3 + draw.below(3) / 2 : 2 + draw.below(4) / 2,
    anger: draw.below(7) - 3,
    smile: draw.below(6) - 2,
    face: she
      ? [20 + draw.below(4), 13 + draw.below(6), 5 + draw.below(4), 90 + draw.below(5)]
      : [Math.max(19, Math.min(25, jaw + 4)), jaw, 7 + draw.below(8), 93 + draw.below(6)],
    ...(she
      ? { back: front in HAIR_BEHIND ? HAIR_BEHIND[front as "part"] : (front as "waves") }
      : {}),
    noEars: she,
    hat: draw.of("", she ? "cloche" : "fedora", she ? "band" : "bowler", she ? "beret" : "flatcap"),
    felt: draw.of("#2b2b2f", "#4a3b2a", "#1f4f46", "#5b2545", "#33475c"),
    band: draw.of(RED, PAPER, BRASS, INK),
    beard:
      she || age === "young"
        ? ""
        : draw.of("", "", "pencil", "brush", "walrus", "handlebar", "goatee", "full", "stubble"),
    coat: she ? draw.of("dress", "fur", "suit") : draw.of("suit", "bow", "trench", "roll", "work"),
    cloth: draw.of("#2e3338", "#5a1d22", "#22364f", "#4a4038", "#2f4a3c"),
    glasses: draw.below(6) > 0 ? "" : "round",
    mole: she && draw.below(3) === 0,
    scar: !she && draw.below(5) === 0,
    ...(trade ? TRADES[trade] : {}),
    ...given,
  };
}
