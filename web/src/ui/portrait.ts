/**
 * Portraits: one face from a small set of cut shapes, as in a coloured woodcut.
 *
 * The light comes from the left. Where it ends, the edge is the profile of the same person, and the
 * shadow takes up the colour of the ground. The drawing has no ids, so any number of portraits may
 * stand on one page. `traits.ts` invents a face for any name; casts of games name theirs by id.
 */
import {
  BRASS,
  dark,
  dot,
  fill,
  gouges,
  INK,
  mix,
  PAPER,
  RED,
  shaded,
  stroke,
} from "./portrait_drawing";
import { BACK_HAIR, BEARDS, COATS, FRONT_HAIR, HATS, THINGS } from "./portrait_wardrobe";
import type { Hat, Thing } from "./portrait_wardrobe";

export const SKIN = {
  pale: "#f6dfbb",
  warm: "#ecc694",
  olive: "#d3a36c",
  brown: "#a9713f",
  deep: "#7b4b2c",
};
const HAIR = {
  black: "#2b2624",
  brown: "#6a4024",
  red: "#c04a1d",
  blond: "#e0ae4c",
  grey: "#aaa698",
  white: "#efe8d8",
};
/** The ground of a person of no gang. */
const NO_GANG = "#5f7468";

type Colour = `#${string}`;
export type ThingName = keyof typeof THINGS;

/** What makes a face. Everything is optional: the default is a plain man in a suit. */
export interface Traits {
  /** The seed of the small marks, usually the id. */
  seed?: string;
  she?: boolean;
  age?: "young" | "old" | "";
  skin?: keyof typeof SKIN;
  /** Half widths of temple, jaw and chin, and the height of the chin. */
  face?: readonly [number, number, number, number];
  nose?: number;
  /** Degrees by which the head leans. */
  lean?: number;
  hollowCheek?: boolean;

  /** One to three bands on the slant; none for a plain ground. */
  ground?: readonly Colour[];
  rays?: boolean;
  /** Without ground, to stand in a scene. */
  bare?: boolean;
  /** A second person with the same outline stands behind. */
  twin?: boolean;

  /** The height of the open eyes. */
  open?: number;
  slant?: number;
  look?: number;
  eyes?: "shut" | "slit" | "patch" | "shades" | "";
  glasses?: "round" | "monocle" | "";
  rim?: Colour;
  brow?: number;
  anger?: number;
  browHeight?: number;

  smile?: number;
  grin?: boolean;
  goldTooth?: boolean;
  lips?: Colour;
  beard?: keyof typeof BEARDS | "";
  beardColour?: Colour;
  scar?: boolean;
  plaster?: boolean;
  freckles?: boolean;
  mole?: boolean;
  blush?: boolean;
  noEars?: boolean;

  hair?: keyof typeof HAIR | Colour;
  front?: keyof typeof FRONT_HAIR | "";
  back?: keyof typeof BACK_HAIR | "";
  hat?: keyof typeof HATS | "" | Hat;
  /** The hat leaves the forehead free. */
  lowHat?: boolean;
  felt?: Colour;
  band?: Colour;
  trim?: Colour;
  tilt?: number;
  badge?: boolean;
  secondHat?: { hat: keyof typeof HATS; felt: Colour; band: Colour };

  coat?: keyof typeof COATS;
  cloth?: Colour;
  shirt?: Colour;
  /** Things that lean with the head, and things that do not. */
  worn?: readonly (ThingName | Thing)[];
  held?: readonly (ThingName | Thing)[];

  /** The part of the field that is shown. */
  view?: string;
}

export const CARD = "7 5 86 103";
export const SQUARE = "7 8 86 86";

