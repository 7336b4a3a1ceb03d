/** Animations: cards turn, money and figures fly, bars fall, a shot shakes the street. */
import { EASE, FLIGHT, fly } from "../motion";
import type { GameEvent } from "./wire";

/** The place of a figure before the event. */
export function whereFrom(board: HTMLElement, event: GameEvent): DOMRect | undefined {
  if (!("figure" in event) || event.figure === null) return undefined;
  return find(board, `[data-pawn="${event.figure}"]`)?.getBoundingClientRect();
}

/** Animate an event; the page shows the new state already. */
export function perform(board: HTMLElement, event: GameEvent, from: DOMRect | undefined): void {
  switch (event.type) {
    case "card_laid":
      fly(board, find(board, card(event.street)), rect(board, purse(event.seat)));
      return;
    case "card_opened":
      turn(find(board, card(event.street)));
      return;
    case "bank_paid":
      fly(board, find(board, coins(event.street)), rect(board, '[data-part="bank"]'));
      return;
    case "player_paid":
      fly(board, find(board, coins(event.street)), rect(board, purse(event.payer)));
      return;
    case "loot_moved":
      fly(board, find(board, coins(event.street)), rect(board, place(event.source)));
      return;
    case "card_killed":
      shake(find(board, `[data-street="${event.street}"]`));
      return;
    case "card_arrested":
      slam(find(board, `[data-bars="${event.street}"]`));
      flyFigure(board, event.figure, from);
      return;
    case "figure_placed":
      flyFigure(board, event.figure, from);
      return;
    case "figure_jailed":
    case "figure_served":
    case "figure_thrown_back":
    case "escape_foiled":
      flyFigure(board, event.figure, from);
      return;
    case "ransom_paid":
    case "final_debt_paid":
      fly(board, find(board, `${purse(event.receiver)} .cash`), rect(board, purse(event.payer)));
      return;
    default:
      return;
  }
}

const place = (street: string): string => `[data-place="${street}"]`;
const card = (street: string): string => `[data-card="${street}"]`;
const coins = (street: string): string => `[data-coins="${street}"]`;
const purse = (seat: number): string => `[data-purse="${seat}"]`;

function find(board: HTMLElement, selector: string): HTMLElement | null {
  return board.querySelector<HTMLElement>(selector);
}
function rect(board: HTMLElement, selector: string): DOMRect | undefined {
  return find(board, selector)?.getBoundingClientRect();
}

/** Fly a figure from its old place; a figure from home just appears. */
function flyFigure(board: HTMLElement, figure: string | null, from: DOMRect | undefined): void {
  const pawn = figure === null ? null : find(board, `[data-pawn="${figure}"]`);
  if (from) fly(board, pawn, from);
  else drop(pawn);
}

function turn(thing: Element | null): void {
  thing?.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], {
    duration: FLIGHT,
    easing: EASE,
  });
}

function drop(thing: Element | null): void {
  thing?.animate(
    [
      { transform: "translateY(-1.5rem)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: FLIGHT, easing: EASE },
  );
}

function slam(thing: Element | null): void {
  thing?.animate(
    [
      { transform: "translateY(-110%)" },
      { transform: "none", offset: 0.7 },
      { transform: "translateY(-4%)", offset: 0.85 },
      { transform: "none" },
    ],
    { duration: FLIGHT, easing: "ease-in" },
  );
}

function shake(thing: Element | null): void {
  const steps = [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  thing?.animate(steps, { duration: FLIGHT, easing: "linear" });
}
