/** The log as sentences. */
import type { AnyGameModule, AnyView } from "../games/module";
import { lastOwnStep, lines } from "../lib/story";
import type { Tagged, Words } from "../lib/texts";
import type { StepForViewer } from "../lib/wire";

/** One event in words. */
export interface Sentence {
  /** The index of the event in its step. */
  readonly number: number;
  readonly text: string;
  /** The same in words alone, for screen readers. */
  readonly spoken: string;
  /** A turn begins with this event. */
  readonly turn: boolean;
}

/** A step of the log as a viewer reads it. */
export interface LogLine {
  readonly seq: number;
  readonly seat: number | null;
  readonly texts: readonly Sentence[];
  readonly takenBack: boolean;
  /** It happened after the viewer's last own step. */
  readonly fresh: boolean;
}

export interface LogSource {
  readonly story: readonly StepForViewer[];
  readonly seat: number | null;
  readonly view: AnyView;
  readonly players: readonly string[];
  readonly game: AnyGameModule;
  readonly words: Words;
  /** True for events that are hidden for now. */
  readonly isHidden?: (event: Tagged) => boolean;
}

/** A cache of log lines: each step is put into words once, however long the match is. */
export class LogLineCache {
  #lines = new WeakMap<StepForViewer, LogLine>();
  #how = "";

  /** Forget all lines if the language, the loaded texts or the names changed. */
  setWords(words: Words, players: readonly string[]): void {
    const how = [words.language, words.isLoaded, ...players].join("\n");
    if (how !== this.#how) this.#lines = new WeakMap();
    this.#how = how;
  }

  /** The cached line if it has not changed, so that the page does not render it again. */
  line(step: StepForViewer, marks: Marks, texts: () => readonly Sentence[]): LogLine {
    const before = this.#lines.get(step);
    if (before?.fresh === marks.fresh && before.takenBack === marks.takenBack) return before;
    const { seq, seat } = step;
    const line = { seq, seat, ...marks, texts: before?.texts ?? texts() };
    this.#lines.set(step, line);
    return line;
  }
}

/** The parts of a line that can change later. */
type Marks = Pick<LogLine, "takenBack" | "fresh">;

/** All steps with at least one sentence, in order. */
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
      // A partly hidden step is not cached, because its line changes later.
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
