/** What a bot would do, with one sentence why: the help that the coach of Legends gives. */
import type { Args, Names, Words } from "../../lib/texts";
import type { LegendsAdvice } from "./wire";

/** The frame hands on whatever help a game gives: this is ours. */
export function adviceOf(advice: unknown): LegendsAdvice | null {
  const found = typeof advice === "object" && advice !== null && "reason" in advice;
  return found ? (advice as LegendsAdvice) : null; // the server speaks for this very game
}

/** Why it is good; parameters that name things are called by their names. */
export function reasonSaid({ reason, params }: LegendsAdvice, names: Names, words: Words): string {
  const args = Object.entries(params).map(([kind, value]) => {
    const message = `${kind}-${value}`;
    const named = names[kind]?.[value] ?? (words.has(message) ? words.say(message) : value);
    return [kind, named];
  });
  return words.say(reason, Object.fromEntries(args) as Args);
}
