/** Typed words in every language: each message lists the spellings of one word, with commas. */
import type { Words } from "./texts";

/** True if the typed text is a spelling of the word. */
export function means(message: string, typed: string, words: Words): boolean {
  const spellings = words.say(message).split(",");
  return spellings.some((spelling) => spelling.trim() === typed.toLowerCase());
}

/** The usual spelling of a word in the current language. */
export function firstOf(message: string, words: Words): string {
  return words.say(message).split(",")[0] ?? "";
}

/** The inspect command that a line begins with, and the rest; null if the line is an action. */
export function inspectCommandIn(
  line: string,
  commands: readonly string[],
  words: Words,
): readonly [string, string] | null {
  const [first = "", ...rest] = line.split(/\s+/);
  const word = commands.find((each) => means(`inspect-${each}`, first, words));
  return word === undefined ? null : [word, rest.join(" ")];
}
