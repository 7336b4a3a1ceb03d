/** The texts of the kinds of cards. */
import type { Args, Words } from "../../lib/texts";
import { numberOf } from "./cards";
import type { DeckKind } from "./cards";
import { bareName, sentence } from "./game_text";
import type { GameView } from "./wire";

/** The name of a kind of cards. */
export function kindName(kind: DeckKind, card: string, words: Words): string {
  const goods = kind === "goods-l" || kind === "goods-c";
  return sentence(goods ? words.say(`kind-name-${kind}`) : bareName(card, words));
}

/** What a kind does, in one line. */
export function kindLine(view: GameView, kind: DeckKind, words: Words): string {
  const suit = kind.slice("goods-".length);
  const numbers = view.goods
    .map((_, place) => (place < 6 ? `goods-l${place + 1}` : `goods-c${place - 5}`))
    .filter((card) => card.startsWith(`goods-${suit}`))
    .map((card) => numberOf(view, card));
  return words.say(`kind-line-${kind}`, {
    ...kindArguments(view),
    least: Math.min(...numbers),
    most: Math.max(...numbers),
  });
}

/** The numbers that their texts name. */
export function kindArguments({ numbers }: GameView): Args {
  return { cut: numbers.cut, theft: numbers.theft, robbery: numbers.robbery };
}
