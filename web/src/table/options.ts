/** A game's settings in words: `options-<name>` with `.why` and an attribute for each value. */
import type { Words } from "../lib/texts";
import type { SettingInfo, TableInfo } from "../lib/wire";

/** One setting as a viewer reads it. */
export interface Option {
  readonly name: string;
  readonly title: string;
  readonly why: string;
  readonly chosen: string;
  readonly values: readonly { value: string; label: string; why?: string }[];
}

/** Settings whose numbers are seats, counted from 0; the page shows the player's name. */
const SEATS = new Set(["first_player", "dealer", "sniper_seat"]);
/** Settings that an owner of the printed game may fill with a custom data file. */
const FILES = ["deck", "theme", "data"];

/** A custom data file: the setting it fills, and its name; "" is the built-in data. */
export interface OwnFile {
  readonly option: string;
  readonly id: string;
}

/** The custom data file of a table, if its game takes one. */
export function ownFile(table: TableInfo): OwnFile | null {
  const option = FILES.find((name) => name in table.options);
  if (option === undefined) return null;
  const chosen = table.options[option];
  const own = typeof chosen === "object" && chosen !== null && "id" in chosen;
  return { option, id: own ? String(chosen.id) : "" };
}

/** The settings that differ from the defaults, in words. */
export function unusual(options: readonly Option[]): string {
  return options
    .filter(({ chosen, values }) => chosen !== values[0]?.value)
    .map(({ title }) => title)
    .join(", ");
}

/** The settings of a table that have texts. */
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

/** A value in words: its name or the player of the seat, with an explanation if there is one. */
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

/** The attribute that stands for a value. */
function word(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

function isNumber(value: string): boolean {
  return /^\d+$/.test(value);
}

function fits(value: string, table: TableInfo): boolean {
  return Number(value) < table.seats.length;
}
