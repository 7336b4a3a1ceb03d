/** Ends of games as a spectator received them; made by tests/web/crossfire_endings.py. */
import kernelEn from "../../../src/omerta/kernel/text/en.ftl?raw";
import kernelRu from "../../../src/omerta/kernel/text/ru.ftl?raw";
import { TEXT_KINDS } from "../../src/games/crossfire/wire";
import type { GameEvent, GameView } from "../../src/games/crossfire/wire";
import en from "../../src/games/crossfire/text/en.ftl?first";
import restEn from "../../src/games/crossfire/text/en.ftl?rest";
import restRu from "../../src/games/crossfire/text/ru.ftl?rest";
import lessonEn from "../../src/games/crossfire/text/lesson.en.ftl?raw";
import lessonRu from "../../src/games/crossfire/text/lesson.ru.ftl?raw";
import ru from "../../src/games/crossfire/text/ru.ftl?first";
import { Texts } from "../../src/lib/texts";
import type { Language, Words } from "../../src/lib/texts";
import fixture from "./endings.json";

/** A step with calls. */
export interface Step {
  readonly before: GameView;
  readonly events: readonly GameEvent[];
  readonly after: GameView;
}

/** The steps of each game. */
export const games = fixture as unknown as readonly (readonly Step[])[];
export const players = Array.from({ length: 10 }, (_, seat) => `Player ${seat + 1}`);
/** The last view of a game. */
export function endOf(game: readonly Step[]): GameView {
  const end = game.at(-1)?.after;
  if (!end) throw new Error("a game without steps in the fixture");
  return end;
}
export function wordsOf(language: Language): Words {
  const sources =
    language === "en"
      ? [kernelEn, ...en, ...restEn, lessonEn]
      : [kernelRu, ...ru, ...restRu, lessonRu];
  return new Texts(language, sources, TEXT_KINDS);
}
