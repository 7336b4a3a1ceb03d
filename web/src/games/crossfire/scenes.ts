/** The arrows of a view: passes, shuffles and shots. */
import type { GameView } from "./wire";

export interface RingLine {
  readonly from: number;
  readonly to: number;
  readonly kind: "aim" | "shot" | "stopped" | "pass";
  readonly faded?: boolean;
}

/** Events that only one seat knows: they are shown on the card, not in the log. */
export const SECRET: ReadonlySet<string> = new Set([
  "card_dealt",
  "card_passed",
  "card_returned",
  "claim_chosen",
  "aim_given",
]);

/** The seats with a card, by place; each passes to the next. */
export function holders(view: GameView): readonly number[] {
  return view.seats
    .map(({ place }, seat) => ({ place, seat }))
    .filter(({ place }) => place !== null)
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0))
    .map(({ seat }) => seat);
}

/** The latest shuffle; empty if there was none. */
export function mixing(view: GameView): readonly number[] {
  if (view.decision !== "look" || view.stage === null || view.stage < 2) return [];
  return view.shuffles[view.stage - 2] ?? [];
}

/** The arrows of this view. */
export function linesOf(view: GameView): readonly RingLine[] {
  if (view.result) return [...shots(view), ...idle(view)];
  if (view.decision === "look" && view.stage === 1) return around(holders(view));
  return around(mixing(view));
}

function around(seats: readonly number[]): readonly RingLine[] {
  return seats.map((from, place) => ({
    from,
    to: seats[(place + 1) % seats.length] ?? from,
    kind: "pass",
  }));
}

function shots(view: GameView): readonly RingLine[] {
  return (view.result?.shots ?? [])
    .filter(({ shooter }) => shooter !== view.sniper)
    .map(({ shooter: from, target: to, bearer, late }) => ({
      from,
      to,
      kind: bearer === null ? "shot" : "stopped",
      faded: late,
    }));
}

/** Fingers that were no shots. */
function idle(view: GameView): readonly RingLine[] {
  const fired = new Set(shots(view).map(({ from, to }) => `${from} ${to}`));
  return (view.result?.aims ?? []).flatMap((targets, from) =>
    targets
      .filter((to) => !fired.has(`${from} ${to}`))
      .map((to) => ({ from, to, kind: "aim" as const, faded: true })),
  );
}

/** What just happened to the cards, as a message of the board; "" for nothing. */
export function caption(view: GameView): string {
  if (view.decision !== "look" || view.stage === null) return "";
  return `fire-stage-${Math.min(view.stage, 2)}`;
}
