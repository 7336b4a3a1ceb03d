/** What the screen shows of a game, and when: steps wait for their animation, but not for long. */
import type { AnyView } from "../games/module";
import type { Tagged } from "./texts";
import type { Caution, ClockInfo, PlayInfo, Step } from "./wire";

/** A clock as this browser runs it: it `ends` by `performance.now()`, or stands at `left`. */
export interface Countdown {
  readonly ends: number;
  readonly left: number;
  readonly whole: number;
  readonly paused: boolean;
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
export function shownFrom(push: PlayInfo | Step): Shown {
  const { play, seq, waiting, undo, cautions } = push;
  const events = "told" in push ? (push.told.events as readonly Tagged[]) : [];
  const clock = push.clock && countdown(push.clock);
  return { play, seq, view: push.view as AnyView, events, waiting, undo, cautions, clock };
}

export function countdown(clock: ClockInfo): Countdown {
  return { ...clock, ends: performance.now() + clock.left };
}

/** A step stays so long on the screen before the next one, unless many wait. */
const STEP_TIME = 350;
/** The screen is never further behind than this. */
const LONGEST_LAG = 1000;

/** Steps in line for the screen. */
export class Queue {
  readonly #show: (shown: Shown) => void;
  readonly #unhurried: () => boolean;
  #waiting: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `unhurried` tells whether steps need time at all: not when nothing moves. */
  constructor(show: (shown: Shown) => void, unhurried: () => boolean) {
    this.#show = show;
    this.#unhurried = unhurried;
  }

  get length(): number {
    return this.#waiting.length;
  }

  add(shown: Shown): void {
    this.#waiting.push(shown);
    if (!this.#unhurried() || this.#waiting.length * STEP_TIME > 3 * LONGEST_LAG) this.#showAll();
    else if (this.#timer === undefined) this.#next();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #showAll(): void {
    const all = this.#waiting;
    this.clear();
    for (const shown of all) this.#show(shown);
  }

  #next(): void {
    const shown = this.#waiting.shift();
    this.#timer = undefined;
    if (!shown) return;
    const time = Math.min(STEP_TIME, LONGEST_LAG / (this.#waiting.length + 1));
    this.#timer = setTimeout(() => {
      this.#next();
    }, time);
    this.#show(shown);
  }
}
