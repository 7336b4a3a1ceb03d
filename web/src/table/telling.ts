/** The log in sentences. */
import type { AnyGameModule, AnyView } from "../games/module";
import { lastOwnStep, lines } from "../lib/story";
import type { Tagged, Words } from "../lib/texts";
import type { StepForViewer } from "../lib/wire";

/** One event in words. */
export interface Sentence {
  /** Its place among the events of its step. */
  readonly number: number;
  readonly text: string;
  /** The same for who cannot see its signs. */
  readonly spoken: string;
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
  readonly story: readonly StepForViewer[];
  readonly seat: number | null;
  readonly view: AnyView;
  readonly players: readonly string[];
  readonly game: AnyGameModule;
  readonly words: Words;
  /** What is kept back for now. */
  readonly untold?: (event: Tagged) => boolean;
}

/** Lines that were told before: a step is put into words once, however long the game is. */
export class ToldBefore {
  #lines = new WeakMap<StepForViewer, Sentences>();
  #how = "";

  /** Forget everything that was told in other words, or with other names. */
  as(words: Words, players: readonly string[]): void {
    const how = [words.language, words.complete, ...players].join("\n");
    if (how !== this.#how) this.#lines = new WeakMap();
    this.#how = how;
  }

  /** The same line as before where it has not changed: then nothing of it is drawn anew. */
  line(told: StepForViewer, marks: Marks, texts: () => readonly Sentence[]): Sentences {
    const before = this.#lines.get(told);
    if (before?.fresh === marks.fresh && before.takenBack === marks.takenBack) return before;
    const { seq, seat } = told;
    const line = { seq, seat, ...marks, texts: before?.texts ?? texts() };
    this.#lines.set(told, line);
    return line;
  }
}

/** What changes on a line that is told. */
type Marks = Pick<Sentences, "takenBack" | "fresh">;

/** Every step that tells something, in order. */
export function sentences(telling: Telling, before = new ToldBefore()): readonly Sentences[] {
  const { story, seat, view, players, game, words, untold } = telling;
  before.as(words, players);
  const names = game.names(view, players, words);
  const aloud = game.aloud?.names(view, players, words);
  const own = lastOwnStep(story, seat);
  const texts = (told: StepForViewer): readonly Sentence[] =>
    (told.events as readonly Tagged[])
      .map((event, number) => ({ event, number }))
      .filter(({ event }) => !untold?.(event))
      .map(({ event, number }) => {
        const text = words.told("event", event, names).trim();
        const spoken = aloud ? words.told("event", event, aloud).trim() : text;
        return { number, text, spoken, turn: game.beginsTurn(event) };
      })
      .filter(({ text }) => text !== "");
  return lines(story)
    .map(({ told, takenBack }) => {
      // What is told in part now is told anew later.
      const partly = (told.events as readonly Tagged[]).some((event) => untold?.(event));
      const memory = partly ? new ToldBefore() : before;
      return memory.line(told, { takenBack, fresh: told.seq > own }, () =>
        told.undone ? [takesBack(players[told.seat ?? -1] ?? "", words)] : texts(told),
      );
    })
    .filter(({ texts }) => texts.length > 0);
}

function takesBack(name: string, words: Words): Sentence {
  const text = words.say("log-undone", { name });
  return { number: 0, text, spoken: text, turn: false };
}
