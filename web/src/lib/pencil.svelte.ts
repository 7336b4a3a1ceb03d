/** Private remarks on things of the board: those the server has, and those on their way. */
import type { Pencilled } from "./wire";

export type Remarks = Readonly<Record<string, string>>;

/** A remark that the server has not answered yet. */
interface Fresh {
  readonly id: string;
  readonly at: string;
  readonly text: string;
}

export class Pencil {
  #kept: Remarks = $state.raw({});
  #fresh: readonly Fresh[] = $state.raw([]);

  /** The remarks as their writer sees them, including those on their way. */
  readonly remarks: Remarks = $derived(this.#fresh.reduce(written, this.#kept));

  /** Take over the remarks of the viewer's seat; `same` if the seat did not change. */
  begin(kept: Remarks, same: boolean): void {
    this.#kept = kept;
    if (!same) this.#fresh = [];
  }

  /** Add a remark of this browser; `id` is the command that carries it. */
  write(fresh: Fresh): void {
    this.#fresh = [...this.#fresh, fresh];
  }

  /** The server accepted a remark. */
  taken(id: string): void {
    const remark = this.#fresh.find((each) => each.id === id);
    if (remark) this.#kept = written(this.#kept, remark);
    this.refused(id);
  }

  /** The server refused a remark; it is dropped. */
  refused(id: string): void {
    this.#fresh = this.#fresh.filter((each) => each.id !== id);
  }

  /** A remark arrived that was written in another window of this browser. */
  hear(remark: Pencilled): void {
    this.#kept = written(this.#kept, remark);
  }
}

/** The remarks with one more; an empty text deletes a remark. */
function written(remarks: Remarks, { at, text }: Omit<Fresh, "id">): Remarks {
  const others = Object.entries(remarks).filter(([where]) => where !== at);
  return Object.fromEntries(text === "" ? others : [...others, [at, text]]);
}
