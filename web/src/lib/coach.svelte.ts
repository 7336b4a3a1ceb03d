/** What the help agreed at a table works out: asked for each step, shown beside that step only. */
import type { Shown } from "./showing";
import type { Advised } from "./wire";

/** A moment of a game as one seat sees it. */
interface Sight {
  readonly play: string;
  readonly seq: number;
  readonly seat: number | null;
}

export class Coach {
  #said: (Sight & { readonly advice: unknown }) | null = $state.raw(null);
  /** The last question: its command, and for which sight. */
  #asked: { readonly id: string; readonly sight: Sight } | null = null;

  /** The advice for what is shown; null: there is none, or not yet. */
  of(shown: Shown | null): unknown {
    if (!shown || !this.#said || !alike(this.#said, sightOf(shown))) return null;
    return this.#said.advice;
  }

  /** Ask about what is shown, once; `ask` says it to the table and gives the command's id. */
  consult(shown: Shown, ask: () => string): void {
    const sight = sightOf(shown);
    if (this.#said && alike(this.#said, sight)) return;
    if (this.#asked && alike(this.#asked.sight, sight)) return;
    this.#asked = { id: ask(), sight };
  }

  /** The answer says itself which step it is about: the table may have moved on meanwhile. */
  hear({ id, seq, advice }: Advised): void {
    if (this.#asked?.id !== id) return; // of another seat, or older than what was asked since
    this.#said = { ...this.#asked.sight, seq, advice };
  }

  /** Somebody else may look now, or the line was broken: what was asked before is void. */
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
