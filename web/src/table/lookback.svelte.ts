/** An earlier step of the running match, shown instead of the present one. */
import { moments } from "../lib/api";
import type { AnyView } from "../games/module";
import type { Tagged } from "../lib/texts";

export interface Moment {
  readonly play: string;
  readonly seq: number;
  readonly view: AnyView;
  readonly events: readonly Tagged[];
}

export class LookBack {
  #moment: Moment | null = $state.raw(null);
  #wanted = -1;

  /** The earlier step that is shown; null if it is of another match, which a rematch has ended. */
  of(play: string): Moment | null {
    return this.#moment?.play === play ? this.#moment : null;
  }

  /** Show the state after this step as this seat knew it; throws `Refused`. */
  async to(play: string, seat: number | null, seq: number): Promise<void> {
    this.#wanted = seq;
    const frame = (await moments(play, seat, seq, seq)).moments[0];
    if (!frame || this.#wanted !== seq) return;
    const events = frame.told.events as readonly Tagged[];
    this.#moment = { play, seq: frame.told.seq, view: frame.view as AnyView, events };
  }

  /** Return to the present. */
  end(): void {
    this.#wanted = -1;
    this.#moment = null;
  }
}
