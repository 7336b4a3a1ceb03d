/** The casino's texts besides those of the table, loaded with its board. */
import { Texts } from "../../../lib/texts";
import type { Words } from "../../../lib/texts";
import en from "../text/casino.en.ftl?raw";
import ru from "../text/casino.ru.ftl?raw";

const OWN = { en, ru } as const;
const known = new WeakMap<Words, Words>();

/** The table's and the casino's texts together; a table may change its language. */
export function casinoWords(words: Words): Words {
  const { language } = words;
  const before = known.get(words);
  if (before?.language === language) return before;
  const found = joined(words, new Texts(language, [OWN[language]]));
  known.set(words, found);
  return found;
}

function joined(table: Words, own: Words): Words {
  const whose = (id: string): Words => (own.has(id) ? own : table);
  return {
    language: own.language,
    say: (id, args) => whose(id).say(id, args),
    attribute: (id, name) => whose(id).attribute(id, name),
    has: (id) => whose(id).has(id),
    cases: (id) => whose(id).cases(id),
    refusal: (refusal) => table.refusal(refusal),
    describe: (prefix, value, names) => table.describe(prefix, value, names),
    arguments: (value, names) => table.arguments(value, names),
    get isLoaded() {
      return table.isLoaded;
    },
    get isFinal() {
      return table.isFinal;
    },
    loadAll: (thing) => table.loadAll(thing),
  };
}
