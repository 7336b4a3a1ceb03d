/** Practice in counting: the own numbers are covered until their owner has counted (CO-2.7). */
import { heldBy, inReach } from "./plan";
import { place, rooms } from "./rooms";
import type { GameEvent, GameView } from "./wire";

/** What the viewer counted, and the right number. */
export interface Verdict {
  readonly room: string;
  readonly counted: number;
  readonly number: number;
  /** The own crooks that count. */
  readonly crooks: readonly string[];
}

/** The numbers that a viewer has yet to count, and the result of the last count. */
export class Counting {
  #uncounted: readonly string[] = $state.raw([]);
  #verdict: Verdict | null = $state.raw(null);
  /** All numbers of this match that were asked for, so that looking back asks for none again. */
  #heard: readonly string[] = [];

  /** The rooms to count, in the order they were rolled. */
  get uncounted(): readonly string[] {
    return this.#uncounted;
  }
  get verdict(): Verdict | null {
    return this.#verdict;
  }

  /** True while there is a number to count or a result to show. */
  get going(): boolean {
    return this.#verdict !== null || this.#uncounted.length > 0;
  }

  /** Process a step: each own number in it must be counted, once. */
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

  /** Check the viewer's count. */
  count(view: GameView, counted: number): void {
    const room = this.#uncounted[0];
    if (room === undefined || view.you === null) return;
    const number = view.seats[view.you]?.numbers[place(view.theme, room)] ?? 0;
    const dealt = [...heldBy(view, view.you), ...(view.seats[view.you]?.laid ?? [])];
    const crooks = dealt.filter((crook) => inReach(room, crook));
    this.#verdict = { room, counted, number, crooks };
    this.#uncounted = this.#uncounted.slice(1);
  }

  /** Skip this number, or close the last result. */
  wave(): void {
    if (this.#verdict) this.#verdict = null;
    else this.#uncounted = this.#uncounted.slice(1);
  }

  /** True if an event reveals a number to be counted, directly or by its circle. */
  givesAway(view: GameView, event: GameEvent): boolean {
    const gives =
      event.type === "number_written" || (event.type === "number_circled" && event.cause !== "hit");
    return gives && event.seat === view.you && this.#uncounted.includes(event.room);
  }

  /** Start over for another match or another viewer. */
  forget(): void {
    this.#heard = [];
    this.#uncounted = [];
    this.#verdict = null;
  }
}

/** The own numbers of this turn: on a shared device they are rolled while another player looks. */
function missed(view: GameView): readonly string[] {
  if (view.you === null || view.active !== view.you || view.rolled === null) return [];
  if (view.turn > view.seats.length) return [view.rolled];
  const numbers = view.seats[view.you]?.numbers ?? []; // in the first turn those of the set-up too
  return rooms(view.theme).filter((_, index) => numbers[index] !== null);
}
