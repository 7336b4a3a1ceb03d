/** What is printed on minions, cards and scenarios, and what they are called in a language. */
import type { Words } from "../../lib/texts";
import type { CardFace, ChallengeView, GameView, MinionFace, ScenarioFace } from "./wire";

interface Named {
  readonly en: string;
  readonly ru: string;
}

/** The name in the language that is spoken. */
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

/** A challenge that lies open; null: it does not. */
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

/** The hand in which a minion is, or lies on the table before; null: in none. */
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
