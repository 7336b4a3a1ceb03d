/** Taking a seat. */
import { lastName } from "../lib/player";
import type { Table } from "../lib/table.svelte";
import type { Words } from "../lib/texts";
import type { SeatInfo } from "../lib/wire";

/** True if a bot acts for this seat, as its owner or as a stand-in. */
export function isLedByBot({ kind, substitute }: SeatInfo): boolean {
  return kind === "bot" || substitute !== "";
}

/** The names of the guests who have seen the cards of this seat, if its sign does not show them. */
export function lookers({ kind, name, seen_by: seenBy }: SeatInfo): readonly string[] {
  return kind !== "bot" && seenBy.length === 1 && seenBy[0] === name ? [] : seenBy;
}

/** Take a seat under this browser's name. */
export function sitDown(table: Table, words: Words, seat: number): void {
  const spectator = table.info?.spectators.find((each) => each.guest === table.you);
  const name = spectator?.name || lastName() || words.say("default-name");
  table.say({ type: "sit", seat, name });
}
