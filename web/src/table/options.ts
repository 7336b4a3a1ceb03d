/** A game's options in words: `options-<name>` with `.why` and an attribute for each value. */
import type { Words } from "../lib/texts";
import type { SettingInfo, TableInfo } from "../lib/wire";

/** One option as a person reads it. */
export interface Option {
  readonly name: string;
  readonly title: string;
  readonly why: string;
  readonly chosen: string;
  readonly values: readonly { value: string; label: string; why?: string }[];
}

/** Options whose numbers are seats, counted from 0; people read who sits there. */
const SEATS = new Set(["first_player", "dealer", "sniper_seat"]);
/** Options that an owner of the printed game may fill with a file of their own. */
const FILES = ["deck", "theme", "data"];

/** An owner's file: what it stands for, and what its owner calls it; "" is the house's own. */
export interface OwnFile {
  readonly option: string;
  readonly id: string;
}

/** The owner's file of a table, if its game takes one. */
export function ownFile(table: TableInfo): OwnFile | null {
  const option = FILES.find((name) => name in table.options);
  if (option === undefined) return null;
  const chosen = table.options[option];
  const own = typeof chosen === "object" && chosen !== null && "id" in chosen;
  return { option, id: own ? String(chosen.id) : "" };
}

/** What is chosen otherwise than usual, in words. */
export function unusual(options: readonly Option[]): string {
  return options
    .filter(({ chosen, values }) => chosen !== values[0]?.value)
    .map(({ title }) => title)
    .join(", ");
}

/** The options of a table, those that have words. */
export function described(
  options: readonly SettingInfo[],
  table: TableInfo,
  words: Words,
): readonly Option[] {
  return options.flatMap((option) => {
    const id = `options-${option.name}`;
    if (!words.has(id)) return [];
    const forms = words.cases(id);
    const chosen = word(table.options[option.name]) ?? option.values[0] ?? "";
    const values = option.values
      .filter((value) => !isNumber(value) || !SEATS.has(option.name) || fits(value, table))
      .map((value) => labelled(option.name, value, forms, table));
    return [{ name: option.name, title: words.say(id), why: forms["why"] ?? "", chosen, values }];
  });
}

/** A value by its name; a seat by who sits there; a sentence about it where there is one. */
function labelled(
  name: string,
  value: string,
  forms: Readonly<Record<string, string>>,
  table: TableInfo,
): { value: string; label: string; why?: string } {
  if (SEATS.has(name) && isNumber(value)) {
    return { value, label: table.seats[Number(value)]?.name || String(Number(value) + 1) };
  }
  const form = forms[isNumber(value) ? `v${value}` : value];
  if (form === undefined) return { value, label: value };
  return isNumber(value) ? { value, label: value, why: form } : { value, label: form };
}

/** A chosen value as the word that stands for it. */
function word(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

function isNumber(value: string): boolean {
  return /^\d+$/.test(value);
}

function fits(value: string, table: TableInfo): boolean {
  return Number(value) < table.seats.length;
}
