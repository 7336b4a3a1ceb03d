/** The deck: kinds, suits and numbers of the 32 cards. */
import type { Words } from "../../lib/texts";
import type { GameView, StreetView } from "./wire";

export type Kind =
  | "prosecutor"
  | "commissioner"
  | "police"
  | "buyer"
  | "goods"
  | "lawyer"
  | "witness"
  | "courtesan"
  | "theft"
  | "robbery"
  | "escape"
  | "pistol";
export type Suit = "law" | "legal" | "criminal";

/** All cards, in the order of every list of cards. */
export const DECK: readonly string[] = [
  "prosecutor",
  "commissioner",
  ...numbered("police", 3),
  ...numbered("buyer", 4),
  ...numbered("goods", 6, "l"),
  ...numbered("lawyer", 2),
  ...numbered("witness", 2),
  ...numbered("goods", 4, "c"),
  ...numbered("courtesan", 2),
  "theft",
  "robbery",
  "escape",
  ...numbered("pistol", 4),
];
export const CARDS = DECK.length;

function numbered(kind: Kind, count: number, suit = ""): readonly string[] {
  return Array.from({ length: count }, (_, place) => `${kind}-${suit}${place + 1}`);
}

/** Cards in the order of the deck, each once. */
export function sorted(cards: readonly string[]): readonly string[] {
  return DECK.filter((card) => cards.includes(card));
}

export function kindOf(card: string): Kind {
  return card.split("-")[0] as Kind;
}

/** The printed suit of a card; a pistol is legal until it is fired. */
export function suitOf(card: string): Suit {
  switch (kindOf(card)) {
    case "prosecutor":
    case "commissioner":
    case "police":
      return "law";
    case "goods":
      return card.startsWith("goods-c") ? "criminal" : "legal";
    case "courtesan":
    case "theft":
    case "robbery":
    case "escape":
      return "criminal";
    default:
      return "legal";
  }
}

/** True if the open card on this street can be arrested (MA-6.5, MA-7.3). */
export function isCriminal({ card, fired }: Pick<StreetView, "card" | "fired">): boolean {
  return card !== null && (fired || suitOf(card) === "criminal");
}

type Printed = Pick<GameView, "goods" | "numbers">;

/** The number printed on a card; 0 for none. */
export function numberOf(view: Printed, card: string): number {
  const kind = kindOf(card);
  switch (kind) {
    case "goods": {
      const place = Number(card.at(-1)) - 1;
      return view.goods[card.startsWith("goods-c") ? place + 6 : place] ?? 0;
    }
    case "courtesan":
    case "theft":
    case "robbery":
      return view.numbers[kind];
    case "pistol":
      return view.numbers.pistol_cell;
    default:
      return 0;
  }
}

/** The name of a card; goods with their printed number. */
export function cardName(view: Printed, card: string, words: Words): string {
  const name = words.say(`card-${card}`);
  return kindOf(card) === "goods"
    ? words.say("card-goods", { goods: name, number: numberOf(view, card) })
    : name;
}
