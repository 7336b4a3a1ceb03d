/** The printed data of minions, cards and scenarios, and their names in a language. */
import type { Words } from "../../lib/texts";
import type { CardFace, ChallengeView, GameView, MinionFace, ScenarioFace } from "./wire";

interface Named {
  readonly en: string;
  readonly ru: string;
}

/** The name in the current language. */
export function nameOf(thing: Named, words: Words): string {
  return words.language === "ru" ? thing.ru : thing.en;
}

/** A minion as printed. */
export function minionFace(view: Pick<GameView, "minions">, id: string): MinionFace {
  return found(view.minions, ({ id: each }) => each === id, id);
}

/** A challenge as printed. */
export function cardFace(view: Pick<GameView, "cards">, id: string): CardFace {
  return found(view.cards, ({ id: each }) => each === id, id);
}

/** A scenario as printed. */
export function scenarioFace(view: Pick<GameView, "scenarios">, code: string): ScenarioFace {
  return found(view.scenarios, (each) => each.code === code, code);
}

/** An open challenge, or null. */
export function challengeOf(view: GameView, id: string): ChallengeView | null {
  return view.challenges.find((each) => each.id === id) ?? null;
}

/** The white dice that a minion brings to a challenge by its icons (LG-4.6). */
export function diceOf(minion: MinionFace, card: CardFace): number {
  return Array.from(minion.icons).filter((letter) => card.icons.includes(letter)).length;
}

/** Specialisations by the letters of the language. */
export function iconLetters(letters: string, words: Words): string {
  return Array.from(letters)
    .map((letter) => words.say(`icon-${letter.toLowerCase()}`))
    .join("");
}

/** The hand with a minion, also if it lies on the table before it; null if there is none. */
export function holderOf(view: GameView, minion: string): number | null {
  const at = view.seats.findIndex(
    ({ hand, table }) => hand.includes(minion) || table.includes(minion),
  );
  return at < 0 ? null : at;
}

function found<T>(things: readonly T[], fits: (thing: T) => boolean, name: string): T {
  const thing = things.find(fits);
  if (!thing) throw new Error(`nothing is printed for ${name}`);
  return thing;
}
