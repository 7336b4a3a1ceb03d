/** A game of four as seat 0 saw it, with what the terminal said about it; made by tests/web/moments.py. */
import { game } from "../../src/games/mafia";
import type { GameAction, GameEvent, GameView } from "../../src/games/mafia/wire";
import { LANGUAGES, Texts } from "../../src/lib/texts";
import type { Language, Words } from "../../src/lib/texts";
import kernelEn from "../../../src/omerta/kernel/text/en.ftl?raw";
import kernelRu from "../../../src/omerta/kernel/text/ru.ftl?raw";
import fixture from "./moments.json";

export interface Said {
  readonly prompt: string;
  readonly labels: readonly string[];
  readonly log: readonly string[];
}

export interface Moment {
  readonly moment: string;
  readonly view: GameView;
  readonly told: readonly GameEvent[];
  readonly said: Readonly<Record<Language, Said>>;
}

export const players: readonly string[] = fixture.players;
export const moments = fixture.moments as unknown as readonly Moment[];

/** The moment of this name, for example `mine-act`. */
export function momentOf(name: string): Moment {
  const found = moments.find(({ moment }) => moment === name);
  if (!found) throw new Error(`no moment ${name} in the fixture`);
  return found;
}

const KERNEL: Readonly<Record<Language, string>> = { en: kernelEn, ru: kernelRu };

/** The words of a language, as a table has them. */
export async function wordsOf(language: Language): Promise<Words> {
  return new Texts(language, [KERNEL[language], ...(await game.texts(language))], game.kinds);
}

export { game, LANGUAGES };
export type { GameAction, GameEvent, GameView };
