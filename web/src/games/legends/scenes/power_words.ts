/** The texts of the fight for power, loaded with its board. */
import { Texts } from "../../../lib/texts";
import type { Language, Words } from "../../../lib/texts";

const SOURCES: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("../text/power.en.ftl?raw"),
  ru: () => import("../text/power.ru.ftl?raw"),
};
const known = new Map<Language, Promise<Words>>();

/** Its texts in a language. */
export function powerWords(language: Language): Promise<Words> {
  let found = known.get(language);
  if (!found) {
    found = SOURCES[language]().then(({ default: source }) => new Texts(language, [source]));
    known.set(language, found);
  }
  return found;
}
