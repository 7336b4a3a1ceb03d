/** The client of Mafia. */
import Cash from "~icons/lucide/coins";
import Home from "./Hat.svelte";
import Prisoner from "~icons/lucide/lock";
import type { SoundName } from "../../lib/sound";
import type { Args, Language, Words } from "../../lib/texts";
import type { SeatFigure, GameModule } from "../module";
import Board from "./Board.svelte";
import { cardName } from "./cards";
import { hint } from "./hints";
import { lesson, lessonSettings } from "./lesson";
import { seatStyle } from "./seat_style";
import { namesOf, prompt } from "./game_text";
import {
  figuresCalled,
  figuresOf,
  following,
  near,
  oneStep,
  ownerOf,
  priceOf,
  streetAt,
  whereIs,
} from "./town";
import { TEXT_KINDS } from "./wire";
import type { GameAction, GameEvent, GameView } from "./wire";

const TEXTS: Readonly<Record<Language, () => Promise<{ default: readonly string[] }>>> = {
  en: () => import("./text/en.ftl?first"),
  ru: () => import("./text/ru.ftl?first"),
};

const REST: typeof TEXTS = {
  en: () => import("./text/en.ftl?rest"),
  ru: () => import("./text/ru.ftl?rest"),
};

const SOUNDS: Readonly<Partial<Record<GameEvent["type"], SoundName>>> = {
  cards_dealt: "card",
  cards_exchanged: "card",
  card_laid: "card",
  card_opened: "flip",
  bank_paid: "coin",
  player_paid: "coin",
  loot_taken: "coin",
  ransom_paid: "coin",
  card_killed: "shot",
  card_arrested: "catch",
  figure_jailed: "knock",
  figure_served: "knock",
  escape_foiled: "fault",
  bank_emptied: "fault",
  game_ended: "win",
};

/** An option in words; it begins with what a player may type. */
function label(
  view: GameView,
  action: GameAction,
  words: Words,
  players: readonly string[],
): string {
  const args = words.arguments(action, namesOf({ view, players, words }));
  return words.say(`option-${action.type}`, { ...args, ...more(view, action, words, players) });
}

/** Additional arguments for the text of an option. */
function more(view: GameView, action: GameAction, words: Words, players: readonly string[]): Args {
  switch (action.type) {
    case "throw":
      return { card: cardName(view, view.hand?.[action.slot - 1] ?? "", words) };
    case "done":
      return { decision: view.decision ?? "", aside: view.aside.length };
    case "pass":
      return { passing: view.passing };
    case "lay":
      return { near: near(view, action.street).length };
    case "open":
    case "fire":
    case "sell":
    case "fill":
      return aboutStreet(view, action.street, words, players);
    case "serve":
    case "run":
    case "ransom":
      return aboutFigure(view, action.figure, words, players);
    default:
      return {};
  }
}

/** The owner of the street, the card on it, and the amount due to it. */
function aboutStreet(view: GameView, name: string, words: Words, players: readonly string[]): Args {
  const { owner, card, loot } = streetAt(view, name);
  return {
    player: players[owner] ?? "",
    known: card === null ? "no" : "yes",
    card: card === null ? "" : cardName(view, card, words),
    loot,
    due: view.sale?.due[view.sale.waiting.indexOf(name)] ?? 0,
  };
}

/** A prisoner: owner, cell, next step, ransom and its receiver. */
function aboutFigure(
  view: GameView,
  figure: string,
  words: Words,
  players: readonly string[],
): Args {
  const seat = ownerOf(view, figure);
  const { at } = whereIs(view, figure);
  return {
    called: figuresCalled(view, words)[figure] ?? "",
    player: players[seat] ?? "",
    cell: at,
    to: at === "chair" ? "" : oneStep(view, at),
    price: priceOf(view, at),
    receiver: players[following(seat)] ?? "",
  };
}

/** Cash, figures at home, figures in prison. */
function seatFigures(view: GameView, seat: number, words: Words): readonly SeatFigure[] {
  const boss = view.seats[seat];
  if (!boss) return [];
  const figures = figuresOf(view, seat);
  const home = figures.filter(({ place }) => place === "home").length;
  const jailed = figures.filter(({ place }) => place === "cell" || place === "running").length;
  return [
    { icon: Cash, text: String(boss.cash), label: words.say("town-cash", { cash: boss.cash }) },
    { icon: Home, text: String(home), label: words.say("town-home", { home }) },
    ...(jailed > 0
      ? [{ icon: Prisoner, text: String(jailed), label: words.say("town-jailed", { jailed }) }]
      : []),
  ];
}

/** The game for the table page. */
export const game: GameModule<GameView, GameAction, GameEvent> = {
  id: "mafia",
  kinds: TEXT_KINDS,
  texts: async (language) => (await TEXTS[language]()).default,
  laterTexts: async (language) => (await REST[language]()).default,
  names: (view, players, words) => namesOf({ view, players, words }),
  prompt,
  label,
  needsConfirmation: ({ type }) => type !== "throw" && type !== "lay",
  inspectCommands: ["table", "city", "prison", "cash", "hand"],
  inspect: async (word, rest, context) =>
    (await context.words.loadAll(import("./inspect"))).inspect(word, rest, context),
  seatFigures,
  seatStyle,
  sounds: (event) => SOUNDS[event.type] ?? null,
  beginsTurn: (event) => event.type === "turn_started",
  hint,
  lesson,
  lessonSettings,
  checkDeal: async (luck, stories) => (await import("./deal_check")).checkDeal(luck, stories),
  coachSign: (view, words) =>
    view.memory_aid === "none" ? "" : words.say(`town-aid-${view.memory_aid}`),
  Board,
  Result: () => import("./Result.svelte"),
};
