/** The claims of the cards on the table, compared with the cards in play. */
import type { GameView } from "./wire";

/** The copies of the cards of this kind. */
export function count(view: GameView, is: (role: GameView["mix"][number]) => boolean): number {
  return view.mix.filter(is).reduce((sum, role) => sum + role.count, 0);
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
