/** The plan: six colours by six letters; a room is the colour's id and the letter. */
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

/** Where a room stands in lists by room. */
export function place(theme: ThemeFile, room: string): number {
  const column = theme.colours.findIndex(({ id }) => id === room[0]);
  return column * theme.letters.length + theme.letters.indexOf(room[1] ?? "");
}

/** What the rooms are called: “red B”. */
export function roomNames(theme: ThemeFile, language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    theme.colours.flatMap((colour) =>
      theme.letters.map((letter) => [colour.id + letter, `${colour[language]} ${letter}`]),
    ),
  );
}

/** The colour and the letter of a room. */
export function parts(theme: ThemeFile, room: string): RoomParts {
  const colour = theme.colours.find(({ id }) => id === room[0]);
  if (!colour) throw new Error(`this plan has no room ${room}`);
  return { colour, letter: room[1] ?? "" };
}
