/** The end of this round, as far as the table can tell; no rules, only counting. */
import type { Args } from "../../../lib/texts";
import { cardFace } from "../printed";
import type { GameView, PowerView } from "../wire";

/** A message of the scenario's texts and its arguments. */
export type Coming = readonly [string, Args];

/** Round-end effects in their order, with the size of each. */
const EFFECTS: readonly (readonly [string, Readonly<Record<string, number>>])[] = [
  ["power-end-deck", { end_deck1: 1, end_deck2: 2 }],
  ["power-end-hand", { end_hand1: 1 }],
  ["power-end-hand-out", { end_hand_out1: 1 }],
  ["power-end-support", { end_support1: 1 }],
  ["power-end-seize", { end_seize1: 1 }],
];

/** Everything that is to come. */
export function coming(view: GameView, scene: PowerView): readonly Coming[] {
  const cards = scene.campaign === null ? scene.rumours : [scene.campaign, ...scene.rumours];
  const effects = cards.map((id) => cardFace(view, id).effect);
  const { fingerprints: count, limit } = view;
  const arrest: readonly Coming[] = count >= limit ? [["power-end-arrest", { count, limit }]] : [];
  return [
    ...EFFECTS.flatMap(([message, amounts]): readonly Coming[] => {
      const sum = effects.reduce((total, effect) => total + (amounts[effect] ?? 0), 0);
      return sum === 0 ? [] : [[message, { count: sum }]];
    }),
    ...arrest,
    ...rumoursOf(view, scene),
  ];
}

/** The marker moves on: rumours, one more from active police, or the vote (SC-6.11, SC-6.22). */
function rumoursOf(view: GameView, scene: PowerView): readonly Coming[] {
  const struck = view.police === "active" && view.out.length > 0 ? 1 : 0;
  const next = scene.marker + 1;
  if (next >= scene.vote) return [["power-end-vote", {}]];
  return [["power-end-rumours", { count: struck + (scene.double.includes(next) ? 2 : 1) }]];
}
