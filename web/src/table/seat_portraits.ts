/** The portraits of the players at a table. */
import type { AnyGameModule, AnyView } from "../games/module";
import { FACES, faceOfName, personFace } from "../ui/person_face";
import type { Traits } from "../ui/portrait";

/** A seat or a player of a replay; face 0 stands for one by the name. */
interface Faced {
  readonly name: string;
  readonly face?: number;
}

/** The face of each seat on the ground of its colour; no two are the same unless chosen so. */
export function seatPortraits(
  game: AnyGameModule,
  view: AnyView | null,
  seats: readonly Faced[],
): readonly Traits[] {
  const taken = new Set(seats.map(({ face = 0 }) => face));
  return seats.map(({ name, face = 0 }, seat) => {
    let number = face || faceOfName(name);
    while (!face && taken.has(number)) number = (number % FACES) + 1;
    taken.add(number);
    return personFace(number, game.seatStyle(view, seat).colour);
  });
}
