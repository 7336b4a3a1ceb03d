/** The log in sentences. */
import type { AnyGameModule, AnyView } from "../games/module";
import { lastOwnStep, lines } from "../lib/story";
import type { Tagged, Words } from "../lib/texts";
import type { Told } from "../lib/wire";

/** One event in words. */
export interface Sentence {
  readonly text: string;
  /** A turn begins here. */
  readonly turn: boolean;
}

/** A step of the log as a person reads it. */
export interface Sentences {
  readonly seq: number;
  readonly seat: number | null;
  readonly texts: readonly Sentence[];
  readonly takenBack: boolean;
  /** It happened after the last turn of who is looking. */
  readonly fresh: boolean;
}

export interface Telling {
  readonly story: readonly Told[];
  readonly seat: number | null;
  readonly view: AnyView;
  readonly players: readonly string[];
  readonly game: AnyGameModule;
  readonly words: Words;
  /** What is kept back for now. */
  readonly untold?: (event: Tagged) => boolean;
}

/** Every step that tells something, in order. */
export function sentences({
  story,
  seat,
  view,
  players,
  game,
  words,
  untold,
}: Telling): readonly Sentences[] {
  const names = game.names(view, players, words);
  const own = lastOwnStep(story, seat);
  return lines(story)
    .map(({ told, takenBack }) => ({
      seq: told.seq,
      seat: told.seat,
      takenBack,
      fresh: told.seq > own,
      texts: told.undone
        ? [{ text: words.say("log-undone", { name: players[told.seat ?? -1] ?? "" }), turn: false }]
        : (told.events as readonly Tagged[])
            .filter((event) => !untold?.(event))
            .map((event) => ({
              text: words.told("event", event, names).trim(),
              turn: game.beginsTurn(event),
            }))
            .filter(({ text }) => text !== ""),
    }))
    .filter(({ texts }) => texts.length > 0);
}
