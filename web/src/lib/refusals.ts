/** A refusal as a sentence, also one that a newer server knows and this client does not. */
import { Refused } from "./api";
import type { Refusal, Words } from "./texts";

export function sentence(refusal: Refusal, words: Words): string {
  const known = words.has(refusal.code);
  return known ? words.refusal(refusal) : words.say("unknown-refusal", { code: refusal.code });
}

/** What was refused by the server as a sentence; anything else is a fault of ours and goes on. */
export function explained(error: unknown, words: Words): string {
  if (error instanceof Refused) return sentence(error.problem, words);
  throw error;
}
