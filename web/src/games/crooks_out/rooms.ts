/** The plan: six colours by six letters; a room is the colour's id and the letter. */
import { LANGUAGES } from "../../lib/texts";
import type { Language } from "../../lib/texts";
import type { ColourEntry, ThemeFile } from "./wire";

/** A room by its parts. */
export interface RoomParts {
  readonly colour: ColourEntry;
  readonly letter: string;
}

/** Every room in sorting order: colour after colour, letter after letter. */
export function rooms(theme: ThemeFile): readonly string[] {
  return theme.colours.flatMap(({ id }) => theme.letters.map((letter) => id + letter));
}

/** The index of a room in lists by room. */
export function place(theme: ThemeFile, room: string): number {
  const column = theme.colours.findIndex(({ id }) => id === room[0]);
  return column * theme.letters.length + theme.letters.indexOf(room[1] ?? "");
}

/** The names of rooms: “red B”. */
export function roomNames(theme: ThemeFile, language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    theme.colours.flatMap((colour) =>
      theme.letters.map((letter) => [colour.id + letter, `${colour[language]} ${letter}`]),
    ),
  );
}

/** The player with this number from 1, which wins, or this name; null if there is none. */
export function seatCalled(players: readonly string[], typed: string): number | null {
  const called = typed.toLowerCase();
  const numbered = players.findIndex((_, number) => String(number + 1) === called);
  const seat =
    numbered >= 0 ? numbered : players.findLastIndex((each) => each.toLowerCase() === called);
  return seat < 0 ? null : seat;
}

/** Letters of the plan as typed on a Russian keyboard. */
const LOOKALIKES: Readonly<Record<string, string>> = { а: "a", в: "b", с: "c", е: "e" };

/** The room named by a colour's id, initial or name in any language, and a letter. */
export function roomCalled(theme: ThemeFile, typed: string): string | null {
  const said = typed.toLowerCase().replaceAll("ё", "е");
  const last = said.slice(-1);
  const letter = theme.letters.find((each) => each.toLowerCase() === (LOOKALIKES[last] ?? last));
  const colour = coloursCalled(theme).get(said.slice(0, -1).trim());
  return letter === undefined || colour === undefined ? null : colour + letter;
}

/** Each spelling of a colour and its id; ids win, and ambiguous initials are left out. */
function coloursCalled(theme: ThemeFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const language of LANGUAGES) {
    const names = theme.colours.map((each) => each[language].toLowerCase().replaceAll("ё", "е"));
    for (const [index, { id }] of theme.colours.entries()) {
      const name = names[index] ?? "";
      found.set(name, id);
      if (names.filter((each) => each[0] === name[0]).length === 1) found.set(name.charAt(0), id);
    }
  }
  for (const { id } of theme.colours) found.set(id.toLowerCase(), id);
  return found;
}

/** The colour and the letter of a room. */
export function parts(theme: ThemeFile, room: string): RoomParts {
  const colour = theme.colours.find(({ id }) => id === room[0]);
  if (!colour) throw new Error(`this plan has no room ${room}`);
  return { colour, letter: room[1] ?? "" };
}
