/** Advice of the coach: asked for each step, shown with that step only. */
import type { Shown } from "./showing";
import type { Advised } from "./wire";

/** A step as one seat sees it. */
interface Sight {
  readonly play: string;
  readonly seq: number;
  readonly seat: number | null;
}

export class Coach {
  #said: (Sight & { readonly advice: unknown }) | null = $state.raw(null);
  /** The last request: its command, and the step and seat it is about. */
  #asked: { readonly id: string; readonly sight: Sight } | null = null;

  /** The advice for the step that is shown; null if there is none yet. */
  of(shown: Shown | null): unknown {
    if (!shown || !this.#said || !alike(this.#said, sightOf(shown))) return null;
    return this.#said.advice;
  }

  /** Request advice about the shown step, once; `ask` sends the command and returns its id. */
  consult(shown: Shown, ask: () => string): void {
    const sight = sightOf(shown);
    if (this.#said && alike(this.#said, sight)) return;
    if (this.#asked && alike(this.#asked.sight, sight)) return;
    this.#asked = { id: ask(), sight };
  }

  /** Store an answer; it names its step, because the table may have moved on. */
  hear({ id, seq, advice }: Advised): void {
    if (this.#asked?.id !== id) return; // of another seat, or older than the last request
    this.#said = { ...this.#asked.sight, seq, advice };
  }

  /** Forget the pending request: the viewer changed, or the connection was lost. */
  begin(): void {
    this.#asked = this.#said = null;
  }
}

function sightOf({ play, seq, view }: Shown): Sight {
  return { play, seq, seat: view.you };
}

function alike(one: Sight, other: Sight): boolean {
  return one.play === other.play && one.seq === other.seq && one.seat === other.seat;
}