/** The face of these traits, as the text of an SVG. */
export function portrait(traits: Traits): string {
  const paint = new Paint(traits);
  const [before, head, after] = [paint.behind(), paint.head(), paint.things(traits.held)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${traits.view ?? CARD}">${before}${paint.leaning(head)}${after}</svg>`;
}

const addresses = new WeakMap<Traits, Map<string, string>>();

/** The address of the picture of a face; each face and crop is drawn once. */
export function pictureOf(traits: Traits, view: string): string {
  const views = addresses.get(traits) ?? new Map<string, string>();
  addresses.set(traits, views);
  let address = views.get(view);
  if (address === undefined) {
    address = `data:image/svg+xml,${encodeURIComponent(portrait({ ...traits, view }))}`;
    views.set(view, address);
  }
  return address;
}

/** The colours and measures of one face, and its parts from back to front. */
class Paint {
  readonly #t: Traits;
  readonly #seed: number;
  readonly #ground: readonly string[];
  readonly #skin: string;
  readonly #shade: string;
  readonly #hair: string;
  readonly #felt: string;
  readonly #band: string;
  readonly #cloth: string;
  readonly #temple: number;
  readonly #jaw: number;
  readonly #chin: number;
  readonly #height: number;
  readonly #lowHat: boolean;

  constructor(traits: Traits) {
    this.#t = traits;
    this.#seed = Array.from(traits.seed ?? "x").reduce(
      (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997,
      7,
    );
    this.#ground = traits.ground?.length ? traits.ground : [NO_GANG];
    this.#skin = SKIN[traits.skin ?? "pale"];
    this.#shade = mix(this.#skin, dark(this.#lastGround, 0.6), 0.6);
    const hair = traits.hair ?? "black";
    this.#hair = hair in HAIR ? HAIR[hair as keyof typeof HAIR] : hair;
    this.#felt = traits.felt ?? "#2b2b2f";
    this.#band = traits.band ?? RED;
    this.#cloth = traits.cloth ?? "#2e3338";
    [this.#temple, this.#jaw, this.#chin, this.#height] =
      traits.face ?? (traits.she ? [21, 15, 6, 92] : [23, 19, 10, 95]);
    this.#lowHat = traits.lowHat === true || traits.hat === "band";
  }

  get #lastGround(): string {
    return this.#ground.at(-1) ?? NO_GANG;
  }
  get #grownMan(): boolean {
    return !this.#t.she && this.#t.age !== "young";
  }
  leaning(drawing: string): string {
    return `<g transform="rotate(${this.#t.lean ?? 0} 50 94)">${drawing}</g>`;
  }
  things(list: Traits["worn"] = []): string {
    return list
      .map((each) => (typeof each === "string" ? THINGS[each] : each)(this.#lastGround, this.#band))
      .join("");
  }

  /** Ground, shadow, hair behind the head, neck and clothes. */
  behind(): string {
    const t = this.#t;
    const neck = t.she ? 9 : 12;
    const back = t.back ? this.leaning(shaded(this.#hair, BACK_HAIR[t.back], 0.45)) : "";
    return (
      (t.bare ? "" : this.#backdrop()) +
      (t.twin ? this.#twin() : "") +
      back +
      fill(this.#shade, `M${50 - neck} 80H${50 + neck}L${51 + neck} 100 50 110 ${49 - neck} 100z`) +
      fill(dark(this.#skin, 0.7), `M50 84H${50 + neck}L${51 + neck} 100 50 110z`) +
      COATS[t.coat ?? "suit"](this.#cloth, t.shirt ?? this.#band, this.#skin) +
      fill(mix(this.#cloth, PAPER, 0.25), gouges(9, 113, 5, [4.4, -2], [3.4, 9], 1.5, this.#seed))
    );
  }
  #backdrop(): string {
    const seed = this.#seed;
    const step = 150 / this.#ground.length;
    const bands = this.#ground.map((tone, i) =>
      fill(tone, `M${-30 + i * step} -20H140V140H${-70 + i * step}z`),
    );
    const length = 15 + (seed % 8);
    const rays = Array.from({ length: 8 }, (_, i) => `M50 62L${-60 + i * 30} -40h15z`).join("");
    const marks = this.#t.rays
      ? `<g opacity=".3">${fill(PAPER, rays)}</g>`
      : `<g opacity=".22">${fill(PAPER, gouges(-6, 2 + (seed % 9), 9, [2.2, 9], [length, length], 1.5, seed))}</g>`;
    const shadow =
      this.#t.hat && !this.#lowHat ? "M62 14L150 92V140H60L40 60z" : "M64 30L150 106V140H60L40 70z";
    return `${bands.join("")}${marks}<g opacity=".42">${fill(INK, shadow + gouges(70, 20, 8, [9.5, 9], [9, -3], 2.2, seed))}</g>`;
  }
  #twin(): string {
    const path =
      "M27 52Q25 30 50 30T73 52L70 78Q68 92 58 95H42Q32 92 30 78zM8 50Q8 43 24 41Q22 24 33 13Q41 8 49 15Q57 7 67 12Q77 22 76 40Q92 38 93 44Q90 50 76 48Q50 40 25 51Q12 56 8 50zM0 120Q2 105 22 101L38 92H62L78 101 90 120z";
    return `<g transform="translate(-17 3)" opacity=".9">${fill(dark(this.#ground[0] ?? NO_GANG, 0.55), path)}</g>`;
  }

  /** Everything that leans with the head. */
  head(): string {
    return (
      this.#skull() +
      this.#skinMarks() +
      this.#eyes() +
      this.#mouth() +
      this.#hairAndHat() +
      this.things(this.#t.worn)
    );
  }
  #skull(): string {
    const [w, j, c, height] = [this.#temple, this.#jaw, this.#chin, this.#height];
    const nose = this.#t.nose ?? (this.#t.she ? 4.5 : 8);
    const skin = this.#skin;
    const right = `L${50 + c} ${height}Q${50 + j - 1} ${height - 4} ${50 + j} 78L${50 + w} 54C${50 + w} 38 62 29 50 29`;
    const ears = this.#t.noEars
      ? ""
      : fill(skin, `M${51 - w} 56q-6-2-5 4q1 8 6 8z`) +
        fill(this.#shade, `M${49 + w} 56q6-2 5 4q-1 8-6 8z`);
    return (
      ears +
      fill(
        skin,
        `M50 29C38 29 ${50 - w} 38 ${50 - w} 54L${50 - j} 78Q${50 - j + 1} ${height - 4} ${50 - c} ${height}H50${right}z`,
      ) +
      fill(
        this.#shade,
        `M55 29V48Q52 52 52.5 56L${52 + nose} 69Q${52 + nose} 73 54 73.5L55.5 77 53.5 80 56 83 53 86Q57 91 52 ${height}${right}z`,
      ) +
      // A rim of light on the far cheek parts it from the ground.
      fill(
        mix(this.#lastGround, PAPER, 0.35),
        `M${50 + w} 56L${50 + j} 78Q${50 + j - 1} ${height - 4} ${50 + c} ${height}Q${47.5 + j} ${height - 6} ${47.6 + j} 77L${48.2 + w} 56z`,
      )
    );
  }
  #skinMarks(): string {
    const t = this.#t;
    const [w, j, shade, seed] = [this.#temple, this.#jaw, this.#shade, this.#seed];
    const spots = [
      [33, 66],
      [37, 68],
      [34, 70],
      [41, 66],
      [38, 72],
    ] as const;
    return [
      this.#grownMan
        ? fill(shade, gouges(50 - j + 0.5, 74, 4, [0.5, 4], [7.5, 1.2], 1.1, seed))
        : "",
      fill(shade, gouges(53.5, 86, 3, [-0.6, 2.6], [-6, 0.6], 1, seed)),
      t.hollowCheek
        ? fill(shade, `M${51 - w} 68Q${57 - w} 74 ${59 - w} 88Q${54 - w} 84 ${51 - w} 68z`)
        : "",
      t.age === "old" ? stroke(shade, 1.3, "M33 66q4 2 8 0M39 73q-4 4-3 9M31 63l-4-1") : "",
      t.blush
        ? `<g opacity=".55">${fill("#d7664f", "M29 68a5.5 4 0 1 0 11 0a5.5 4 0 1 0-11 0z")}</g>`
        : "",
      t.freckles ? spots.map(([x, y]) => dot(shade, x, y, 0.9)).join("") : "",
    ].join("");
  }
  #eyes(): string {
    const t = this.#t;
    if (t.eyes === "shades") return "";
    const lids =
      t.eyes === "shut"
        ? stroke(INK, 2, "M34 58q6 4 13 0M54 58q6 4 13 0")
        : t.eyes === "slit"
          ? fill(INK, "M33 56L48 58.5 47 60.5 34 59.5zM67 56L53 58.5 54 60.5 66 59.5z") +
            dot(PAPER, 42, 58.6, 0.8) +
            dot(this.#skin, 59, 58.6, 0.8)
          : (t.eyes === "patch" ? "" : this.#eye(60, mix(this.#skin, this.#shade, 0.2))) +
            this.#eye(40.5, PAPER);
    return lids + this.#brows();
  }
  #eye(x: number, white: string): string {
    const t = this.#t;
    const open = t.open ?? (t.she ? 3.6 : 2.6);
    const slant = t.slant ?? 0;
    const left = x < 50;
    const lash = stroke(INK, 1.4, left ? `M${x - 6.5} 57l-3-2.5` : `M${x + 6.5} 57l3-2.5`);
    const bag = stroke(left ? this.#shade : dark(this.#skin, 0.7), 1, `M${x - 5} 63q5 2.5 9 0`);
    return (
      fill(
        white,
        `M${x - 6.5} ${58 + slant}Q${x} ${58 - 2 * open} ${x + 6.5} ${58 - slant}Q${x} ${58 + 1.2 * open} ${x - 6.5} ${58 + slant}z`,
      ) +
      dot(INK, x + (t.look ?? 1), 58 - 0.2 * open, Math.min(2.7, 0.9 * open)) +
      stroke(
        INK,
        t.she ? 2.2 : 1.8,
        `M${x - 7} ${58 + slant}Q${x} ${57.4 - 2 * open} ${x + 7} ${58 - slant}`,
      ) +
      (t.she ? lash : "") +
      (this.#grownMan ? bag : "")
    );
  }
  #brows(): string {
    const t = this.#t;
    const pale = t.hair === "white" || t.hair === "grey";
    const colour = dark(this.#hair, pale ? 0.15 : 0.35);
    const y = t.browHeight ?? (t.she ? 50.5 : 51.5);
    const thick = t.brow ?? (t.she ? 1.6 : 3.2);
    const anger = t.anger ?? 0;
    const [outer, arch, inner] = [y + 1 - anger / 2, y - 3 - anger / 3, y + anger];
    return (
      fill(
        colour,
        `M32 ${outer}Q39 ${arch} 48 ${inner}L47 ${inner + thick}Q39 ${y + thick - 2.4} 32 ${outer}z`,
      ) +
      fill(
        dark(colour, 0.4),
        `M68 ${outer}Q61 ${arch} 53 ${inner}L54 ${inner + thick}Q61 ${y + thick - 2.4} 68 ${outer}z`,
      )
    );
  }
  #mouth(): string {
    const t = this.#t;
    const smile = t.smile ?? 0;
    const lips = t.lips ?? RED;
    const wing = stroke(this.#shade, 1.6, t.she ? "M46 71q2 2.5 5 1.5" : "M44 69q-1 4 6 4");
    const mouth = t.grin
      ? fill(INK, "M38 78Q50 82 62 78Q60 90 50 90T38 78z") +
        fill(PAPER, "M40 79.5Q50 83 60 79.5L59 84Q50 87 41 84z") +
        (t.goldTooth ? fill(BRASS, "M50 82.3h5l-.5 3.9h-4z") : "")
      : t.she
        ? fill(
            lips,
            `M41 ${81 - smile}Q46 77 50 79Q54 77 59 ${81 - smile}Q50 ${87 + smile / 2} 41 ${81 - smile}z`,
          ) + stroke(dark(lips, 0.5), 1, `M42 ${81 - smile}Q50 ${82 + smile} 58 ${81 - smile}`)
        : stroke(INK, 2, `M42 ${81.5 - smile}Q50 ${81.5 + smile} 58 ${81.5 - smile}`) +
          stroke(this.#shade, 1.4, "M46 86q3 1.5 6 0");
    return wing + mouth + (t.mole ? dot(INK, 37, 78, 1.1) : "");
  }
  #hairAndHat(): string {
    const t = this.#t;
    return [
      t.beard ? BEARDS[t.beard](t.beardColour ?? this.#hair, this.#temple) : "",
      t.scar ? stroke(dark(this.#skin, 0.3), 1.6, "M33 62L38 76M32 68l5-2M34 73l5-2") : "",
      t.plaster
        ? fill(PAPER, "M43 63L57 60 58 65 44 68z") +
          stroke(this.#shade, 0.8, "M47 62.2l1 5M53 61l1 5")
        : "",
      t.front ? shaded(this.#hair, FRONT_HAIR[t.front], 0.45) : "",
      t.front && !t.hat && t.front !== "sides"
        ? fill(
            mix(this.#hair, PAPER, 0.3),
            gouges(33, 35, 4, [3.4, -2.2], [3, -6], 1.3, this.#seed),
          )
        : "",
      this.#glasses(),
      t.hat ? this.#hat(t.hat) : "",
      t.secondHat ? secondHat(t.secondHat) : "",
    ].join("");
  }
  #glasses(): string {
    const t = this.#t;
    const rim = t.rim ?? INK;
    return [
      t.eyes === "patch"
        ? stroke(INK, 2, "M28 44L74 62") + fill(INK, "M52 52Q60 49 68 54Q69 66 61 67Q53 64 52 52z")
        : "",
      t.glasses === "round"
        ? `<g fill="${PAPER}" fill-opacity=".28" stroke="${rim}" stroke-width="2"><circle cx="40" cy="58.5" r="8"/><circle cx="61" cy="58.5" r="8"/></g>${stroke(rim, 2, "M48 57q2.5-2 5 0")}`
        : "",
      t.eyes === "shades"
        ? fill(INK, "M29 54H72L70 62Q66 68 58 66L52 58H49L44 66Q35 68 32 63z") +
          fill("#fff", "M34 56.5h6l-4 6z")
        : "",
      t.glasses === "monocle"
        ? `<circle cx="40.5" cy="58.5" r="8.5" fill="${PAPER}" fill-opacity=".3" stroke="${BRASS}" stroke-width="2"/>${stroke(BRASS, 1, "M33 63Q28 84 34 104")}`
        : "",
    ].join("");
  }
  #hat(hat: keyof typeof HATS | Hat): string {
    const t = this.#t;
    const w = this.#temple;
    const colours = { cloth: this.#felt, band: this.#band, trim: t.trim ?? dark(this.#felt, 0.3) };
    const shapes: Hat = typeof hat === "string" ? HATS[hat] : hat;
    const brim = this.#lowHat
      ? ""
      : fill(
          mix(this.#skin, INK, 0.46),
          `M${50 - w} 54L${50.5 - w} 44H58L54 54Q42 ${hat === "cloche" ? 50 : 49} ${50 - w} 54z`,
        );
    const cuts = this.#lowHat
      ? ""
      : fill(
          mix(this.#felt, PAPER, 0.3),
          gouges(31, 34, 4, [3.4, -1.6], [1.2, -6], 1.5, this.#seed),
        );
    const cloth = shapes.map(([colour, path]) => shaded(colours[colour], path, 0.42)).join("");
    return `${brim}<g transform="rotate(${t.tilt ?? 0} 50 40)">${cloth}${cuts}${t.badge ? dot(BRASS, 50, 36, 3.4) : ""}</g>`;
  }
}

function secondHat({ hat, felt, band }: NonNullable<Traits["secondHat"]>): string {
  const colours = { cloth: felt, band, trim: INK };
  const shapes: Hat = HATS[hat];
  return `<g transform="translate(3 -15) rotate(7 50 40) scale(.9) translate(5 3)">${shapes
    .map(([colour, path]) => shaded(colours[colour], path, 0.42))
    .join("")}</g>`;
}
