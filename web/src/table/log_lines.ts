/** The log as sentences. */
import type { AnyGameModule, AnyView, SeatStyle } from "../games/module";
import { lastOwnStep, lines } from "../lib/story";
import type { Tagged, Words } from "../lib/texts";
import type { StepForViewer } from "../lib/wire";
import type { Traits } from "../ui/portrait";

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
  /** The face it is about, or the mark of its seat; both null if it is about neither. */
  readonly face: Traits | null;
  readonly mark: SeatStyle | null;
  /** The `data-at` address of the place where it happened; null for none. */
  readonly place: string | null;
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
  /** The faces of the seats, in games whose seats have faces. */
  readonly portraits?: readonly Traits[] | undefined;
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
  line(step: StepForViewer, marks: Marks, contents: () => Contents): LogLine {
    const before = this.#lines.get(step);
    if (before?.fresh === marks.fresh && before.takenBack === marks.takenBack) return before;
    const { seq, seat } = step;
    const line = { ...(before ?? { seq, seat, ...contents() }), ...marks };
    this.#lines.set(step, line);
    return line;
  }
}

/** The parts of a line that can change later. */
type Marks = Pick<LogLine, "takenBack" | "fresh">;
/** The parts of a line that are computed once. */
type Contents = Omit<LogLine, keyof Marks | "seq" | "seat">;

/** What a player of this seat last saw happen; null if nothing has happened or it was taken back. */
export function lastMove(lines: readonly LogLine[]): LogLine | null {
  const last = lines.findLast(
    ({ seat, texts }) => seat !== null && texts.some(({ turn }) => !turn),
  );
  return last?.takenBack ? null : (last ?? null);
}

/** All steps with at least one sentence, in order. */
export function logLines(source: LogSource, before = new LogLineCache()): readonly LogLine[] {
  const { story, seat, view, players, game, words, portraits, isHidden } = source;
  before.setWords(words, players);
  const names = game.names(view, players, words);
  const aloud = game.spokenText?.names(view, players, words);
  const own = lastOwnStep(story, seat);
  const shownOf = (step: StepForViewer): readonly Tagged[] =>
    (step.events as readonly Tagged[]).filter((event) => !isHidden?.(event));
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
  const contents = (step: StepForViewer): Contents => {
    const { seat, undone } = step;
    const events = undone ? [] : shownOf(step).toReversed();
    return {
      texts: undone ? [takesBack(players[seat ?? -1] ?? "", words)] : texts(step),
      face:
        first(events, (event) => game.eventFace?.(event, view)) ?? portraits?.[seat ?? -1] ?? null,
      mark: seat === null ? null : game.seatStyle(view, seat),
      place: first(events, (event) => game.placeOf?.(event, view)),
    };
  };
  return lines(story)
    .map(({ step, takenBack }) => {
      // A partly hidden step is not cached, because its line changes later.
      const partly = (step.events as readonly Tagged[]).some((event) => isHidden?.(event));
      const memory = partly ? new LogLineCache() : before;
      return memory.line(step, { takenBack, fresh: step.seq > own }, () => contents(step));
    })
    .filter(({ texts }) => texts.length > 0);
}

/** The first result that is not null. */
function first<T>(
  events: readonly Tagged[],
  of: (event: Tagged) => T | null | undefined,
): T | null {
  for (const event of events) {
    const found = of(event);
    if (found) return found;
  }
  return null;
}

function takesBack(name: string, words: Words): Sentence {
  const text = words.say("log-undone", { name });
  return { number: 0, text, spoken: text, turn: false };
}
