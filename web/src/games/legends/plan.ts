/** What every part of the board knows: the table, the possible actions, and the texts. */
import type { Words } from "../../lib/texts";
import type { Caution, Suggestion } from "../../lib/wire";
import { diceOf, cardFace, challengeOf, minionFace } from "./printed";
import { isDrafting } from "./draft.svelte";
import type { Draft } from "./draft.svelte";
import { betsOn, oddsOf, wantedOf } from "./scenario_parts";
import type { ChallengeView, GameAction, GameView, LegendsAdvice } from "./wire";

export interface Plan {
  readonly view: GameView;
  readonly players: readonly string[];
  /** The names of the hands. */
  readonly hands: readonly string[];
  readonly words: Words;
  /** The effect of a press: an action, a proposal to the deciding player, or only a look. */
  readonly may: "act" | "suggest" | "look";
  /** The legal actions of the deciding player. */
  readonly answers: readonly GameAction[];
  readonly cautions: readonly Caution[];
  readonly suggestions: readonly Suggestion[];
  readonly advice: LegendsAdvice | null;
  readonly draft: Draft;
  readonly motion: boolean;
  /** Handle a press on a thing of the board. */
  press(at: string): void;
  /** Send it as an action, or as a proposal. */
  say(action: GameAction): void;
  /** Send the whole draft. */
  send(): void;
  why(action: GameAction): void;
  /** Follow the advice, with all its later actions. */
  follow(advice: Pick<LegendsAdvice, "action" | "then">): void;
  /** Point at a thing for the other players. */
  point(at: string): void;
  consult?: (() => void) | undefined;
}

/** The acting hand: the one with the decision, or with the turn. */
export function actingHand(view: GameView): number {
  return isDrafting(view.decision)
    ? (view.asked_player ?? 0)
    : (view.active ?? view.asked_player ?? 0);
}

/** The viewer's own hands, both of a single player; for a spectator the acting one. */
export function ownHands(view: GameView, players: readonly string[]): readonly number[] {
  if (view.you === null) return [actingHand(view)];
  return players.length === view.players ? [view.you] : view.seats.map((_, player) => player);
}

/** The minions of the acting hand that match a challenge. */
export function matching(view: GameView, challenge: string): readonly string[] {
  const card = cardFace(view, challenge);
  const hand = view.seats[actingHand(view)]?.hand ?? [];
  return hand.filter((minion) => diceOf(minionFace(view, minion), card) > 0);
}

/** A crew against a challenge, before the roll. */
export interface Prospect {
  readonly dice: number;
  readonly difficulty: number;
  /** The probability of a success, and of the `wanted` ones; the view knows those of a few. */
  readonly one: number;
  readonly all: number;
  readonly wanted: number;
  readonly harmless: boolean;
}

/** The odds of a crew; null if none of it matches. */
export function prospect(
  view: GameView,
  challenge: string,
  crew: readonly string[],
  wanted: number,
): Prospect | null {
  const here = challengeOf(view, challenge);
  if (here === null) return null;
  const card = cardFace(view, challenge);
  const laid = challenge === view.roll?.challenge ? view.roll.crew : [];
  const icons = [...crew, ...laid].map((minion) => diceOf(minionFace(view, minion), card));
  const sum = icons.reduce((total, each) => total + each, 0);
  const dice = Math.min(Math.max(1, sum + here.more), view.stock);
  if (sum === 0 || dice === 0) return null;
  const { difficulty, harmless } = here;
  const row = oddsOf(view.scene, challenge)?.[dice - 1] ?? view.odds[difficulty - 1]?.[dice - 1];
  const chance = (successes: number): number => (row?.[successes - 1] ?? 0) / 10_000;
  const most = Math.min(wanted, row?.length ?? wanted);
  return { dice, difficulty, one: chance(1), all: chance(most), wanted: most, harmless };
}

/** The odds of a crew at an open challenge; null also if it is done or bet on. */
export function prospectAt(
  view: GameView,
  here: ChallengeView,
  crew: readonly string[],
): Prospect | null {
  const done = here.need > 0 && here.tokens >= here.need;
  if (done || betsOn(view, here.id) !== null) return null;
  return prospect(view, here.id, crew, wantedOf(view, cardFace(view, here.id), here));
}
