/**
 * An exchange or an arrangement as its player sees it grow; sent answer by answer when it is done.
 *
 * The table asks for one card at a time. Here the whole hand is arranged first, as on a real table,
 * and then the questions are answered in the order in which they come.
 */
import { freeStreets } from "./board_options";
import type { GameAction, GameView } from "./wire";

export class Draft {
  /** The card that goes onto each street. */
  laid: Readonly<Record<string, string>> = $state.raw({});
  /** The card in hand that is about to go somewhere. */
  held: string | null = $state.raw(null);
  /** Cards to be exchanged. */
  aside: readonly string[] = $state.raw([]);
  /** Answers are on their way. */
  sending = $state(false);

  /** Take a card in hand, or put it back. */
  take(card: string): void {
    this.held = this.held === card ? null : card;
  }

  /** Set a card aside, or take it back. */
  toggle(card: string): void {
    this.aside = this.aside.includes(card)
      ? this.aside.filter((each) => each !== card)
      : [...this.aside, card];
  }

  /** Put the held card, or the first that has no place, onto this street; from there it returns. */
  put(view: GameView, street: string): void {
    const lying = this.laid[street];
    const others = Object.fromEntries(
      Object.entries(this.laid).filter(([at, card]) => at !== street && card !== this.held),
    );
    const card = this.held ?? (lying === undefined ? this.unplaced(view)[0] : undefined);
    this.laid = card === undefined ? others : { ...others, [street]: card };
    this.held = null;
  }

  /** Cards in hand that have no street yet. */
  unplaced(view: GameView): readonly string[] {
    const placed = Object.values(this.laid);
    return (view.hand ?? []).filter((card) => !placed.includes(card));
  }

  /** Whether every card has its street. With as many cards as streets, the last goes by itself. */
  complete(view: GameView): boolean {
    return (view.hand ?? []).length > 0 && this.unplaced(view).length === 0;
  }

  /** The one card left and the one street left belong together. */
  finish(view: GameView): void {
    const free = freeStreets(view, view.you ?? -1).filter((street) => !(street in this.laid));
    const [card, ...more] = this.unplaced(view);
    const [street, ...others] = free;
    if (card === undefined || street === undefined || more.length + others.length > 0) return;
    this.laid = { ...this.laid, [street]: card };
  }

  /** The next answer of what is being sent; null if it does not fit what is asked. */
  answer(view: GameView): GameAction | null {
    if (view.decision === "exchange") {
      const slot = (view.hand ?? []).findIndex(
        (card, place) => this.aside.includes(card) && !view.aside.includes(place + 1),
      );
      return slot < 0 ? { type: "done" } : { type: "throw", slot: slot + 1 };
    }
    const card = view.decision === "lay" ? view.hand?.[0] : undefined;
    const street = Object.keys(this.laid).find((at) => this.laid[at] === card);
    return street === undefined ? null : { type: "lay", street };
  }

  /** Another question, another hand, another person: nothing is drafted. */
  forget(): void {
    this.laid = {};
    this.held = null;
    this.aside = [];
    this.sending = false;
  }
}
