/** The client of Crooks Out! */
import Caught from "~icons/game-icons/handcuffs";
import Hiding from "~icons/game-icons/robber-mask";
import type { SoundName } from "../../lib/sound";
import type { Args, Language, Names, Words } from "../../lib/texts";
import type { SeatFigure, GameModule } from "../module";
import Board from "./Board.svelte";
import { hint } from "./hints";
import { lesson, lessonSettings } from "./lesson";
import { seatStyle } from "./seat_style";
import { place, roomNames, seatCalled } from "./rooms";
import { prompt } from "./game_text";
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
  hand_dealt: "card",
  dice_rolled: "dice",
  guess_missed: "scratch",
  crook_caught: "catch",
  number_named: "scratch",
  circles_faulted: "fault",
  points_banked: "coin",
  points_lost: "fault",
  game_ended: "win",
};

/** Players by name, rooms by colour and letter. */
function names(view: GameView, players: readonly string[], words: Words): Names {
  return {
    seat: Object.fromEntries(players.map((player, seat) => [seat, player])),
    room: roomNames(view.theme, words.language),
  };
}

/** An option in words; it begins with what a player may type. */
function label(
  view: GameView,
  action: GameAction,
  words: Words,
  players: readonly string[],
): string {
  const args = words.arguments(action, names(view, players, words));
  return words.say(`option-${action.type}`, { ...args, ...more(view, action, players) });
}

/** Additional arguments for the text of an option. */
function more(view: GameView, action: GameAction, players: readonly string[]): Args {
  switch (action.type) {
    case "ask":
      return { by: canBeTyped(players, action.seat) ? "name" : "number", seat_no: action.seat + 1 };
    case "circle": {
      const numbers = view.seats[view.circling_of ?? -1]?.numbers;
      return { number: numbers?.[place(view.theme, action.room)] ?? 0 };
    }
    case "done":
      return { named: view.named.length };
    default:
      return {};
  }
}

/** True if a command may use this player's name: one word that fits no other player. */
function canBeTyped(players: readonly string[], seat: number): boolean {
  const name = players[seat] ?? "";
  return /^[^\s:]+$/.test(name) && seatCalled(players, name) === seat;
}

/** Points, points at risk, and crooks that are still hidden. */
function seatFigures(view: GameView, seat: number, words: Words): readonly SeatFigure[] {
  const row = view.seats[seat];
  if (!row) return [];
  const risk = seat === view.active ? view.at_risk : 0;
  return [
    {
      icon: Caught,
      text: risk > 0 ? `${row.points} + ${risk}` : String(row.points),
      label: words.say("crooks-out-points", { points: row.points, at_risk: risk }),
    },
    {
      icon: Hiding,
      text: String(row.left),
      label: words.say("crooks-out-left", { left: row.left }),
    },
  ];
}

/** The game for the table page. */
export const game: GameModule<GameView, GameAction, GameEvent> = {
  id: "crooks_out",
  kinds: TEXT_KINDS,
  texts: async (language) => (await TEXTS[language]()).default,
  laterTexts: async (language) => (await REST[language]()).default,
  names,
  prompt,
  label,
  needsConfirmation: ({ type }) => type !== "circle",
  inspectCommands: ["table", "sheet", "hand", "laid", "asked", "points", "note"],
  inspect: async (word, rest, context) =>
    (await context.words.loadAll(import("./inspect"))).inspect(word, rest, context),
  seatFigures,
  seatStyle,
  sounds: (event) => SOUNDS[event.type] ?? null,
  beginsTurn: (event) => event.type === "turn_started",
  keys: [
    ["Home, End", "plan-key-row"],
    ["PgUp, PgDn", "plan-key-sheets"],
    ["P", "plan-key-sign"],
    ["N", "plan-key-note"],
  ],
  hint,
  lesson,
  lessonSettings,
  checkDeal: async (luck, stories) => (await import("./deal_check")).checkDeal(luck, stories),
  coachSign: (view, words) =>
    view.help === "plain" ? "" : words.say(`crooks-out-aid-${view.help}`),
  // While a player searches a sheet for numbers to circle, the coach is silent (CO-5.6).
  hasAdvice: (view) =>
    view.help !== "plain" && view.decision !== null && view.decision !== "call_circles",
  Board,
  Result: () => import("./Result.svelte"),
  Hindsight: () => import("./Hindsight.svelte"),
};
