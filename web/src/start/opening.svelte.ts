/** Opening a table and going there. */
import { openTable } from "../lib/api";
import { explained } from "../lib/refusals";
import { visit } from "../lib/router.svelte";
import { words } from "../lib/words.svelte";
import type { NewTable } from "../lib/wire";

/** How far it is, and what went wrong. */
export interface Opening {
  readonly busy: boolean;
  readonly problem: string;
  /** `before` makes sure that the server knows who asks. */
  open(table: NewTable, before: () => Promise<void>): Promise<void>;
}

export function opensTable(): Opening {
  const now = $state({ busy: false, problem: "" });
  return {
    get busy() {
      return now.busy;
    },
    get problem() {
      return now.problem;
    },
    async open(table, before) {
      now.busy = true;
      now.problem = "";
      try {
        await before();
        visit(`/t/${(await openTable(table)).code}`);
      } catch (error) {
        now.problem = await explained(error, words);
      } finally {
        now.busy = false;
      }
    },
  };
}
