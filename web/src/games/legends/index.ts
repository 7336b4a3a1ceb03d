/** The client of Legends. */
import Minions from "~icons/lucide/users";
import Problem from "~icons/lucide/fingerprint-pattern";
import type { SoundName } from "../../lib/sound";
import type { Language, Words } from "../../lib/texts";
import type { SeatFigure, GameModule } from "../module";
import Board from "./Board.svelte";
import { hint } from "./hints";
import { lesson, lessonSeats, lessonSettings, lessonTexts } from "./lesson";
import { seatStyle } from "./seat_style";
import { FINAL } from "./offers";
import { label, namesOf, prompt, thing } from "./game_text";
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
  scenario_set_up: "card",
  minions_drawn: "card",
  minion_played: "card",
  problem_dealt: "flip",
  card_revealed: "flip",
  dice_rolled: "dice",
  dice_rerolled: "dice",
  die_added: "dice",
  vault_searched: "dice",
  challenge_overcome: "catch",
  minion_out: "knock",
  siren_heard: "fault",
  police_activated: "fault",
  police_struck: "shot",
  clan_rallied: "knock",
  bags_gained: "coin",
  hired: "coin",
  bailed: "coin",
  speed_boosted: "scratch",
  lane_chosen: "scratch",
  place_revealed: "flip",
  attack_planned: "card",
  ambush_laid: "fault",
  rebels_joined: "flip",
  loyalty_checked: "flip",
  shortage_met: "knock",
  rebels_rolled: "dice",
  rebel_fled: "scratch",
  fight_decided: "shot",
  fugitives_caught: "catch",
  business_opened: "card",
  downtime_laid: "flip",
  business_kept: "coin",
  business_lost: "knock",
  mole_revealed: "fault",
  stake_set: "coin",
  red_die_rolled: "dice",
  penalty_struck: "refuse",
  jackpot_won: "fault",
  chips_laundered: "coin",
  table_swapped: "card",
  table_closed: "knock",
  table_removed: "card",
  space_blocked: "fault",
  minions_found: "card",
  campaign_ended: "win",
  campaign_cards_drawn: "card",
  campaign_revealed: "flip",
  die_seized: "knock",
  dice_freed: "catch",
  support_moved: "coin",
};

/** The sound of an event; a bad ending does not sound like a win. */
function soundOf(event: GameEvent): SoundName | null {
  if (event.type === "campaign_ended") return event.won ? "win" : "fault";
  return SOUNDS[event.type] ?? null;
}

/** Settings that most tables leave unchanged. */
const RARE = ["scenario_pick", "second_job", "recruits_first", "tight_two", "voice_seats"];

/** Minions in hand, and problems. */
function seatFigures(view: GameView, seat: number, words: Words): readonly SeatFigure[] {
  const who = view.seats[seat];
  if (!who) return [];
  const [hand, problems] = [who.hand.length + who.table.length, who.problems.length];
  return [
    { icon: Minions, text: String(hand), label: words.say("legends-seat-hand", { count: hand }) },
    {
      icon: Problem,
      text: String(problems),
      label: words.say("legends-seat-problems", { count: problems }),
    },
  ];
}

/** The game for the table page. */
export const game: GameModule<GameView, GameAction, GameEvent> = {
  id: "legends",
  kinds: TEXT_KINDS,
  texts: async (language) => (await TEXTS[language]()).default,
  laterTexts: async (language) => (await REST[language]()).default,
  names: namesOf,
  prompt,
  promptWhileNarrating: (words) => words.say("legends-meanwhile"),
  label,
  needsConfirmation: ({ type }) => FINAL.has(type),
  inspectCommands: ["table", "hands", "piles", "odds", "card"],
  inspect: async (word, rest, context) =>
    (await context.words.loadAll(import("./inspect"))).inspect(word, rest, context),
  seatFigures,
  seatStyle: (_, seat) => seatStyle(seat),
  sounds: soundOf,
  beginsTurn: ({ type }) => type === "turn_started",
  keys: [
    ["P", "legends-key-point"],
    ["1 … 9", "legends-key-challenge"],
  ],
  hint,
  lesson,
  lessonTexts,
  folds: [["legends-fold-more", RARE]],
  lessonSettings,
  lessonSeats,
  checkDeal: async (luck, stories) => (await import("./deal_check")).checkDeal(luck, stories),
  thing,
  hasNewspaper: true,
  Board,
  Result: () => import("./Result.svelte"),
};
