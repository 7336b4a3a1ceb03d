/** The styles of the four bosses: colour, shape and letter; and their clans. */
import { settings } from "../../lib/settings.svelte";
import type { Language } from "../../lib/texts";
import type { SeatStyle, SeatShape } from "../module";
import type { GameView } from "./wire";

type Colour = GameView["colours"][number];

/** The colours of the seats, unless a custom data file changes them. */
const COLOURS: readonly Colour[] = ["yellow", "red", "green", "blue"];
const SHAPES: Readonly<Record<Colour, SeatShape>> = {
  yellow: "square",
  red: "circle",
  green: "diamond",
  blue: "star",
};
/**
 * The same letters as in the engine's texts, because a lobby needs them before a game is loaded.
 */
export const LETTERS: Readonly<Record<Language, Readonly<Record<Colour, string>>>> = {
  en: { yellow: "Y", red: "R", green: "G", blue: "B" },
  ru: { yellow: "Ж", red: "К", green: "З", blue: "С" },
};

export function colourOf(view: Pick<GameView, "colours"> | null, seat: number): Colour {
  return (view?.colours ?? COLOURS)[seat] ?? "yellow";
}

/** The style of a boss, with the letter that names the colour. */
export function seatStyle(view: Pick<GameView, "colours"> | null, seat: number): SeatStyle {
  const colour = colourOf(view, seat);
  return { colour, shape: SHAPES[colour], letter: LETTERS[settings.language][colour] };
}

/** The clan of a seat: 0 or 1 (MA-1.3). */
export function clanOf(seat: number): number {
  return seat % 2;
}
