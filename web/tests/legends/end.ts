/** A whole campaign of a single player from `luck.json`: its end, and its texts. */
import type { GameEvent, GameView } from "../../src/games/legends/wire";
import { TEXT_KINDS } from "../../src/games/legends/wire";
import ownEn from "../../src/games/legends/text/en.ftl?raw";
import ownRu from "../../src/games/legends/text/ru.ftl?raw";
import { Texts } from "../../src/lib/texts";
import type { Language, Words } from "../../src/lib/texts";
import engineEn from "../../../src/omerta/games/legends/text/en.ftl?raw";
import engineRu from "../../../src/omerta/games/legends/text/ru.ftl?raw";
import kernelEn from "../../../src/omerta/kernel/text/en.ftl?raw";
import kernelRu from "../../../src/omerta/kernel/text/ru.ftl?raw";
import fixture from "../luck.json";

const SOURCES: Readonly<Record<Language, readonly string[]>> = {
  en: [kernelEn, engineEn, ownEn],
  ru: [kernelRu, engineRu, ownRu],
};

export const players: readonly string[] = ["Anna"];
export const { draws, stories } = fixture.games.legends;
export const first = fixture.games.legends.first as unknown as GameView;
export const end = fixture.games.legends.last as unknown as GameView;
/** The events of the last step, as seat 0 received them. */
export const events = (stories[0]?.at(-1) ?? []) as unknown as readonly GameEvent[];

/** The texts of a language, as a table has them. */
export function wordsOf(language: Language): Words {
  return new Texts(language, SOURCES[language], TEXT_KINDS);
}
