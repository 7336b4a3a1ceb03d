/** The texts of the campaign tree, with those of its game. */
import type { AnyGameModule, AnyView } from "../games/module";
import type { Language, Tagged, Words } from "../lib/texts";
import type { StepForViewer } from "../lib/wire";
import type { Speech } from "../lib/words.svelte";

const OWN: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("./text/en.ftl?raw"),
  ru: () => import("./text/ru.ftl?raw"),
};

/** The texts that the tree of this game needs. */
export function speechOf(game: AnyGameModule): Speech {
  return {
    kinds: game.kinds,
    texts: async (language) => [(await OWN[language]()).default, ...(await game.texts(language))],
    laterTexts: (language) => game.laterTexts(language),
  };
}

/** A milestone in the words of its game; `view` supplies the names. */
export function markWords(
  mark: StepForViewer,
  game: AnyGameModule,
  view: AnyView,
  players: readonly string[],
  words: Words,
): string {
  const names = game.names(view, players, words);
  return (mark.events as readonly Tagged[])
    .map((event) => words.describe("event", event, names).trim())
    .filter((text) => text !== "")
    .join(" ");
}
