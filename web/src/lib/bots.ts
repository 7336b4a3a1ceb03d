/** Names of bots, in the language of the player who seats them. */
import type { Words } from "./texts";

/** As many names as wanted that are not taken at the table. */
export function botNames(words: Words, count: number, taken: readonly string[] = []): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const offered = words.say("bot-names").split(",");
  return offered
    .map((name) => name.trim())
    .filter((name) => !used.has(name.toLowerCase()))
    .slice(0, count);
}
