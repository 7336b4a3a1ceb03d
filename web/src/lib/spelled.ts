/** Typed words of every language: each message lists the spellings of one, with commas between. */
import type { Words } from "./texts";

/** Whether this was typed. */
export function means(message: string, typed: string, words: Words): boolean {
  const spellings = words.say(message).split(",");
  return spellings.some((spelling) => spelling.trim() === typed.toLowerCase());
}

/** How a word is mostly typed in the language that is spoken. */
export function firstOf(message: string, words: Words): string {
  return words.say(message).split(",")[0] ?? "";
}

/** The inspect command a line begins with, and what follows it; null: the line is an action. */
export function inspectCommandIn(
  line: string,
  commands: readonly string[],
  words: Words,
): readonly [string, string] | null {
  const [first = "", ...rest] = line.split(/\s+/);
  const word = commands.find((each) => means(`inspect-${each}`, first, words));
  return word === undefined ? null : [word, rest.join(" ")];
}
