/**
 * A draft of an exchange or an arrangement, sent action by action when it is complete.
 *
 * The table asks for one card at a time. Here the whole hand is arranged first, as on a real table,
 * and then each decision is answered in order.
 */
import { freeStreets } from "./board_options";
import type { GameAction, GameView } from "./wire";

export class Draft {
  /** The card for each street. */
  laid: Readonly<Record<string, string>> = $state.raw({});
  /** The card that is held and about to be placed. */
  held: string | null = $state.raw(null);
  /** Cards to be exchanged. */
  aside: readonly string[] = $state.raw([]);
  /** The draft is being sent. */
  sending = $state(false);

  /** Take a card, or put it back. */
  take(card: string): void {
    this.held = this.held === card ? null : card;
  }

  /** Set a card aside, or take it back. */
  toggle(card: string): void {
    this.aside = this.aside.includes(card)
      ? this.aside.filter((each) => each !== card)
      : [...this.aside, card];
  }

  /**
   * Put the held card, or the first one without a street, onto this street; again takes it back.
   */
  put(view: GameView, street: string): void {
    const lying = this.laid[street];
    const others = Object.fromEntries(
      Object.entries(this.laid).filter(([at, card]) => at !== street && card !== this.held),
    );
    const card = this.held ?? (lying === undefined ? this.unplaced(view)[0] : undefined);
    this.laid = card === undefined ? others : { ...others, [street]: card };
    this.held = null;
  }

  /** Cards in hand without a street. */
  unplaced(view: GameView): readonly string[] {
    const placed = Object.values(this.laid);
    return (view.hand ?? []).filter((card) => !placed.includes(card));
  }

  /** True if every card has its street. With as many cards as streets, the last goes by itself. */
  complete(view: GameView): boolean {
    return (view.hand ?? []).length > 0 && this.unplaced(view).length === 0;
  }

  /** Combine the last card with the last street. */
  finish(view: GameView): void {
    const free = freeStreets(view, view.you ?? -1).filter((street) => !(street in this.laid));
    const [card, ...more] = this.unplaced(view);
    const [street, ...others] = free;
    if (card === undefined || street === undefined || more.length + others.length > 0) return;
    this.laid = { ...this.laid, [street]: card };
  }

  /** The next action of the draft; null if it does not fit the decision. */
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

  /** Discard the draft, because the decision, the hand or the viewer changed. */
  forget(): void {
    this.laid = {};
    this.held = null;
    this.aside = [];
    this.sending = false;
  }
}
