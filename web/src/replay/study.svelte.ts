/** The analysis of a match from one seat; the server computes it in parts while it is requested. */
import { study } from "../lib/api";
import type { Study } from "../lib/wire";

export class LookingBack {
  /** The latest answer of the server; null before the first one. */
  made: Study | null = $state.raw(null);
  /** The analysed seat; null before the first request. */
  seat: number | null = $state(null);
  /** The last error. */
  problem: unknown = $state.raw(null);
  readonly #play: string;
  /** Counts requests, so that only the last one goes on. */
  #wish = 0;

  constructor(play: string) {
    this.#play = play;
  }

  get busy(): boolean {
    return this.seat !== null && this.problem === null && (this.made?.story ?? null) === null;
  }

  /** Analyse the match from this seat; an analysis of another seat is abandoned. */
  async from(seat: number): Promise<void> {
    const wish = ++this.#wish;
    this.seat = seat;
    this.made = null;
    this.problem = null;
    try {
      let made: Study;
      do {
        made = await study(this.#play, seat);
        if (this.#wish !== wish) return;
        this.made = made;
      } while (made.story === null);
    } catch (error) {
      if (this.#wish === wish) this.problem = error;
    }
  }

  /** Stop requesting. */
  stop(): void {
    this.#wish += 1;
    this.seat = null;
  }
}
