/** The client of Crossfire. */
import Points from "~icons/lucide/star";
import type { SoundName } from "../../lib/sound";
import type { Language, Words } from "../../lib/texts";
import type { SeatFigure, GameModule } from "../module";
import Board from "./Board.svelte";
import { hint } from "./hints";
import { lesson, lessonSettings } from "./lesson";
import { faceIcon, seatStyle } from "./roles";
import { label, namesOf, prompt } from "./game_text";
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

const LESSONS: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("./text/lesson.en.ftl?raw"),
  ru: () => import("./text/lesson.ru.ftl?raw"),
};

/** Settings that tables rarely change. */
const FOLDS: GameModule<GameView, GameAction, GameEvent>["folds"] = [
  [
    "crossfire-fold-roles",
    ["peacekeeper", "mercenary", "bodyguard", "protester", "patriot", "bomber"],
  ],
  [
    "crossfire-fold-clocks",
    ["talk_seconds", "look_seconds", "claim_seconds", "aim_seconds", "early_end"],
  ],
  [
    "crossfire-fold-rules",
    ["claim_cap", "statement_cap", "dead_shield", "late_hits", "dealer", "sniper_seat"],
  ],
];

/** Settings as in the rulebook, and settings for a first match. */
const PRESETS: GameModule<GameView, GameAction, GameEvent>["presets"] = [
  ["crossfire-preset-rulebook", { memory_aid: "none", early_end: "off" }],
  ["crossfire-preset-friendly", { memory_aid: "full", early_end: "unanimous" }],
];

/** Sounds of public events; events that only one seat knows have none. */
const SOUNDS: Readonly<Partial<Record<GameEvent["type"], SoundName>>> = {
  game_started: "card",
  card_passed: "card",
  cards_shuffled: "scratch",
  claims_shown: "knock",
  claim_turned: "flip",
  statement_made: "chat",
  token_put: "knock",
  token_taken: "card",
  talk_ended: "fault",
  aims_shown: "knock",
  role_revealed: "flip",
  shot_landed: "shot",
  shot_stopped: "catch",
  sniper_hit: "shot",
  series_ended: "win",
};

/** Events that only tell that a player has acted. */
const STILL: ReadonlySet<string> = new Set([
  "card_looked",
  "claim_chosen",
  "ready_said",
  "aim_given",
  "next_wanted",
]);

/** The points of a series, and the claim. */
function seatFigures(view: GameView, seat: number, words: Words): readonly SeatFigure[] {
  const who = view.seats[seat];
  if (!who) return [];
  const { face, points } = who;
  const told = face === null ? "" : words.say(`face-${face}`);
  return [
    ...(view.games > 1
      ? [{ icon: Points, text: String(points), label: words.say("table-points", { points }) }]
      : []),
    ...(face === null
      ? []
      : [{ icon: faceIcon(face), text: told, label: words.say("fire-claims", { face: told }) }]),
  ];
}

/** The game for the table page. */
export const game: GameModule<GameView, GameAction, GameEvent> = {
  id: "crossfire",
  kinds: TEXT_KINDS,
  texts: async (language) => (await TEXTS[language]()).default,
  laterTexts: async (language) => (await REST[language]()).default,
  names: (_, players) => namesOf(players),
  prompt,
  promptWhileNarrating: (words) => words.say("fire-prompt-calls"),
  label,
  needsConfirmation: ({ type }) => type === "aim" || type === "aim_two" || type === "ready",
  inspectCommands: ["table", "me", "mix", "said", "phrases"],
  inspect: async (word, rest, context) =>
    (await context.words.loadAll(import("./inspect"))).inspect(word, rest, context),
  seatFigures,
  seatStyle: (_, seat) => seatStyle(seat),
  sounds: (event) => SOUNDS[event.type] ?? null,
  isDiscussion: (view) => view.decision === "talk",
  isInvisible: ({ type }) => STILL.has(type),
  isUrgent: ({ type }) => type === "talk_ended",
  beginsTurn: ({ type }) => type === "game_started" || type === "talk_started",
  hint,
  folds: FOLDS,
  presets: PRESETS,
  lesson,
  lessonTexts: async (language) => [(await LESSONS[language]()).default],
  lessonSettings,
  lessonSeats: 6,
  checkDeal: async (luck, stories) => (await import("./deal_check")).checkDeal(luck, stories),
  coachSign: (view, words) =>
    view.memory_aid === "none" ? "" : words.say(`fire-aid-${view.memory_aid}`),
  Board,
  Result: () => import("./Result.svelte"),
  Television: () => import("./Television.svelte"),
};
