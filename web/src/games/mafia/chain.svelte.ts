/**
 * Narrates the chain of consequences at a pace that players can follow.
 *
 * Steps wait here, so that the next one does not interrupt the present one. Players need not wait
 * for it: skipping shows the final state at once.
 */
import type { PendingNarration } from "../module";
import { recapOf } from "./recap";
import type { Recap } from "./recap";
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
  /** The summary to show from here on. */
  readonly recap?: Recap;
  /** The next round begins when the viewer has read the summary. */
  readonly waits?: boolean;
}

/** With these a player goes on to the next round, summary or not. */
const GOES_ON: ReadonlySet<GameEvent["type"]> = new Set([
  "card_put_aside",
  "cards_exchanged",
  "card_laid",
]);

export class Chain {
  /** The moment that is shown. */
  now: Link = $state.raw({} as Link);
  /** The events of the last step, for viewers who read. */
  events: readonly GameEvent[] = $state.raw([]);
  /** True while there is something to show. */
  busy = $state(false);
  /** The summary of the last round, from its end until the viewer has read it. */
  recap: Recap | null = $state.raw(null);

  #unread: Recap | null = null;
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
    const ended = moments && view.outcome === null ? recapOf(moments) : null;
    if (ended) this.#unread = ended;
    else if (events.some((event) => GOES_ON.has(event.type) && isOwn(event, view))) this.#forget();
    if (moments === null || !motion) {
      this.#stand(view, moments === null ? null : (events.at(-1) ?? null));
      return;
    }
    let brings: GameEvent[] = [];
    let town = this.#waiting.at(-1)?.view ?? this.now.view;
    const recap = this.#unread;
    for (const moment of moments) {
      if (moment.event.type === "round_started" && recap) {
        this.#waiting.push({ view: between(town), event: null, brings, recap, waits: true });
        brings = [];
      }
      brings.push(moment.event);
      town = moment.view;
      if (!(moment.event.type in TIMES)) continue;
      this.#waiting.push({ ...moment, brings });
      brings = [];
    }
    // The last moment is the server's own view, with its decision.
    this.#waiting.push({ view, event: null, brings, ...(recap ? { recap } : {}) });
    if (!this.busy || (this.now.waits && this.recap === null)) this.#next();
  }

  /** The summary was read: the next round begins. */
  goOn(): void {
    this.#forget();
    if (this.now.waits) this.#next();
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
    this.recap = this.#unread;
  }

  #forget(): void {
    if (this.recap === this.#unread) this.#unread = null;
    this.recap = null;
  }

  #next(): void {
    const first = this.#waiting.shift();
    if (!first) return;
    const unread = first.recap !== undefined && first.recap === this.#unread;
    if (first.waits && !unread) {
      this.#next();
      return;
    }
    if (unread) this.recap = this.#unread;
    this.now = first;
    this.busy = this.#waiting.length > 0;
    if (this.busy && !first.waits)
      this.#timer = setTimeout(() => {
        this.#next();
      }, this.#time(first));
  }

  #time({ event }: Link): number {
    const left = this.#waiting.reduce((sum, each) => sum + timeOf(each.event), timeOf(event));
    return timeOf(event) * Math.min(1, LONGEST / left);
  }
}

/** The table between two rounds, when nobody has a decision. */
function between(view: GameView): GameView {
  return { ...view, active: [], options: [], at: null, sale: null };
}

function isOwn(event: GameEvent, { you }: GameView): boolean {
  return "seat" in event && event.seat === you;
}

function timeOf(event: GameEvent | null): number {
  return event === null ? 0 : (TIMES[event.type] ?? 0);
}
