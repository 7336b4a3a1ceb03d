/**
 * What everybody said, held against what everybody knows and against each other; no secrets.
 * What does not agree is found in `doubts.ts`, what was true when all lies open here.
 */
import { count, Doubts, isOf, shufflesOf } from "./doubts";
import type { Doubt } from "./doubts";
import type { GameView, StatementMade } from "./wire";

/** A statement with all there is to say about it. */
export interface Entry {
  readonly said: StatementMade;
  /** Taken back by its speaker. */
  readonly withdrawn: boolean;
  readonly doubts: readonly Doubt[];
  /** After the game, where the cards or the aims tell. */
  readonly truth: boolean | null;
}

/** Everything that was said, in order. */
export function ledger(view: GameView): readonly Entry[] {
  const withdrawn = takenBack(view.said);
  const standing = view.said.filter(({ no }) => !withdrawn.has(no));
  const doubts = new Doubts(view, standing);
  return view.said.map((said) => ({
    said,
    withdrawn: withdrawn.has(said.no),
    doubts: doubts.of(said),
    truth: truth(view, said),
  }));
}

/** Faces that lie there more often than their card is in the game: by face. */
export function crowdedFaces(
  view: GameView,
): readonly { face: string; seats: number; copies: number }[] {
  return ["vip", "agent", "bystander"].flatMap((face) => {
    const seats = view.seats.filter((seat) => seat.face === face).length;
    const copies = count(view, (role) => role.group === face);
    return seats > copies ? [{ face, seats, copies }] : [];
  });
}

/** The numbers of what was taken back: each `retract` means the speaker's last words that stand. */
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

/** Whether a statement was true, once everything lies open; null: nobody can tell. */
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
