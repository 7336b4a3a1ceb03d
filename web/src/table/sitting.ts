/** Taking a chair. */
import { lastName } from "../lib/player";
import type { Table } from "../lib/table.svelte";
import type { Words } from "../lib/texts";
import type { SeatInfo } from "../lib/wire";

/** Whether a bot answers there, of its own or for somebody who is away. */
export function isLedByBot({ kind, substitute }: SeatInfo): boolean {
  return kind === "bot" || substitute !== "";
}

/** Who has looked from there, if its sign does not say so already. */
export function lookers({ kind, name, seen_by: seenBy }: SeatInfo): readonly string[] {
  return kind !== "bot" && seenBy.length === 1 && seenBy[0] === name ? [] : seenBy;
}

/** Sit down there, under the name this browser goes by. */
export function sitDown(table: Table, words: Words, seat: number): void {
  const spectator = table.info?.spectators.find((each) => each.guest === table.you);
  const name = spectator?.name || lastName() || words.say("default-name");
  table.say({ type: "sit", seat, name });
}
