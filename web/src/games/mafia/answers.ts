/** The texts of answers: what an action would do, its question and its button. */
import type { Args } from "../../lib/texts";
import type { Caution } from "../../lib/wire";
import { kindOf } from "./cards";
import { foresee } from "./foresight";
import { argumentsOf, bareName, labelOf, ofFigure } from "./game_text";
import type { Table } from "./game_text";
import { figuresCalled, following, owed, streetAt } from "./town";
import type { GameAction } from "./wire";

/** The card on this street with its boss: "your theft", "Mae’s buyer". */
export function cardSaid({ view, players, words }: Table, street: string, form = ""): string {
  const { owner, card } = streetAt(view, street);
  if (card === null) return street;
  return words.say("town-named", {
    own: owner === view.you ? "yes" : "no",
    player: players[owner] ?? "",
    card: bareName(card, words, form),
  });
}

/** The effect of a card now, in one sentence. */
export function effectSaid({ view, players, words }: Table, street: string, card: string): string {
  const seen = foresee(view, street, card);
  const kind = kindOf(card);
  const named = (streets: readonly string[], form = ""): string =>
    streets.map((other) => cardSaid({ view, players, words }, other, form)).join(", ");
  return words.say(`town-would-${kind}`, {
    loot: seen.loot,
    arrests: named(seen.arrests, "acc"),
    arrested: seen.arrests.length,
    jailed: seen.jailed,
    freed: seen.freed.map((figure) => figuresCalled(view, words)[figure] ?? "").join(", "),
    freed_count: seen.freed.length,
    touched: named(seen.touched),
    touched_acc: named(seen.touched, "acc"),
    streets: seen.touched.join(", "),
    count: seen.touched.length,
    asks: seen.asks ?? "no",
    payers: seen.payers.map((seat) => players[seat] ?? "").join(", "),
    paid: seen.payers.length > 0 ? "players" : "bank",
  });
}

/** An action as a button: its label, its effect, and a warning. */
export interface Offer {
  readonly action: GameAction;
  readonly question: string;
  readonly label: string;
  readonly consequence: string;
  readonly caution: string | null;
}

/** An action with its effect. */
export function offer(table: Table, cautions: readonly Caution[], action: GameAction): Offer {
  const { view, words } = table;
  const caution = cautions.find((each) => view.options[each.option] === action);
  const args = argumentsOf(table, action);
  return {
    action,
    question: words.say(`town-ask-${action.type}`, args),
    label: labelOf(table, action),
    consequence: consequence(table, action, args),
    // A pass says its own cost.
    caution: caution && action.type !== "pass" ? words.say(caution.message) : null,
  };
}

function consequence(table: Table, action: GameAction, args: Args): string {
  const { view, words } = table;
  if (action.type === "open") {
    const { card } = streetAt(view, action.street);
    return card === null
      ? words.say("town-then-open-unknown", args)
      : effectSaid(table, action.street, card);
  }
  return words.say(`town-then-${action.type}`, args);
}

/** The ransom of a prisoner as a button: whom it frees, its price, who gets it. */
export function ransomSaid({ view, players, words }: Table, figure: string): string {
  return words.say("round-free", ofFigure({ view, players, words }, figure));
}

/** A boss's debt to the next one for prisoners. */
export function debtSaid({ view, players, words }: Table, seat: number): string {
  const debt = owed(view, seat);
  return words.say(debt.amount > 0 ? "town-owes" : "town-owes-nothing", {
    player: players[seat] ?? "",
    receiver: players[following(seat)] ?? "",
    ...debt,
  });
}
