/**
 * Tells a question before its answer: for a moment the board shows the state before it.
 *
 * The pause is the same for a hit and a miss. Steps wait here until it is over; skipping shows the
 * final state at once.
 */
import type { PendingNarration } from "../module";
import type { Told } from "./plan";
import type { GameEvent, GameView } from "./wire";

/** How long a question stays without an answer, and how long the answer is shown, in ms. */
const QUESTION = 700;
const ANSWER = 1000;
/** The longest delay behind the table, in ms; if more waits, everything is faster. */
const LONGEST = 4000;

/** What the board shows: a state, the question that is told, and the events that led to it. */
export interface Scene {
  readonly view: GameView;
  readonly told: Told | null;
  readonly events: readonly GameEvent[];
}

export class Telling {
  now: Scene = $state.raw({} as Scene);
  /** True while a question is told. */
  busy = $state(false);

  #heard: GameView;
  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: GameView) {
    this.#heard = view;
    this.now = { view, told: null, events: [] };
  }

  /** Process a step: tell it, or show its final state at once. */
  hear(view: GameView, events: readonly GameEvent[], motion: boolean): void {
    if (view === this.#heard) return;
    const told = motion ? questionIn(this.#heard, view) : null;
    const before = this.#heard;
    this.#heard = view;
    if (told === null && !this.busy) {
      this.#stand(events);
      return;
    }
    if (told) {
      const answer = events.findIndex(({ type }) => type === "crook_asked") + 1;
      this.#waiting.push(
        { view: before, told: { ...told, hit: null }, events: events.slice(0, answer) },
        { view, told, events: events.slice(answer) },
        { view, told: null, events: [] },
      );
    } else this.#waiting.push({ view, told: null, events });
    if (!this.busy) this.#next();
  }

  /** The events that are not told yet, or null. */
  get pendingNarration(): PendingNarration<GameView, GameEvent> | null {
    if (!this.busy) return null;
    return { view: this.now.view, events: this.#waiting.flatMap(({ events }) => events) };
  }

  /** Skip to the end. */
  skip(): void {
    if (this.busy) this.#stand([]);
  }

  /** Stop, because the board is removed. */
  end(): void {
    clearTimeout(this.#timer);
  }

  #stand(events: readonly GameEvent[]): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.busy = false;
    this.now = { view: this.#heard, told: null, events };
  }

  #next(): void {
    const first = this.#waiting.shift();
    if (!first) return;
    this.now = first;
    this.busy = this.#waiting.length > 0;
    if (!this.busy) return;
    const left = this.#waiting.reduce((sum, scene) => sum + timeOf(scene), timeOf(first));
    this.#timer = setTimeout(
      () => {
        this.#next();
      },
      timeOf(first) * Math.min(1, LONGEST / left),
    );
  }
}

function timeOf({ told }: Scene): number {
  if (told === null) return 0;
  return told.hit === null ? QUESTION : ANSWER;
}

/** The question of the step between these states; null if it has none, or leads elsewhere. */
function questionIn(before: GameView, view: GameView): Told | null {
  const follows = view.you === before.you && view.asked.length === before.asked.length + 1;
  return follows ? (view.asked.at(-1) ?? null) : null;
}
