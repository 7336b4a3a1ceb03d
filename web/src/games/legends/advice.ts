/** A bot's suggestion with its reason: the advice of the coach of Legends. */
import type { Args, Names, Words } from "../../lib/texts";
import type { LegendsAdvice } from "./wire";

/** The page hands on the advice of any game; this one is ours. */
export function adviceOf(advice: unknown): LegendsAdvice | null {
  const found = typeof advice === "object" && advice !== null && "reason" in advice;
  return found ? (advice as LegendsAdvice) : null; // the server sends it for this game
}

/** The reason in words; parameters that name things are replaced by their names. */
export function reasonSaid({ reason, params }: LegendsAdvice, names: Names, words: Words): string {
  const args = Object.entries(params).map(([kind, value]) => {
    const message = `${kind}-${value}`;
    const named = names[kind]?.[value] ?? (words.has(message) ? words.say(message) : value);
    return [kind, named];
  });
  return words.say(reason, Object.fromEntries(args) as Args);
}
