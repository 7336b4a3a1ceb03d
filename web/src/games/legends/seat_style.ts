/** The styles of the clan's hands and of specialisations: colour, shape and letter. */
import { settings } from "../../lib/settings.svelte";
import type { Language } from "../../lib/texts";
import type { SeatColour, SeatStyle, SeatShape } from "../module";

const SEATS: readonly (readonly [SeatColour, SeatShape])[] = [
  ["red", "circle"],
  ["blue", "star"],
  ["yellow", "square"],
  ["green", "diamond"],
];
const LETTERS: Readonly<Record<Language, string>> = { en: "RBYG", ru: "КСЖЗ" };

/** The style of a hand, with the letter of its colour's name. */
export function seatStyle(seat: number): SeatStyle {
  const [colour, shape] = SEATS[seat % SEATS.length] ?? ["red", "circle"];
  return { colour, shape, letter: LETTERS[settings.language][seat % SEATS.length] ?? "" };
}

/** The shape of a specialisation. */
export const ICON_SHAPES: Readonly<Record<string, SeatShape>> = {
  M: "square",
  H: "diamond",
  C: "circle",
  B: "hexagon",
};

/** Abilities by what they affect, which gives their icon. */
export type AbilityKind = "reroll" | "locks" | "dice" | "shield" | "people" | "board";
const KINDS: Readonly<Record<string, AbilityKind>> = {
  reroll_one: "reroll",
  reroll_red: "reroll",
  reroll_any: "reroll",
  reroll_all: "reroll",
  cancel_lock: "locks",
  cancel_all_locks: "locks",
  plus_one: "dice",
  extra_die: "dice",
  die_to_four: "dice",
  extra_success: "dice",
  red_x3: "dice",
  no_damage: "shield",
  revive_one: "people",
  revive_two: "people",
  return_three: "people",
  draw_three: "people",
  everyone_draws: "people",
};

export function abilityKind(ability: string): AbilityKind {
  return KINDS[ability] ?? "board";
}

const ON_ROLLS: ReadonlySet<AbilityKind> = new Set(["reroll", "locks", "dice", "shield"]);

/** True for abilities used on a roll, by any player; others are used in the own turn (LG-5.4). */
export function isForRolls(ability: string): boolean {
  return ON_ROLLS.has(abilityKind(ability));
}
