/** The portraits of the players at a table. */
import type { AnyGameModule, AnyView } from "../games/module";
import type { Traits } from "../ui/portrait";
import { personTraits } from "../ui/people";

/** The face of each seat on the ground of its colour. */
export function seatPortraits(
  game: AnyGameModule,
  view: AnyView,
  seats: readonly unknown[],
): readonly Traits[] {
  return seats.map((_, seat) => personTraits(seat + 1, game.seatStyle(view, seat).colour));
}
