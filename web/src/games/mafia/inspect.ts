/** The inspect commands: the table, the city, the prison, the cash, the hand. */
import type { InspectContext } from "../module";
import { cardName } from "./cards";
import { bossSaid, debtSaid, prisonerSaid, prompt, reachSaid, streetSaid } from "./game_text";
import type { Table } from "./game_text";
import { figureIds, isLastRound, mate, SEATS, streetAt, streetIds, whereIs } from "./town";
import type { GameView } from "./wire";

const COMMANDS: Readonly<Record<string, (table: Table) => readonly string[]>> = {
  table: whole,
  city,
  prison,
  cash,
  hand,
};
/** Columns as typed on a Russian keyboard, as in the engine. */
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

/** The answer to an inspect command; only `city` takes an argument, a street. */
export function inspect(
  word: string,
  rest: string,
  context: InspectContext<GameView>,
): readonly string[] | null {
  if (rest === "") return COMMANDS[word]?.(context) ?? null;
  const [column = "", row = ""] = rest.toLowerCase();
  const street = `${COLUMNS[column] ?? column}${row}`;
  const isStreet = rest.length === 2 && /^[a-i][1-9]$/.test(street);
  return word === "city" && isStreet ? oneStreet(context, street) : null;
}

/** The active player, the bank, the bosses, then the city and the prison. */
function whole(table: Table): readonly string[] {
  const { view, players, words } = table;
  return [
    prompt(view, players, words),
    ...treasury(table),
    ...SEATS.map((seat) => bossSaid(table, seat, view.active.includes(seat))),
    ...city(table),
    ...prison(table),
  ];
}

/** All streets that are not empty, in reading order; then the names of the empty ones. */
function city(table: Table): readonly string[] {
  const { view, words } = table;
  const streets = streetIds(view);
  const empty = streets.filter((name) => {
    const { lying, figure } = streetAt(view, name);
    return lying === "empty" && figure === null;
  });
  return [
    ...streets
      .filter((name) => !empty.includes(name))
      .map((name) => streetSaid(table, name, view.at === name)),
    ...(empty.length > 0 ? [words.say("mafia-inspect-empty", { streets: empty.join(", ") })] : []),
  ];
}

/** A street and its reach. */
function oneStreet(table: Table, name: string): readonly string[] {
  const { view, words } = table;
  if (!streetIds(view).includes(name)) return [words.say("no-such-street", { street: name })];
  return [streetSaid(table, name, view.at === name), ...reachSaid(table, name)];
}

/** All prisoners. */
function prison(table: Table): readonly string[] {
  const { view, words } = table;
  const inside = figureIds(view).filter((figure) =>
    ["cell", "running"].includes(whereIs(view, figure).place),
  );
  if (inside.length === 0) return [words.say("table-empty")];
  return inside.map((figure) => prisonerSaid(table, figure));
}

/** The bank, the cash of all players and clans, and their debts. */
function cash(table: Table): readonly string[] {
  const { view, players, words } = table;
  const has = (seat: number): number => view.seats[seat]?.cash ?? 0;
  return [
    ...treasury(table),
    ...players.map((player, seat) => words.say("per-seat", { player, number: has(seat) })),
    ...SEATS.filter((seat) => seat < mate(seat)).map((seat) =>
      words.say("table-clan", {
        clan: [players[seat], players[mate(seat)]].join(", "),
        cash: has(seat) + has(mate(seat)),
      }),
    ),
    ...SEATS.map((seat) => debtSaid(table, seat)),
  ];
}

/** The rest of the bank, and the round. */
function treasury({ view, words }: Table): readonly string[] {
  return [
    words.say("town-bank-left", { bank: view.bank, money: view.money }),
    words.say("town-round-why", { round: view.round, most: view.max_rounds }),
    ...(isLastRound(view) ? [words.say("town-last-round")] : []),
  ];
}

/** The own cards by number, as a player may type them. */
function hand({ view, words }: Table): readonly string[] {
  const cards = view.hand ?? [];
  const thrown = (view.thrown ?? []).map((card) => cardName(view, card, words));
  return [
    ...(cards.length > 0 ? [] : [words.say("table-no-hand")]),
    ...cards.map((card, place) => {
      const slot = place + 1;
      const said = view.aside.includes(slot) ? "town-slot-aside" : "town-slot";
      return words.say(said, { slot, card: cardName(view, card, words) });
    }),
    ...(thrown.length > 0 ? [words.say("town-thrown", { cards: thrown.join(", ") })] : []),
  ];
}
