/** Verifies that everything random follows from the chance draws: dice, decks, and recruits. */
import { lines } from "../../lib/story";
import type { Draw, Draws, ReplayStep } from "../../lib/wire";
import type { DealFinding } from "../module";
import { Drawn } from "./deal_draws";
import { Minions } from "./deal_minions";
import { Piles } from "./deal_piles";
import { Rolls } from "./deal_rolls";
import type { GameEvent, GameView } from "./wire";

/** Verify the draws with what every seat saw; `stories` holds one replay per seat. */
export function checkDeal(luck: Draws, stories: readonly (readonly ReplayStep[])[]): DealFinding[] {
  const views = stories.flatMap((story) => (story[0] ? [story[0].view as GameView] : []));
  const [first] = views;
  if (!first) return [];
  const drawn = new Drawn(luck.draws);
  const checks = [
    new Rolls(first, drawn),
    new Minions(first, drawn),
    new Piles(views, drawn, (seq) =>
      unseenIn(stories[0]?.find(({ told }) => told.seq === seq)?.view),
    ),
  ] as const;
  for (const [seq, events] of standing(stories)) {
    for (const event of events) for (const check of checks) check.hear(event, seq, events);
  }
  return [...dealtAgain(luck.draws), ...checks.flatMap((check) => check.found())];
}

/** The steps that were not undone; an undone step revealed nothing, so it used no chance. */
function standing(
  stories: readonly (readonly ReplayStep[])[],
): readonly (readonly [number, readonly GameEvent[]])[] {
  const tellings = stories.map(
    (story) => new Map(story.map(({ told }) => [told.seq, told.events])),
  );
  return lines((stories[0] ?? []).map(({ told }) => told)).flatMap(({ step, takenBack }) => {
    if (takenBack || step.undone) return [];
    const all = tellings.map((seen) => (seen.get(step.seq) ?? []) as readonly GameEvent[]);
    return [[step.seq, whole(all)] as const];
  });
}

/**
 * The events of a step as the viewer who knows most saw them; a drawn card is known to its owner.
 */
function whole(all: readonly (readonly GameEvent[])[]): readonly GameEvent[] {
  return (all[0] ?? []).map((event, place) =>
    all.reduce((most, events) => {
      const other = events[place] ?? event;
      return Object.keys(other).length > Object.keys(most).length ? other : most;
    }, event),
  );
}

/** A match that continues an earlier one: its decks were dealt again when it began. */
function dealtAgain(draws: readonly Draw[]): readonly DealFinding[] {
  const count = draws.filter(({ why, n }) => why === "believe" && n > 0).length;
  if (!draws.some(({ why }) => why === "believe")) return [];
  return [{ message: "legends-check-again", args: { count }, agrees: true }];
}

/** The number of cards that left a deck unseen by a step; null if its view does not say. */
function unseenIn(view: unknown): number | null {
  const { scene } = (view ?? {}) as Partial<GameView>;
  return scene && "removed_unseen" in scene ? scene.removed_unseen : null;
}
