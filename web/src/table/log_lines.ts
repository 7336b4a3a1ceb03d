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
export interface LogLine {
  readonly seq: number;
  readonly seat: number | null;
  readonly texts: readonly Sentence[];
  readonly takenBack: boolean;
  /** It happened after the last turn of who is looking. */
  readonly fresh: boolean;
}

export interface LogSource {
  readonly story: readonly StepForViewer[];
  readonly seat: number | null;
  readonly view: AnyView;
  readonly players: readonly string[];
  readonly game: AnyGameModule;
  readonly words: Words;
  /** What is kept back for now. */
  readonly isHidden?: (event: Tagged) => boolean;
}

/** Lines that were told before: a step is put into words once, however long the game is. */
export class LogLineCache {
  #lines = new WeakMap<StepForViewer, LogLine>();
  #how = "";

  /** Forget everything that was told in other words, or with other names. */
  setWords(words: Words, players: readonly string[]): void {
    const how = [words.language, words.isLoaded, ...players].join("\n");
    if (how !== this.#how) this.#lines = new WeakMap();
    this.#how = how;
  }

  /** The same line as before where it has not changed: then nothing of it is drawn anew. */
  line(step: StepForViewer, marks: Marks, texts: () => readonly Sentence[]): LogLine {
    const before = this.#lines.get(step);
    if (before?.fresh === marks.fresh && before.takenBack === marks.takenBack) return before;
    const { seq, seat } = step;
    const line = { seq, seat, ...marks, texts: before?.texts ?? texts() };
    this.#lines.set(step, line);
    return line;
  }
}

/** What changes on a line that is step. */
type Marks = Pick<LogLine, "takenBack" | "fresh">;

/** Every step that tells something, in order. */
export function logLines(source: LogSource, before = new LogLineCache()): readonly LogLine[] {
  const { story, seat, view, players, game, words, isHidden } = source;
  before.setWords(words, players);
  const names = game.names(view, players, words);
  const aloud = game.spokenText?.names(view, players, words);
  const own = lastOwnStep(story, seat);
  const texts = (step: StepForViewer): readonly Sentence[] =>
    (step.events as readonly Tagged[])
      .map((event, number) => ({ event, number }))
      .filter(({ event }) => !isHidden?.(event))
      .map(({ event, number }) => {
        const text = words.describe("event", event, names).trim();
        const spoken = aloud ? words.describe("event", event, aloud).trim() : text;
        return { number, text, spoken, turn: game.beginsTurn(event) };
      })
      .filter(({ text }) => text !== "");
  return lines(story)
    .map(({ step, takenBack }) => {
      // What is told in part now is told anew later.
      const partly = (step.events as readonly Tagged[]).some((event) => isHidden?.(event));
      const memory = partly ? new LogLineCache() : before;
      return memory.line(step, { takenBack, fresh: step.seq > own }, () =>
        step.undone ? [takesBack(players[step.seat ?? -1] ?? "", words)] : texts(step),
      );
    })
    .filter(({ texts }) => texts.length > 0);
}

function takesBack(name: string, words: Words): Sentence {
  const text = words.say("log-undone", { name });
  return { number: 0, text, spoken: text, turn: false };
}
