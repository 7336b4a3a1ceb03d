/** Screen reader announcements of a table: events, prompts and chat. */
import { call, hush, tell } from "../lib/live_region.svelte";
import type { Table } from "../lib/table.svelte";
import type { Words } from "../lib/texts";
import type { LogLine } from "./log_lines";

interface Telling {
  readonly play: () => string;
  /** The step that is on the screen. */
  readonly seq: () => number;
  readonly lines: () => readonly LogLine[];
  /** Announced at once when it changes; "" for nothing. */
  readonly urgent: () => string;
}

/** Announce each sentence of the log once, and the viewer's own turns. */
export function announceLog({ play, seq, lines, urgent }: Telling): void {
  let known = "";
  /** The last step before this viewer came, and the last step announced. */
  let [before, reached] = [-1, -1];
  let told: Record<string, true> = {};

  $effect(() => {
    if (play() !== known) {
      // A deal is announced; a viewer who joins a running match reads earlier steps in the log.
      before = known === "" && seq() > 0 ? seq() : -1;
      [known, reached, told] = [play(), -1, {}];
    }
    const first = lines()[0]?.seq ?? 0;
    if (first > reached) before = Math.max(before, first - 1); // steps loaded later are older
    for (const line of lines().filter((each) => each.seq > before)) {
      for (const { number, spoken } of line.texts) {
        const sentence = `${line.seq}.${number}`;
        if (told[sentence]) continue;
        told[sentence] = true;
        tell(spoken);
      }
    }
    reached = lines().at(-1)?.seq ?? reached;
  });
  $effect(() => {
    call(urgent());
  });
  $effect(() => hush); // the next viewer has not heard it
}

/** Announce chat lines, whatever is open. */
export function announceChat(table: () => Table, words: () => Words): void {
  let heard = table().chat.at(-1)?.number ?? 0;
  $effect(() => {
    for (const { number, guest, name, text } of table().chat) {
      if (number <= heard) continue;
      heard = number;
      if (guest !== table().you) tell(words().say("chat-heard", { name, text }));
    }
  });
}
