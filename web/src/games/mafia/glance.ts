/** Typed words that only look: `city`, `city c2`, `prison`, `cash`, `hand`, in any language. */
import type { Words } from "../../lib/texts";

/** Each word, and the part of the board that it is about. */
const PARTS = [
  ["city", "town"],
  ["prison", "prison"],
  ["cash", "seats"],
  ["hand", "tray"],
] as const;
/** Columns as they come from a Russian keyboard, as the engine hears them. */
const COLUMNS: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "b",
  с: "c",
  ц: "c",
  д: "d",
  е: "e",
  ф: "f",
  г: "g",
  х: "h",
  н: "h",
  и: "i",
};

/** What to look at, as a CSS selector; null if this is not a look. */
export function glance(typed: string, words: Words): string | null {
  const [word = "", street, ...more] = typed.toLowerCase().split(/\s+/);
  const found = PARTS.find(([name]) => words.say(`town-look-${name}`).split(", ").includes(word));
  if (found === undefined || more.length > 0) return null;
  if (street === undefined) return `[data-part="${found[1]}"]`;
  const [column = "", row = ""] = street;
  const name = `${COLUMNS[column] ?? column}${row}`;
  return found[0] === "city" && street.length === 2 && /^[a-i][1-9]$/.test(name)
    ? `[data-street="${name}"]`
    : null;
}
