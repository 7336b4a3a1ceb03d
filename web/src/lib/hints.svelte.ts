/** Hints that were read: each is given once, in this game or a later one. */
import { recall, remember } from "./memory";

const PLACE = "omerta.hints";
const kept = recall(PLACE);
let seen: readonly unknown[] = $state.raw(Array.isArray(kept) ? kept : []);

export function wasRead(hint: string): boolean {
  return seen.includes(hint);
}

export function readHint(hint: string): void {
  keep([...seen, hint]);
}

/** Each is given once more. */
export function forgetHints(): void {
  keep([]);
}

function keep(hints: readonly unknown[]): void {
  seen = hints;
  remember(PLACE, hints);
}
