/**
 * All statements, compared with public facts and with one another; no secrets. `doubts.ts` finds
 * contradictions; this module adds what was true after the game.
 */
import { count, Contradictions, isOf, shufflesOf } from "./contradictions";
import type { Contradiction } from "./contradictions";
import type { GameView, StatementMade } from "./wire";

/** A statement with everything known about it. */
export interface Entry {
  readonly said: StatementMade;
  /** The speaker took it back. */
  readonly withdrawn: boolean;
  readonly doubts: readonly Contradiction[];
  /** After the game, whether it was true, as far as cards or aims tell. */
  readonly truth: boolean | null;
}

/** All statements in order. */
export function ledger(view: GameView): readonly Entry[] {
  const withdrawn = takenBack(view.said);
  const standing = view.said.filter(({ no }) => !withdrawn.has(no));
  const doubts = new Contradictions(view, standing);
  return view.said.map((said) => ({
    said,
    withdrawn: withdrawn.has(said.no),
    doubts: doubts.of(said),
    truth: truth(view, said),
  }));
}

/** Faces that are claimed more often than their card exists. */
export function crowdedFaces(
  view: GameView,
): readonly { face: string; seats: number; copies: number }[] {
  return ["vip", "agent", "bystander"].flatMap((face) => {
    const seats = view.seats.filter((seat) => seat.face === face).length;
    const copies = count(view, (role) => role.group === face);
    return seats > copies ? [{ face, seats, copies }] : [];
  });
}

/** The numbers of statements taken back: each `retract` concerns the speaker's latest statement. */
function takenBack(said: readonly StatementMade[]): ReadonlySet<number> {
  const back = new Set<number>();
  const last = new Map<number, number[]>();
  for (const { no, seat, code } of said) {
    const own = last.get(seat) ?? [];
    last.set(seat, own);
    if (code !== "retract") own.push(no);
    else if (own.length > 0) back.add(own.pop() ?? -1);
  }
  return back;
}

/** Whether a statement was true, once everything lies open; null if it cannot be verified. */
function truth(view: GameView, said: StatementMade): boolean | null {
  const { result } = view;
  if (result === null) return null;
  const { seat, code, role, about, number } = said;
  const { stages } = result;
  const held = stages.at(-1) ?? [];
  switch (code) {
    case "dealt":
    case "passed":
      return stages[0]?.[seat] === role;
    case "got":
      return stages[1]?.[seat] === role;
    case "after": {
      const shuffle = shufflesOf(view, seat)[(number ?? 1) - 1];
      return shuffle !== undefined && stages[shuffle + 2]?.[seat] === role;
    }
    case "am":
      return isOf(view, held[seat], role);
    case "amnot":
      return !isOf(view, held[seat], role);
    case "think":
      return isOf(view, held[about ?? -1], role);
    case "not":
      return !isOf(view, held[about ?? -1], role);
    case "iaim":
      return view.mode === "sniper" ? null : (result.aims[seat]?.includes(about ?? -1) ?? null);
    default:
      return null;
  }
}
