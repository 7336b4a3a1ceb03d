/** Crooks at the table of the browser. */
import type { SoundName } from "../../lib/sound";
import type { Language, Names, Words } from "../../lib/texts";
import type { Figure, GameModule } from "../module";
import Board from "./Board.svelte";
import Result from "./Score.svelte";
import { Faces, GANGS, SHAPES } from "./faces";
import { final } from "./final";
import { hint } from "./hints";
import { lesson } from "./lesson";
import { seatMark } from "./looks";
import { TEXT_KINDS } from "./wire";
import type { GameAction, GameEvent, GameView } from "./wire";

const TEXTS: Readonly<Record<Language, () => Promise<{ default: readonly string[] }>>> = {
  en: () => import("./text/en"),
  ru: () => import("./text/ru"),
};

const REST: typeof TEXTS = {
  en: () => import("./text/rest.en"),
  ru: () => import("./text/rest.ru"),
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

type Sayings = Pick<GameModule<GameView, GameAction, GameEvent>, "names" | "prompt" | "label">;

/** What is said about a table, with its crooks called so. */
function sayings(called: (faces: Faces, face: string) => string): Sayings {
  /** Players by name, crooks as they are called. */
  function names(view: GameView, players: readonly string[], words: Words): Names {
    const faces = new Faces(view, words);
    return {
      seat: Object.fromEntries(players.map((player, seat) => [seat, player])),
      crook: Object.fromEntries(faces.ids.map((face) => [face, called(faces, face)])),
    };
  }

  /** The question the table asks. */
  function prompt(view: GameView, players: readonly string[], words: Words): string {
    if (view.decision === null || view.active === null) return words.say("prompt-over");
    const player = players[view.active] ?? "";
    if (view.active !== view.you) return words.say("prompt-waiting", { player });
    const hand = view.hand?.face ?? null;
    return words.say(`prompt-${view.decision}`, {
      player,
      money: view.seats[view.active]?.money ?? 0,
      hand: hand === null ? "" : called(new Faces(view, words), hand),
    });
  }

  /** An option in words, beginning with what one may type. */
  function label(
    view: GameView,
    action: GameAction,
    words: Words,
    players: readonly string[],
  ): string {
    const args: Record<string, string | number> = {
      ...words.arguments(action, names(view, players, words)),
    };
    if (action.type === "recruit") {
      args["price"] = view.hangouts.find((each) => each.hangout === action.hangout)?.price ?? 0;
    } else if (action.type === "kill") {
      const colour = `colour-${view.seats[action.seat]?.colour}`;
      args["colour"] = words.say(colour);
      for (const [name, form] of Object.entries(words.cases(colour))) args[`colour_${name}`] = form;
    }
    return words.say(`option-${action.type}`, args);
  }

  return { names, prompt, label };
}

/** Money, gang members, whether the seat is out; after the end its points. */
function seatFigures(view: GameView, seat: number, words: Words): readonly Figure[] {
  const row = view.seats[seat];
  if (!row) return [];
  const points = view.outcome?.scores[seat];
  const money = row.money === null ? words.say("table-money-hidden") : `$${row.money}`;
  const faces = new Faces(view, words);
  return [
    ...(points === undefined
      ? []
      : [{ text: String(points), label: words.say("crooks-points", { points }) }]),
    { text: money, label: words.say("crooks-money", { money }) },
    ...GANGS.map((gang, index) => ({
      text: `${faces.letter(gang)}${SHAPES[gang]}${row.members[index] ?? 0}`,
      label: words.say("crooks-members", {
        gang: words.say(`gang-${gang}`),
        count: row.members[index] ?? 0,
      }),
    })),
    ...(row.passed ? [{ text: words.say("table-out"), label: words.say("crooks-out") }] : []),
  ];
}

/** The game as the table frame knows it. */
export const game: GameModule<GameView, GameAction, GameEvent> = {
  id: "crooks",
  kinds: TEXT_KINDS,
  texts: async (language) => (await TEXTS[language]()).default,
  rest: async (language) => (await REST[language]()).default,
  ...sayings((faces, face) => faces.full(face)),
  aloud: sayings((faces, face) => faces.spoken(face)),
  final,
  seatFigures,
  seatMark,
  sounds: (event) => SOUNDS[event.type] ?? null,
  beginsTurn: (event) => event.type === "turn_started",
  hint,
  lesson,
  checkDeal: async (luck, stories) => (await import("./deal")).checkDeal(luck, stories),
  Board,
  Result,
};
