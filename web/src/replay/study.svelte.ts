/** A game looked back upon from one seat: the server works it out bit by bit while it is asked. */
import { study } from "../lib/api";
import type { Study } from "../lib/wire";

export class LookingBack {
  /** How far the server has come; null before the first answer. */
  made: Study | null = $state.raw(null);
  /** From which seat; null: nothing has been asked yet. */
  seat: number | null = $state(null);
  /** What went wrong. */
  problem: unknown = $state.raw(null);
  readonly #play: string;
  /** Counts what was asked for: only the last wish is worked on. */
  #wish = 0;

  constructor(play: string) {
    this.#play = play;
  }

  get busy(): boolean {
    return this.seat !== null && this.problem === null && (this.made?.story ?? null) === null;
  }

  /** Look back from this seat; what was begun for another one is let be. */
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

  /** Nobody waits for it any more. */
  stop(): void {
    this.#wish += 1;
    this.seat = null;
  }
}
