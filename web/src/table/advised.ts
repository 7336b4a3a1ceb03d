/** Where all play together: what the others would do now, in sentences. */
import type { AnyGameModule, AnyView } from "../games/module";
import type { Tagged, Words } from "../lib/texts";
import type { Suggestion } from "../lib/wire";

/** What somebody suggests, as a person reads it. */
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

/** Who would do what, and who points at what. */
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
