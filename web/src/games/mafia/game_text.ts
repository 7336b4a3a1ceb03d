/** The texts of the board: streets, prisoners and consequences in words. */
import type { Args, Names, Words } from "../../lib/texts";
import type { Caution } from "../../lib/wire";
import { cardName, kindOf } from "./cards";
import { givenUp } from "./board_options";
import { foresee } from "./foresight";
import { colourOf } from "./seat_style";
import {
  figuresCalled,
  figuresOf,
  following,
  knight,
  mate,
  near,
  oneStep,
  owed,
  ownerOf,
  priceOf,
  streetAt,
  whereIs,
} from "./town";
import type { GameAction, GameView } from "./wire";

/** A viewer's table and texts. */
export interface Table {
  readonly view: GameView;
  readonly players: readonly string[];
  readonly words: Words;
}

/** Players by name, figures with their owner; the texts name cards and cells. */
export function namesOf({ view, players, words }: Table): Names {
  const called = Object.entries(figuresCalled(view, words));
  return {
    seat: Object.fromEntries(players.map((player, seat) => [seat, player])),
    figure: Object.fromEntries(
      called.map(([figure, name]) => [
        figure,
        words.say("figure-name", { figure: name, player: players[ownerOf(view, figure)] ?? "" }),
      ]),
    ),
  };
}

/** The prompt of the present decision. */
export function prompt(view: GameView, players: readonly string[], words: Words): string {
  if (view.decision === null) return words.say("prompt-over");
  if (view.you === null || !view.active.includes(view.you)) {
    const waited = view.active.map((seat) => players[seat] ?? "").join(", ");
    return words.say("prompt-waiting", { player: waited, count: view.active.length });
  }
  // The terminal asks card by card; here the whole hand is arranged before it is sent.
  return words.say(view.decision === "lay" ? "town-lay-prompt" : `prompt-${view.decision}`, {
    player: players[view.you] ?? "",
    street: view.at ?? "",
    bank: view.bank,
    cash: view.seats[view.you]?.cash ?? 0,
    opens: view.options.filter(({ type }) => type === "open").length,
    steps: view.options.filter(({ type }) => type === "serve").length,
  });
}

/** A street for screen readers and the tray: owner, card, money, figure. */
export function streetSaid({ view, players, words }: Table, street: string, waits = false): string {
  const { owner, lying, card, loot, fired, figure } = streetAt(view, street);
  return words.say("town-street", {
    street,
    player: players[owner] ?? "",
    own: owner === view.you ? "yes" : "no",
    lying: lying === "empty" && figure !== null ? "scene" : lying,
    known: card === null ? "no" : "yes",
    card: card === null ? "" : cardName(view, card, words),
    pistol: pistolState(view, street),
    fired: fired ? "yes" : "no",
    loot,
    figure: figure === null ? "" : (figuresCalled(view, words)[figure] ?? ""),
    waits: waits ? "yes" : "no",
  });
}

/** Whether an open pistol has fired, stays silent or is being decided. */
export function pistolState(view: GameView, street: string): "fired" | "silent" | "no" {
  const { card, lying, fired } = streetAt(view, street);
  if (card === null || lying === "closed" || kindOf(card) !== "pistol" || view.at === street) {
    return "no";
  }
  return fired ? "fired" : "silent";
}

/** A prisoner: owner, cell, ransom. */
export function prisonerSaid({ view, players, words }: Table, figure: string): string {
  const { at, place } = whereIs(view, figure);
  const owner = ownerOf(view, figure);
  return words.say("town-prisoner", {
    figure: figuresCalled(view, words)[figure] ?? "",
    player: players[owner] ?? "",
    cell: at,
    price: priceOf(view, at),
    receiver: players[following(owner)] ?? "",
    running: place === "running" ? "yes" : "no",
    able: view.able.includes(figure) ? "yes" : "no",
  });
}

/** A boss: cash, clan, figures at home, and the results of this round. */
export function bossSaid({ view, players, words }: Table, seat: number, turn: boolean): string {
  const boss = view.seats[seat];
  return words.say("town-boss", {
    player: players[seat] ?? "",
    colour: words.say(`colour-${colourOf(view, seat)}`),
    cash: boss?.cash ?? 0,
    home: figuresOf(view, seat).filter(({ place }) => place === "home").length,
    mate: players[mate(seat)] ?? "",
    hand: boss?.hand ?? 0,
    thrown: boss?.thrown ?? 0,
    first: view.first === seat ? "yes" : "no",
    passed: boss?.passed ? "yes" : "no",
    turn: turn ? "yes" : "no",
  });
}

