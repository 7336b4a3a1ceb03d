/** Hints that were read, each given once, and games that need none any more, by their ids. */
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

/** Each is given once more, in every game. */
export function forgetHints(): void {
  keep([]);
}

/** Whether a game gives hints. */
export function isHinted(game: string): boolean {
  return settings.hints && !wasRead(game);
}

/** Give the hints of one game, all of them, or give none. */
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
