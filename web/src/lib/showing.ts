/** What the screen shows of a match and when: steps wait for their animation, but not for long. */
import type { AnyView } from "../games/module";
import type { Tagged } from "./texts";
import type { Caution, ClockInfo, MatchInfo, StepAdded } from "./wire";

/**
 * A clock as this browser runs it: it ends at `ends` by `Date.now()`, or is paused with `left`.
 * `performance.now()` would not do, because it stops while a phone sleeps.
 */
export interface Countdown extends ClockInfo {
  readonly ends: number;
}

/** A state of a match, with the events that led to it. */
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

/** The state in a push; its clock starts at the moment of arrival. */
export function shownFrom(push: MatchInfo | StepAdded): Shown {
  const { play, seq, waiting, undo, cautions } = push;
  const events = "told" in push ? (push.told.events as readonly Tagged[]) : [];
  const clock = push.clock && countdown(push.clock);
  return { play, seq, view: push.view as AnyView, events, waiting, undo, cautions, clock };
}

/** The view after a step: complete at the deal, later only changed fields and list entries. */
export function renewed(view: AnyView | null, { seq, view: fields, entries }: StepAdded): AnyView {
  if (seq === 0) return fields as AnyView;
  const whole: Record<string, unknown> = { ...view, ...(fields as Partial<AnyView>) };
  for (const [name, changed] of Object.entries(entries)) {
    const list = whole[name] as readonly unknown[];
    whole[name] = Object.assign([...list], changed); // by index; an index beyond the end extends the list
  }
  return whole as unknown as AnyView;
}

export function countdown(clock: ClockInfo): Countdown {
  return { ...clock, ends: Date.now() + clock.left };
}

/** The milliseconds left; never more than at the start, even if `now` was read before it. */
export function timeLeft({ paused, left, ends }: Countdown, now: number): number {
  return paused ? left : Math.min(left, Math.max(0, ends - now));
}

/** How long a step stays on the screen, in milliseconds, unless many wait. */
const STEP_TIME = 350;
/** No step is shown later than this, in milliseconds. */
const LONGEST_LAG = 1000;

/** What a game says about how long its steps are shown. */
export interface Tempo {
  /** True if the step shows nothing, so the next one need not wait for it. */
  readonly still: (events: readonly Tagged[]) => boolean;
  /** True if a short time limit begins with the step, so earlier steps must not delay it. */
  readonly urgent: (events: readonly Tagged[]) => boolean;
}
const EVEN: Tempo = { still: () => false, urgent: () => false };

/** Steps that wait to be shown. */
export class Queue {
  readonly #show: (shown: Shown) => void;
  readonly #unhurried: () => boolean;
  readonly #tempo: Tempo;
  #waiting: { readonly shown: Shown; readonly by: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `unhurried` returns false if steps need no time: no animations, or the page is hidden. */
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

  /** Show all waiting steps at once. */
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
    // Set the timer first: showing a step may add steps or clear the queue.
    this.#timer = setTimeout(() => {
      this.#next();
    }, this.#time(first.shown));
    this.#show(first.shown);
  }

  /** How long to show a step: waiting steps share the time until the last one is due. */
  #time(shown: Shown): number {
    const urgent = this.#waiting.some((each) => this.#tempo.urgent(each.shown.events));
    if (urgent || this.#tempo.still(shown.events)) return 0;
    const last = this.#waiting.at(-1);
    const share = last ? (last.by - performance.now()) / this.#waiting.length : STEP_TIME;
    return Math.max(0, Math.min(STEP_TIME, share));
  }
}
