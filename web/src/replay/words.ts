/** The texts of the replay page, with those of the game it shows. */
import type { AnyGameModule } from "../games/module";
import type { Language } from "../lib/texts";
import type { Speech } from "../lib/words.svelte";

const OWN: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("./text/en.ftl?raw"),
  ru: () => import("./text/ru.ftl?raw"),
};

/** The texts that a replay of this game needs; without a game, those of the page alone. */
export function speechOf(game: AnyGameModule | null): Speech {
  return {
    kinds: game?.kinds ?? {},
    texts: async (language) => [
      (await OWN[language]()).default,
      ...((await game?.texts(language)) ?? []),
    ],
    laterTexts: async (language) => (await game?.laterTexts(language)) ?? [],
  };
}
