/** What bots are called: names of the thirties, in the language of who seats them. */
import type { Words } from "./texts";

/** Names that nobody at the table has yet, as many as are wanted. */
export function botNames(words: Words, count: number, taken: readonly string[] = []): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const offered = words.say("bot-names").split(",");
  return offered
    .map((name) => name.trim())
    .filter((name) => !used.has(name.toLowerCase()))
    .slice(0, count);
}
