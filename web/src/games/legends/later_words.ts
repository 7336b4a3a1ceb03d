/** Texts of a part of the board, loaded together with it. */
import { Texts } from "../../lib/texts";
import type { Language, Words } from "../../lib/texts";

type Sources = Readonly<Record<Language, () => Promise<{ default: string }>>>;

/** Returns a function that loads these texts in a language, once. */
export function laterWords(sources: Sources): (language: Language) => Promise<Words> {
  const known = new Map<Language, Promise<Words>>();
  return (language) => {
    let found = known.get(language);
    if (!found) {
      found = sources[language]().then(({ default: source }) => new Texts(language, [source]));
      known.set(language, found);
    }
    return found;
  };
}
