/** The prompt in the words of the page: the viewer's own decision is theirs, not a third person's. */
import type { AnyGameModule, AnyView } from "../games/module";
import type { Words } from "../lib/texts";

export interface PromptWords {
  /** "Your turn:", or the name where two players share the device; "" if others decide. */
  readonly lead: string;
  readonly rest: string;
  /** The rest in words alone, for screen readers. */
  readonly spoken: string;
}

export interface PromptSource {
  readonly game: AnyGameModule;
  readonly view: AnyView;
  readonly players: readonly string[];
  readonly words: Words;
  /** Two players share this browser, so their names stay. */
  readonly shared: boolean;
}

/** The prompts of the games begin with the name of the player who decides. */
export function promptWords({ game, view, players, words, shared }: PromptSource): PromptWords {
  const whole = game.prompt(view, players, words);
  const aloud = (game.spokenText ?? game).prompt(view, players, words);
  const name = `${players[view.you ?? -1] ?? ""}: `;
  if (name === ": " || !whole.startsWith(name)) return { lead: "", rest: whole, spoken: aloud };
  const rest = whole.slice(name.length);
  const spoken = aloud.startsWith(name) ? aloud.slice(name.length) : aloud;
  if (shared) return { lead: name.trim(), rest, spoken };
  // In a discussion all players act at once, so it is no player's turn.
  if (game.isDiscussion?.(view)) return { lead: "", rest: capital(rest), spoken: capital(spoken) };
  return { lead: words.say("turn-your"), rest, spoken };
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The prompt as a screen reader says it. */
export function promptSpoken(source: PromptSource): string {
  const { lead, spoken } = promptWords(source);
  return lead === "" ? spoken : `${lead} ${spoken}`;
}
