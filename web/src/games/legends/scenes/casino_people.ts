/** Who stands where in the casino. */
import type { Traits } from "../../../ui/portrait";
import { traitsOf } from "../../../ui/traits";

export const CROUPIER: Traits = traitsOf("croupier", {
  she: false,
  age: "",
  front: "slick",
  hair: "black",
  hat: "",
  coat: "bow",
  cloth: "#8e2430",
  shirt: "#15110f",
  beard: "pencil",
  skin: "warm",
  glasses: "",
  scar: false,
  open: 2.3,
  smile: 0.5,
  anger: -1,
  bare: true,
});

/** The number of spectators that are drawn; cards name the others. */
export const SEEN = 3;

export function spectatorAt(place: number): { readonly x: number; readonly y: number } {
  return { x: 22 + place * 90, y: 126 + (place % 2) * 4 };
}
/** The croupier's middle on a space of his track, and its plate on the far rim of the table. */
export function spaceAt(space: number, close: number): number {
  return 326 + (space * 264) / close;
}
export function plateAt(space: number, close: number): readonly [number, number] {
  const way = (space * 4) / close;
  return [spaceAt(space, close), 212 + (way - 1) * (way - 1) * 1.6 + (space === close ? 8 : 0)];
}
