/** What the screen shows of a game, and when: steps wait for their animation, but not for long. */
import type { AnyView } from "../games/module";
import type { Tagged } from "./texts";
import type { Caution, ClockInfo, MatchInfo, StepAdded } from "./wire";

/**
 * A clock as this browser runs it: it `ends` by `Date.now()`, or stands at `left`.
 * `performance.now()` would not do: it stands still while a phone sleeps.
 */
export interface Countdown extends ClockInfo {
  readonly ends: number;
}

/** A moment of a game: how things stand, and the events that led there. */
export interface Shown {
  readonly play: string;
  readonly seq: number;
  readonly view: AnyView;
  readonly events: readonly Tagged[];
  readonly waiting: readonly number[];
  readonly undo: boolean;
  readonly cautions: readonly Caution[];
  readonly clock: Countdown | null;
}

/** A push with its clock started: the moment it came is the moment it counts from. */
export function shownFrom(push: MatchInfo | StepAdded): Shown {
  const { play, seq, waiting, undo, cautions } = push;
  const events = "told" in push ? (push.told.events as readonly Tagged[]) : [];
  const clock = push.clock && countdown(push.clock);
  return { play, seq, view: push.view as AnyView, events, waiting, undo, cautions, clock };
}

/** The view after a step: whole at the deal, later what changed of fields and in lists. */
export function renewed(view: AnyView | null, { seq, view: fields, entries }: StepAdded): AnyView {
  if (seq === 0) return fields as AnyView;
  const whole: Record<string, unknown> = { ...view, ...(fields as Partial<AnyView>) };
  for (const [name, changed] of Object.entries(entries)) {
    const list = whole[name] as readonly unknown[];
    whole[name] = Object.assign([...list], changed); // by place; one beyond the end makes it longer
  }
  return whole as unknown as AnyView;
}

export function countdown(clock: ClockInfo): Countdown {
  return { ...clock, ends: Date.now() + clock.left };
}

/** Milliseconds that are left; never more than at first, also where `now` was read before that. */
export function timeLeft({ paused, left, ends }: Countdown, now: number): number {
  return paused ? left : Math.min(left, Math.max(0, ends - now));
}

/** A step stays so long on the screen before the next one, unless many wait. */
const STEP_TIME = 350;
/** No step comes to the screen later than this. */
const LONGEST_LAG = 1000;

/** What a game says about how long its steps stay. */
export interface Tempo {
  /** There is nothing to see in this step: the next one need not wait for it. */
  readonly still: (events: readonly Tagged[]) => boolean;
  /** A short time begins for all with this step: nothing before it may hold it up. */
  readonly urgent: (events: readonly Tagged[]) => boolean;
}
const EVEN: Tempo = { still: () => false, urgent: () => false };

/** Steps in line for the screen. */
export class Queue {
  readonly #show: (shown: Shown) => void;
  readonly #unhurried: () => boolean;
  readonly #tempo: Tempo;
  #waiting: { readonly shown: Shown; readonly by: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `unhurried` tells whether steps need time at all: not when nothing moves or nobody looks. */
  constructor(show: (shown: Shown) => void, unhurried: () => boolean, tempo: Tempo = EVEN) {
    this.#show = show;
    this.#unhurried = unhurried;
    this.#tempo = tempo;
  }

  get length(): number {
    return this.#waiting.length;
  }

  add(shown: Shown): void {
    this.#waiting.push({ shown, by: performance.now() + LONGEST_LAG });
    if (!this.#unhurried()) this.hurry();
    else if (this.#timer === undefined || this.#tempo.urgent(shown.events)) this.#next();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  /** Show everything at once. */
  hurry(): void {
    const all = this.#waiting;
    this.clear();
    for (const { shown } of all) this.#show(shown);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#unhurried()) this.hurry();
    const first = this.#waiting.shift();
    if (!first) return;
    // The timer goes first: showing may add steps or clear the line.
    this.#timer = setTimeout(() => {
      this.#next();
    }, this.#time(first.shown));
    this.#show(first.shown);
  }

  /** How long a step stays: those that wait share what is left until the last one is due. */
  #time(shown: Shown): number {
    const urgent = this.#waiting.some((each) => this.#tempo.urgent(each.shown.events));
    if (urgent || this.#tempo.still(shown.events)) return 0;
    const last = this.#waiting.at(-1);
    const share = last ? (last.by - performance.now()) / this.#waiting.length : STEP_TIME;
    return Math.max(0, Math.min(STEP_TIME, share));
  }
}
