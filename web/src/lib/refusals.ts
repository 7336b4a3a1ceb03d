/** A refusal as a sentence, also one that a newer server knows and this client does not. */
import { Refused } from "./api";
import type { Refusal, Words } from "./texts";

/** Its sentence; null as long as the words for it may still come. */
export function sentence(refusal: Refusal, words: Words): string | null {
  return words.has(refusal.code) || words.isFinal ? phrase(refusal, words) : null;
}

/** What was refused by the server as a sentence; anything else is a fault of ours and goes on. */
export async function explained(error: unknown, words: Words): Promise<string> {
  if (!(error instanceof Refused)) throw error;
  // A refusal whose words cannot be fetched is told by its code.
  if (!words.has(error.problem.code)) await words.loadAll().catch(() => undefined);
  return phrase(error.problem, words);
}

function phrase(refusal: Refusal, words: Words): string {
  const known = words.has(refusal.code);
  return known ? words.refusal(refusal) : words.say("unknown-refusal", { code: refusal.code });
}