/** A boss's debt to the next one for prisoners. */
export function debtSaid({ view, players, words }: Table, seat: number): string {
  const debt = owed(view, seat);
  return words.say(debt.amount > 0 ? "town-owes" : "town-owes-nothing", {
    player: players[seat] ?? "",
    receiver: players[following(seat)] ?? "",
    ...debt,
  });
}

/** The streets in reach of a card on this one. */
export function reachSaid({ view, words }: Table, street: string): readonly string[] {
  return [
    words.say("town-near", { streets: near(view, street).join(", ") }),
    words.say("town-knight", { streets: knight(view, street).join(", ") }),
  ];
}

/** The effect of a card now, in one sentence. */
export function effectSaid({ view, players, words }: Table, street: string, card: string): string {
  const seen = foresee(view, street, card);
  const kind = kindOf(card);
  return words.say(`town-would-${kind}`, {
    loot: seen.loot,
    arrests: seen.arrests.join(", "),
    arrested: seen.arrests.length,
    jailed: seen.jailed,
    freed: seen.freed.map((figure) => figuresCalled(view, words)[figure] ?? "").join(", "),
    freed_count: seen.freed.length,
    touched: seen.touched.join(", "),
    count: seen.touched.length,
    asks: seen.asks ?? "no",
    payers: seen.payers.map((seat) => players[seat] ?? "").join(", "),
    paid: seen.payers.length > 0 ? "players" : "bank",
  });
}

/** An action as a button: its label, its effect, and a warning. */
export interface Offer {
  readonly action: GameAction;
  readonly question: string;
  readonly label: string;
  readonly consequence: string;
  readonly caution: string | null;
}

/** An action with its effect. */
export function offer(table: Table, cautions: readonly Caution[], action: GameAction): Offer {
  const { view, words } = table;
  const caution = cautions.find((each) => view.options[each.option] === action);
  const args = argumentsOf(table, action);
  return {
    action,
    question: words.say(`town-ask-${action.type}`, args),
    label: words.say(`town-do-${action.type}`, args),
    consequence: consequence(table, action, args),
    // A pass says its own cost.
    caution: caution && action.type !== "pass" ? words.say(caution.message) : null,
  };
}

function consequence(table: Table, action: GameAction, args: Args): string {
  const { view, words } = table;
  if (action.type === "open") {
    const { card } = streetAt(view, action.street);
    return card === null
      ? words.say("town-then-open-unknown", args)
      : sentence(effectSaid(table, action.street, card));
  }
  return words.say(`town-then-${action.type}`, args);
}

/** The text after a colon as a sentence of its own. */
function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function argumentsOf(table: Table, action: GameAction): Args {
  const { view, players, words } = table;
  if ("street" in action) return ofStreet(table, action.street);
  if ("figure" in action) return ofFigure(table, action.figure);
  return {
    ...givenUp(view),
    passing: view.passing,
    decision: view.decision ?? "",
    aside: view.aside.length,
    street: view.at ?? "",
    player: players[view.you ?? -1] ?? "",
    card: action.type === "throw" ? cardName(view, view.hand?.[action.slot - 1] ?? "", words) : "",
  };
}

function ofStreet({ view, players, words }: Table, street: string): Args {
  const { owner, card, loot } = streetAt(view, street);
  const goods = view.at === null ? null : streetAt(view, view.at).card;
  return {
    street,
    at: view.at ?? "",
    player: players[owner] ?? "",
    own: owner === view.you ? "yes" : "no",
    known: card === null ? "no" : "yes",
    card: card === null ? "" : cardName(view, card, words),
    loot,
    goods: goods === null ? "" : cardName(view, goods, words),
    due: view.sale?.due[view.sale.waiting.indexOf(street)] ?? 0,
    bank: view.bank,
    payer: players[following(owner)] ?? "",
  };
}

function ofFigure({ view, players, words }: Table, figure: string): Args {
  const { at } = whereIs(view, figure);
  const owner = ownerOf(view, figure);
  const price = priceOf(view, at);
  return {
    figure: figuresCalled(view, words)[figure] ?? "",
    player: players[owner] ?? "",
    own: owner === view.you ? "yes" : "no",
    cell: at,
    to: at === "chair" ? "" : oneStep(view, at),
    price,
    left: (view.seats[view.you ?? -1]?.cash ?? 0) - price,
    receiver: players[following(owner)] ?? "",
  };
}
