/** Texts of the struggle with the rebels, loaded with its board. */
import { Texts } from "../../../lib/texts";
import type { Language, Words } from "../../../lib/texts";
import en from "../text/rebels.en.ftl?raw";
import ru from "../text/rebels.ru.ftl?raw";

const SOURCES: Readonly<Record<Language, string>> = { en, ru };
const known = new Map<Language, Words>();

/** Its texts in a language. */
export function rebelsWords(language: Language): Words {
  let found = known.get(language);
  if (!found) {
    found = new Texts(language, [SOURCES[language]]);
    known.set(language, found);
  }
  return found;
}
