/**
 * Narrates the chain of consequences at a pace that players can follow.
 *
 * Steps wait here, so that the next one does not interrupt the present one. Players need not wait
 * for it: skipping shows the final state at once.
 */
import type { PendingNarration } from "../module";
import { unfold } from "./unfold";
import type { GameEvent, GameView } from "./wire";

/** How long an event is shown, in milliseconds; events left out show nothing. */
const TIMES: Readonly<Partial<Record<GameEvent["type"], number>>> = {
  round_started: 900,
  cards_exchanged: 350,
  card_laid: 220,
  player_passed: 700,
  card_opened: 800,
  goods_sold: 500,
  bank_paid: 450,
  split_chosen: 500,
  player_paid: 700,
  payment_lapsed: 900,
  bank_emptied: 1400,
  loot_moved: 600,
  pistol_held: 700,
  card_killed: 800,
  figure_placed: 450,
  figure_came_home: 250,
  card_arrested: 750,
  law_acted_again: 800,
  figure_jailed: 600,
  figure_freed: 550,
  card_removed: 200,
  runner_named: 700,
  escape_foiled: 800,
  figure_served: 550,
  figure_thrown_back: 550,
  round_ended: 700,
  loot_taken: 600,
  ransom_paid: 900,
  ransom_declined: 400,
  final_debt_paid: 900,
  debt_lapsed: 900,
};
/** The longest delay behind the table, in milliseconds; if more waits, everything is faster. */
const LONGEST = 5000;

/** What the board shows: the table, and the event that led to it. */
export interface Link {
  readonly view: GameView;
  readonly event: GameEvent | null;
  /** All events since the previous moment, including invisible ones. */
  readonly brings: readonly GameEvent[];
}

export class Chain {
  /** The moment that is shown. */
  now: Link = $state.raw({} as Link);
  /** The events of the last step, for viewers who read. */
  events: readonly GameEvent[] = $state.raw([]);
  /** True while there is something to show. */
  busy = $state(false);

  #heard: GameView;
  #waiting: Link[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: GameView) {
    this.#heard = view;
    this.now = { view, event: null, brings: [] };
  }

  /** Process a step: narrate it, or show its final state at once. */
  hear(view: GameView, events: readonly GameEvent[], motion: boolean): void {
    if (view === this.#heard) return;
    const moments = unfold(this.#heard, events, view);
    this.#heard = view;
    if (events.some(({ type }) => type in TIMES)) this.events = events;
    if (moments === null || !motion) {
      this.#stand(view, moments === null ? null : (events.at(-1) ?? null));
      return;
    }
    let brings: GameEvent[] = [];
    for (const moment of moments) {
      brings.push(moment.event);
      if (!(moment.event.type in TIMES)) continue;
      this.#waiting.push({ ...moment, brings });
      brings = [];
    }
    // The last moment is the server's own view, with its decision.
    this.#waiting.push({ view, event: null, brings });
    if (!this.busy) this.#next();
  }

  /** The events that are not shown yet, or null. */
  get pendingNarration(): PendingNarration<GameView, GameEvent> | null {
    const { view } = this.now;
    return this.busy ? { view, events: this.#waiting.flatMap(({ brings }) => brings) } : null;
  }

  /** Skip to the end. */
  skip(): void {
    if (this.busy) this.#stand(this.#heard, null);
  }

  /** Stop, because the board is removed. */
  end(): void {
    clearTimeout(this.#timer);
  }

  #stand(view: GameView, event: GameEvent | null): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.busy = false;
    this.now = { view, event, brings: [] };
  }

  #next(): void {
    const first = this.#waiting.shift();
    if (!first) return;
    this.now = first;
    this.busy = this.#waiting.length > 0;
    if (this.busy)
      this.#timer = setTimeout(() => {
        this.#next();
      }, this.#time(first));
  }

  #time({ event }: Link): number {
    const left = this.#waiting.reduce((sum, each) => sum + timeOf(each.event), timeOf(event));
    return timeOf(event) * Math.min(1, LONGEST / left);
  }
}

function timeOf(event: GameEvent | null): number {
  return event === null ? 0 : (TIMES[event.type] ?? 0);
}
