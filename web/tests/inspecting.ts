/** Inspect commands answered for a recorded view. */
import type { AnyView, GameModule } from "../src/games/module";
import type { Language, Words } from "../src/lib/texts";
import { inspectCommandIn } from "../src/lib/spelled";
import { allSpoken } from "./moments";

interface Seen<V> {
  readonly view: V;
  readonly players: readonly string[];
  readonly advice?: unknown;
  readonly pencil?: Readonly<Record<string, string>>;
  readonly remark?: (at: string, text: string) => void;
}

/** The answer to a typed line in a language; null if the line is not an inspect command. */
export async function inspected<V extends AnyView, A, E>(
  line: string,
  game: GameModule<V, A, E>,
  language: Language,
  { view, players, advice = null, pencil = {}, remark = () => undefined }: Seen<V>,
): Promise<readonly string[] | null> {
  const words: Words = await allSpoken(game, language);
  const wanted = inspectCommandIn(line, game.inspectCommands, words);
  return (
    wanted && (await game.inspect(...wanted, { view, players, words, advice, pencil, remark }))
  );
}
