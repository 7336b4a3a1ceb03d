/** The pictures and faces of the cards, which are fetched after the board. */
import type { Traits } from "../../ui/portrait";
import { deckKindOf, kindOf } from "./cards";
import type { PICTURES, Picture } from "./pictures";

let drawn: typeof import("./pictures") | null = $state.raw(null);
void import("./pictures").then((loaded) => (drawn = loaded));

/** The picture of a card or of the scene of a crime, as soon as it is loaded. */
export function pictureOfCard(card: string): (typeof PICTURES)[Picture] | undefined {
  const kind = kindOf(card);
  return drawn?.PICTURES[(kind === "goods" ? card : kind) as Picture];
}

/** The face of the person on a card; undefined for things. */
export function faceOfCard(card: string): Traits | undefined {
  return drawn?.FACES[deckKindOf(card)];
}
