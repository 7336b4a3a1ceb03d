/** Opening a table and going there. */
import { openTable, Refused } from "../lib/api";
import { explained } from "../lib/refusals";
import { visit } from "../lib/router.svelte";
import { words } from "../lib/words.svelte";
import type { NewTable } from "../lib/wire";

/** How far it is, and what went wrong. */
export interface Opening {
  readonly busy: boolean;
  readonly problem: string;
  /** Only who knows the owner's password may open tables here. */
  readonly locked: boolean;
  /** `before` makes sure that the server knows who asks. */
  open(table: NewTable, before: () => Promise<void>): Promise<void>;
}

export function opensTable(): Opening {
  const now = $state({ busy: false, problem: "", locked: false });
  return {
    get busy() {
      return now.busy;
    },
    get problem() {
      return now.problem;
    },
    get locked() {
      return now.locked;
    },
    async open(table, before) {
      now.busy = true;
      now.problem = "";
      try {
        await before();
        visit(`/t/${(await openTable(table)).code}`);
      } catch (error) {
        now.problem = await explained(error, words);
        now.locked ||= error instanceof Refused && error.problem.code === "host-password";
      } finally {
        now.busy = false;
      }
    },
  };
}
