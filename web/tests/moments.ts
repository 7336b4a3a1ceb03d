/**
 * Matches of four players as seat 0 saw them, with the terminal's texts; made by
 * tests/web/views.py.
 */
import type { Language, Words } from "../src/lib/texts";
import { LiveWords } from "../src/lib/words.svelte";
import type { Speech } from "../src/lib/words.svelte";

export interface Said {
  readonly prompt: string;
  readonly labels: readonly string[];
  readonly log: readonly string[];
}

export interface Moment<V, E> {
  readonly moment: string;
  readonly view: V;
  readonly events: readonly E[];
  readonly said: Readonly<Record<Language, Said>>;
}

/** The recorded view with this name, for example `mine-act`. */
export function named<V, E>(moments: readonly Moment<V, E>[], name: string): Moment<V, E> {
  const found = moments.find(({ moment }) => moment === name);
  if (!found) throw new Error(`no moment ${name} in the fixture`);
  return found;
}

/** The texts that a table of this game has at first, before the later ones are loaded. */
export async function spoken(game: Speech, language: Language): Promise<Words> {
  const words = new LiveWords(game);
  await words.speak(language);
  return words;
}

/** All texts of a language. */
export async function allSpoken(game: Speech, language: Language): Promise<Words> {
  const words = await spoken(game, language);
  await words.loadAll();
  return words;
}
