/** An earlier moment of the running game on the screen instead of the present one. */
import { moments } from "../lib/api";
import type { AnyView } from "../games/module";
import type { Tagged } from "../lib/texts";
import { explained } from "../lib/refusals";
import { words } from "../lib/words.svelte";

export interface Moment {
  readonly seq: number;
  readonly view: AnyView;
  readonly events: readonly Tagged[];
}

export class LookBack {
  moment: Moment | null = $state.raw(null);
  problem = $state("");
  #wanted = -1;

  /** Show the moment after this step, as this seat knew it. */
  async to(play: string, seat: number | null, seq: number): Promise<void> {
    this.#wanted = seq;
    this.problem = "";
    try {
      const frame = (await moments(play, seat, seq, seq)).moments[0];
      if (!frame || this.#wanted !== seq) return;
      const events = frame.told.events as readonly Tagged[];
      this.moment = { seq: frame.told.seq, view: frame.view as AnyView, events };
    } catch (error) {
      this.problem = explained(error, words);
    }
  }

  /** Back to now. */
  end(): void {
    this.#wanted = -1;
    this.moment = null;
    this.problem = "";
  }
}
