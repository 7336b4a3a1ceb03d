/** Counting for practice: the own numbers are covered until their owner has counted (CO-2.7). */
import { heldBy, inReach } from "./plan";
import { place, rooms } from "./rooms";
import type { GameEvent, GameView } from "./wire";

/** What somebody counted, and what it is. */
export interface Verdict {
  readonly room: string;
  readonly counted: number;
  readonly number: number;
  /** The own crooks that count. */
  readonly crooks: readonly string[];
}

/** The numbers a viewer is yet to count, and how the last count went. */
export class Counting {
  #uncounted: readonly string[] = $state.raw([]);
  #verdict: Verdict | null = $state.raw(null);
  /** All that were asked for in this game: who looks back does not count again. */
  #heard: readonly string[] = [];

  /** The rooms to be counted, in the order they were rolled. */
  get uncounted(): readonly string[] {
    return this.#uncounted;
  }
  get verdict(): Verdict | null {
    return this.#verdict;
  }

  /** Something is to be counted, or was just now. */
  get going(): boolean {
    return this.#verdict !== null || this.#uncounted.length > 0;
  }

  /** A step was told: own numbers in it are to be counted first, each of them once. */
  hear(view: GameView, events: readonly GameEvent[]): void {
    if (events.some(({ type }) => type === "game_started")) this.forget();
    const written = events.flatMap((event) =>
      event.type === "number_written" && event.seat === view.you ? [event.room] : [],
    );
    const before = missed(view).filter((room) => !written.includes(room));
    const fresh = [...before, ...written].filter((room) => !this.#heard.includes(room));
    this.#heard = [...this.#heard, ...fresh];
    if (fresh.length > 0) this.#verdict = null;
    this.#uncounted = [...this.#uncounted, ...fresh];
  }

  /** The viewer counted. */
  count(view: GameView, counted: number): void {
    const room = this.#uncounted[0];
    if (room === undefined || view.you === null) return;
    const number = view.seats[view.you]?.numbers[place(view.theme, room)] ?? 0;
    const dealt = [...heldBy(view, view.you), ...(view.seats[view.you]?.laid ?? [])];
    const crooks = dealt.filter((crook) => inReach(room, crook));
    this.#verdict = { room, counted, number, crooks };
    this.#uncounted = this.#uncounted.slice(1);
  }

  /** Enough of this number, or of the last verdict. */
  wave(): void {
    if (this.#verdict) this.#verdict = null;
    else this.#uncounted = this.#uncounted.slice(1);
  }

  /** Whether an event gives away what is yet to be counted: the number, or a circle that comes with it. */
  givesAway(view: GameView, event: GameEvent): boolean {
    const gives =
      event.type === "number_written" || (event.type === "number_circled" && event.cause !== "hit");
    return gives && event.seat === view.you && this.#uncounted.includes(event.room);
  }

  /** Another game, or another seat looks. */
  forget(): void {
    this.#heard = [];
    this.#uncounted = [];
    this.#verdict = null;
  }
}

/** Own numbers of this turn: where a device goes round they are rolled while somebody else looks. */
function missed(view: GameView): readonly string[] {
  if (view.you === null || view.active !== view.you || view.rolled === null) return [];
  if (view.turn > view.seats.length) return [view.rolled];
  const numbers = view.seats[view.you]?.numbers ?? []; // in one's first turn those of the setup, too
  return rooms(view.theme).filter((_, index) => numbers[index] !== null);
}
