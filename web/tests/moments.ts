/** Games of four as seat 0 saw them, with what the terminal said; made by tests/web/moments.py. */
import kernelEn from "../../src/omerta/kernel/text/en.ftl?raw";
import kernelRu from "../../src/omerta/kernel/text/ru.ftl?raw";
import type { GameModule } from "../src/games/module";
import { Texts } from "../src/lib/texts";
import type { Language, Words } from "../src/lib/texts";

export interface Said {
  readonly prompt: string;
  readonly labels: readonly string[];
  readonly log: readonly string[];
}

export interface Moment<V, E> {
  readonly moment: string;
  readonly view: V;
  readonly told: readonly E[];
  readonly said: Readonly<Record<Language, Said>>;
}

/** The moment of this name, for example `mine-act`. */
export function named<V, E>(moments: readonly Moment<V, E>[], name: string): Moment<V, E> {
  const found = moments.find(({ moment }) => moment === name);
  if (!found) throw new Error(`no moment ${name} in the fixture`);
  return found;
}

const KERNEL: Readonly<Record<Language, string>> = { en: kernelEn, ru: kernelRu };

/** The words of a language, as a table of this game has them. */
export async function spoken<V, A, E>(
  game: GameModule<V, A, E>,
  language: Language,
): Promise<Words> {
  return new Texts(language, [KERNEL[language], ...(await game.texts(language))], game.kinds);
}
