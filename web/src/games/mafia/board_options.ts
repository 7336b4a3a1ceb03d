/** Sorts the view's options by street or figure; contains no rules. */
import { streetAt, streetIds } from "./town";
import type { GameAction, GameView } from "./wire";

/** What the tray is about. */
export type Picked =
  | { readonly kind: "street"; readonly street: string }
  | { readonly kind: "figure"; readonly figure: string }
  | { readonly kind: "answer"; readonly action: GameAction };

const ON_STREETS: ReadonlySet<GameAction["type"]> = new Set([
  "lay",
  "open",
  "fire",
  "sell",
  "fill",
]);
const ON_FIGURES: ReadonlySet<GameAction["type"]> = new Set(["serve", "run", "ransom"]);

/** The option that pointing at this street means. */
export function streetOption(view: GameView, street: string): GameAction | null {
  const found = view.options.find((option) => "street" in option && option.street === street);
  return found ?? null;
}

/** The option that pointing at this figure means. */
export function figureOption(view: GameView, figure: string): GameAction | null {
  const found = view.options.find((option) => "figure" in option && option.figure === figure);
  return found ?? null;
}

/** The picked action, if there is one. */
export function answerOf(view: GameView, picked: Picked | null): GameAction | null {
  switch (picked?.kind) {
    case "street":
      return streetOption(view, picked.street);
    case "figure":
      return figureOption(view, picked.figure);
    case "answer":
      return view.options.includes(picked.action) ? picked.action : null;
    default:
      return null;
  }
}

/** The action that a player may want with this thing; null if they only look. */
export function wished(view: GameView, picked: Picked | null): GameAction | null {
  if (picked === null || picked.kind === "answer") return null;
  return picked.kind === "street"
    ? wishedStreet(view, picked.street)
    : wishedFigure(view, picked.figure);
}

function wishedStreet(view: GameView, street: string): GameAction | null {
  switch (view.decision) {
    case "lay":
      return { type: "lay", street };
    case "act":
      return { type: "open", street };
    case "pistol":
      return { type: "fire", street };
    case "buyer":
      return { type: "sell", street };
    case "split":
      return { type: "fill", street };
    default:
      return null;
  }
}

function wishedFigure(view: GameView, figure: string): GameAction | null {
  switch (view.decision) {
    case "act":
      return { type: "serve", figure };
    case "runner":
      return { type: "run", figure };
    case "ransom":
      return { type: "ransom", figure };
    default:
      return null;
  }
}

/** The options with buttons of their own, which name neither street nor figure nor card. */
export function loose(view: GameView): readonly GameAction[] {
  return view.options.filter(
    ({ type }) => !ON_STREETS.has(type) && !ON_FIGURES.has(type) && type !== "throw",
  );
}

/** The options that name a street, in reading order, or a figure. */
export function named(view: GameView): readonly GameAction[] {
  return view.options.filter(({ type }) => ON_STREETS.has(type) || ON_FIGURES.has(type));
}

/** What a pass gives up: closed cards, and prison steps unless agreed otherwise (MA-3.3). */
export function givenUp(view: GameView): { readonly turns: number; readonly steps: number } {
  const count = (type: GameAction["type"]): number =>
    view.options.filter((option) => option.type === type).length;
  const opens = count("open");
  const kept = view.passing === "cards" && opens > 0;
  const steps = kept ? 0 : count("serve");
  return { turns: opens + steps, steps };
}

/** A seat's empty streets, in reading order. */
export function freeStreets(view: GameView, seat: number): readonly string[] {
  return streetIds(view).filter((street) => {
    const { owner, lying } = streetAt(view, street);
    return owner === seat && lying === "empty";
  });
}
