/** The client of Crooks. */
import type { SoundName } from "../../lib/sound";
import type { Language } from "../../lib/texts";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { needsConfirmation } from "./confirmation";
import { hint } from "./hints";
import { lesson } from "./lesson";
import { seatStyle } from "./seat_style";
import { seatFigures, spoken, written } from "./game_text";
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
  hangout_paid: "coin",
  crook_recruited: "card",
  crook_placed: "card",
  stack_moved: "card",
  pickpocket_took: "coin",
  crooks_killed: "shot",
  spy_looked: "knock",
  crooks_revealed: "flip",
  game_ended: "win",
};

/** The game for the table page. */
export const game: GameModule<GameView, GameAction, GameEvent> = {
  id: "crooks",
  kinds: TEXT_KINDS,
  texts: async (language) => (await TEXTS[language]()).default,
  laterTexts: async (language) => (await REST[language]()).default,
  ...written,
  spokenText: spoken,
  needsConfirmation,
  inspectCommands: ["table", "hand", "memory", "deck", "money"],
  inspect: async (word, rest, context) =>
    (await context.words.loadAll(import("./inspect"))).inspect(word, rest, context),
  seatFigures,
  seatStyle,
  sounds: (event) => SOUNDS[event.type] ?? null,
  beginsTurn: (event) => event.type === "turn_started",
  hint,
  lesson,
  checkDeal: async (luck, stories) => (await import("./deal_check")).checkDeal(luck, stories),
  Board,
  Result: () => import("./Result.svelte"),
};
