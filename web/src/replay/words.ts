/** The words of the replay page, with those of the game it shows. */
import type { AnyGameModule } from "../games/module";
import type { Language } from "../lib/texts";
import type { Speech } from "../lib/words.svelte";

const OWN: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("./text/en"),
  ru: () => import("./text/ru"),
};

/** What a replay of this game says; without a game only what the page itself says. */
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
