/** Shows the vote picture by picture; it can be skipped, and shown again. */
import type { VoteRoll } from "../wire";
import { lastShot, shotsOf } from "./vote";
import type { Shot } from "./vote";

export class Teller {
  /** The picture that is shown. */
  shot: Shot = $state.raw(lastShot([]));
  /** It is running. */
  telling = $state(false);

  readonly #rolls: readonly VoteRoll[];
  #waiting: readonly Shot[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(rolls: readonly VoteRoll[]) {
    this.#rolls = rolls;
    this.shot = lastShot(rolls);
  }

  /** Start from the beginning. */
  tell(): void {
    clearTimeout(this.#timer);
    this.#waiting = shotsOf(this.#rolls);
    this.telling = true;
    this.#next();
  }

  /** Skip to the result. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.shot = lastShot(this.#rolls);
    this.telling = false;
  }

  #next(): void {
    const [shot, ...rest] = this.#waiting;
    if (!shot) {
      this.skip();
      return;
    }
    [this.shot, this.#waiting] = [shot, rest];
    this.#timer = setTimeout(() => {
      this.#next();
    }, shot.time);
  }
}
