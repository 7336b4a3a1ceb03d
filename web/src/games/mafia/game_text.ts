/** The texts of the board: streets, prisoners and consequences in words. */
import type { Args, Names, Words } from "../../lib/texts";
import { cardName, kindOf } from "./cards";
import { givenUp } from "./board_options";
import { colourOf } from "./seat_style";
import {
  figuresCalled,
  figuresOf,
  following,
  knight,
  mate,
  near,
  oneStep,
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
  if (view.active.length === 0) return words.say("round-over", { round: view.round });
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

/** The streets in reach of a card on this one. */
export function reachSaid({ view, words }: Table, street: string): readonly string[] {
  return [
    words.say("town-near", { streets: near(view, street).join(", ") }),
    words.say("town-knight", { streets: knight(view, street).join(", ") }),
  ];
}

/** The name of a card without its number, in a grammatical case if the language has it. */
export function bareName(card: string, words: Words, form = ""): string {
  return words.cases(`card-${card}`)[form] ?? words.say(`card-${card}`);
}

/** A text with a capital letter at its beginning. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** An action as the label of its button. */
export function labelOf(table: Table, action: GameAction): string {
  return table.words.say(`town-do-${action.type}`, argumentsOf(table, action));
}

/** The arguments of all texts about an action. */
export function argumentsOf(table: Table, action: GameAction): Args {
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
    bare: card === null ? "" : bareName(card, words),
    bare_acc: card === null ? "" : bareName(card, words, "acc"),
    loot,
    goods: goods === null ? "" : cardName(view, goods, words),
    due: view.sale?.due[view.sale.waiting.indexOf(street)] ?? 0,
    bank: view.bank,
    payer: players[following(owner)] ?? "",
  };
}

export function ofFigure({ view, players, words }: Table, figure: string): Args {
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
