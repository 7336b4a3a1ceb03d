/** Refusals as sentences, including codes that only a newer server knows. */
import { Refused } from "./api";
import type { Refusal, Words } from "./texts";

/** The sentence of a refusal; null while its text may still be loading. */
export function sentence(refusal: Refusal, words: Words): string | null {
  return words.has(refusal.code) || words.isFinal ? phrase(refusal, words) : null;
}

/** The sentence of a refused request; rethrows any other error. */
export async function explained(error: unknown, words: Words): Promise<string> {
  if (!(error instanceof Refused)) throw error;
  // If the texts cannot be loaded, the code of the refusal is shown.
  if (!words.has(error.problem.code)) await words.loadAll().catch(() => undefined);
  return phrase(error.problem, words);
}

function phrase(refusal: Refusal, words: Words): string {
  const known = words.has(refusal.code);
  return known ? words.refusal(refusal) : words.say("unknown-refusal", { code: refusal.code });
}
