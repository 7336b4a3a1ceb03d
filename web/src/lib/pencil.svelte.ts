/** Private remarks on things of the board: what the table keeps, and what is on its way there. */
import type { Pencilled } from "./wire";

export type Remarks = Readonly<Record<string, string>>;

/** A remark the table has not answered yet. */
interface Fresh {
  readonly id: string;
  readonly at: string;
  readonly text: string;
}

export class Pencil {
  #kept: Remarks = $state.raw({});
  #fresh: readonly Fresh[] = $state.raw([]);

  /** The remarks as their writer sees them: what is on its way counts as written. */
  readonly remarks: Remarks = $derived(this.#fresh.reduce(written, this.#kept));

  /** The table tells all remarks of the seat looked from; `same` if it was looked from before. */
  begin(kept: Remarks, same: boolean): void {
    this.#kept = kept;
    if (!same) this.#fresh = [];
  }

  /** I wrote it; `id` is the command that brings it to the table. */
  write(fresh: Fresh): void {
    this.#fresh = [...this.#fresh, fresh];
  }

  /** The table has taken this remark of mine. */
  taken(id: string): void {
    const remark = this.#fresh.find((each) => each.id === id);
    if (remark) this.#kept = written(this.#kept, remark);
    this.refused(id);
  }

  /** The table did not take it: it is not written. */
  refused(id: string): void {
    this.#fresh = this.#fresh.filter((each) => each.id !== id);
  }

  /** Another window of this browser wrote it. */
  hear(remark: Pencilled): void {
    this.#kept = written(this.#kept, remark);
  }
}

/** The remarks with one more; an empty one is rubbed out. */
function written(remarks: Remarks, { at, text }: Omit<Fresh, "id">): Remarks {
  const others = Object.entries(remarks).filter(([where]) => where !== at);
  return Object.fromEntries(text === "" ? others : [...others, [at, text]]);
}
