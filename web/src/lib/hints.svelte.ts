/** Hints that were read, each shown once, and the games that show none, by their ids. */
import { recall, remember } from "./memory";
import { choose, settings } from "./settings.svelte";

const PLACE = "omerta.hints";
const kept = recall(PLACE);
let seen: readonly unknown[] = $state.raw(Array.isArray(kept) ? kept : []);

export function wasRead(hint: string): boolean {
  return seen.includes(hint);
}

export function readHint(hint: string): void {
  if (!wasRead(hint)) keep([...seen, hint]);
}

/** Show every hint again, in every game. */
export function forgetHints(): void {
  keep([]);
}

/** True if a game shows hints. */
export function isHinted(game: string): boolean {
  return settings.hints && !wasRead(game);
}

/** Show all hints of one game again, or none. */
export function giveHints(game: string, on: boolean): void {
  if (!on) {
    readHint(game);
    return;
  }
  const messages = `${game.replaceAll("_", "-")}-hint-`;
  keep(seen.filter((each) => each !== game && !String(each).startsWith(messages)));
  choose({ hints: true });
}

function keep(hints: readonly unknown[]): void {
  seen = hints;
  remember(PLACE, hints);
}
