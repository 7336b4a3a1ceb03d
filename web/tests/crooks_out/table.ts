/** The fixture of this game and its words. */
import { game } from "../../src/games/crooks_out";
import type { GameAction, GameEvent, GameView } from "../../src/games/crooks_out/wire";
import { LANGUAGES } from "../../src/lib/texts";
import type { Language, Words } from "../../src/lib/texts";
import { allSpoken, named, spoken } from "../moments";
import type { RecordedView as AnyRecordedView } from "../moments";
import fixture from "./moments.json";

export type RecordedView = AnyRecordedView<GameView, GameEvent>;

export const players: readonly string[] = fixture.players;
export const moments = fixture.moments as unknown as readonly RecordedView[];
export const momentOf = (name: string): RecordedView => named(moments, name);
export const wordsOf = (language: Language): Promise<Words> => spoken(game, language);
export const allWordsOf = (language: Language): Promise<Words> => allSpoken(game, language);

export { game, LANGUAGES };
export type { GameAction, GameEvent, GameView };
