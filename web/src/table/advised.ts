/** Cooperative games: the proposals of the other players in sentences. */
import type { AnyGameModule, AnyView } from "../games/module";
import type { Tagged, Words } from "../lib/texts";
import type { Suggestion } from "../lib/wire";

/** A proposal as the viewer reads it. */
export interface Advised {
  readonly seat: number;
  readonly text: string;
}

export interface Advising {
  readonly suggestions: readonly Suggestion[];
  readonly view: AnyView;
  readonly players: readonly string[];
  readonly game: AnyGameModule;
  readonly words: Words;
}

/** Each proposal or pointed-at thing as a sentence. */
export function advised({ suggestions, view, players, game, words }: Advising): readonly Advised[] {
  const names = game.names(view, players, words);
  return suggestions.map(({ seat, action, at }) => {
    const name = players[seat] ?? "";
    if (action !== null) {
      const what = words.describe("would", action as Tagged, names);
      return { seat, text: words.say("suggestion-would", { name, what }) };
    }
    const what = game.thing?.(view, at, words, players) ?? at;
    return { seat, text: words.say("suggestion-points", { name, what }) };
  });
}
