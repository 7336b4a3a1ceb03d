/** Numbers of the portraits of people; how they look is fetched later (`people.ts`). */
import type { SeatColour } from "../games/module";
import { lateFaces } from "./picture";
import type { Traits } from "./portrait";

/** The first portraits belong to the named bots. */
export const NAMED = 12;
const OTHERS = 24;
export const FACES = NAMED + OTHERS;

/** The portrait of a person who has chosen none. */
export function faceOfName(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return NAMED + 1 + (sum % OTHERS);
}

interface Person {
  readonly face: number;
  readonly colour: SeatColour;
}
const find = lateFaces(
  ({ face, colour }: Person) => `person-${face} ${colour}`,
  () => import("./people"),
  (people, { face, colour }) => people.personTraits(face, colour),
);

/** The portrait of this number, from 1 to `FACES`, on the ground of a seat's colour. */
export function personFace(face: number, colour: SeatColour): Traits {
  return find({ face, colour });
}
