/** Animations: whatever an event moved flies from its old place to its new one. */
import { EASE, FLIGHT, fly, ghostAt, vanishAfter } from "../motion";
import type { GameEvent } from "./wire";

/** The places of things before the table changed. */
export interface Before {
  readonly places: ReadonlyMap<string, DOMRect>;
  readonly gone: readonly { readonly card: HTMLElement; readonly place: DOMRect }[];
}

/** Remember the place of every card, and keep copies of the cards that a killer will remove. */
export function rememberBefore(board: HTMLElement, events: readonly GameEvent[]): Before {
  const places = new Map<string, DOMRect>();
  for (const element of marked(board)) places.set(nameOf(element), element.getBoundingClientRect());
  const gone = events
    .flatMap((event) => (event.type === "crooks_killed" ? event.tags : []))
    .flatMap((tag) => {
      const card = board.querySelector<HTMLElement>(`[data-card="${tag}"]`);
      const place = places.get(tag);
      return card && place ? [{ card: card.cloneNode(true) as HTMLElement, place }] : [];
    });
  return { places, gone };
}

/** Animate events; `you` is the viewer's seat, whose crooks come from the hand. */
export function perform(
  board: HTMLElement,
  events: readonly GameEvent[],
  before: Before,
  you: number | null,
): void {
  for (const event of events) show(board, event, before, you);
  for (const { card, place } of before.gone) slam(board, card, place);
}

function show(board: HTMLElement, event: GameEvent, before: Before, you: number | null): void {
  switch (event.type) {
    case "crook_recruited": {
      const to = event.seat === you ? "hand" : "held";
      fly(board, find(board, to), before.places.get(`hangout-${event.hangout}`));
      return;
    }
    case "crook_placed":
      fly(board, find(board, event.tag), before.places.get(event.seat === you ? "hand" : "held"));
      return;
    case "stack_moved":
      for (const tag of event.tags) fly(board, find(board, tag), before.places.get(tag));
      return;
    case "crooks_revealed":
      for (const tag of event.tags) flip(find(board, tag));
      return;
    case "spy_looked":
      pulse(find(board, event.hangout ? `hangout-${event.hangout}` : `target-${event.target}`));
      return;
    case "hangout_paid":
      pulse(find(board, `hangout-${event.hangout}`));
      return;
    default:
      return;
  }
}

function marked(board: HTMLElement): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>("[data-card], [data-at]")];
}

function nameOf(element: HTMLElement): string {
  return element.dataset["card"] ?? element.dataset["at"] ?? "";
}

function find(board: HTMLElement, name: string): HTMLElement | null {
  return board.querySelector<HTMLElement>(`[data-card="${name}"], [data-at="${name}"]`);
}

function flip(element: HTMLElement | null): void {
  element?.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], {
    duration: FLIGHT,
    easing: EASE,
  });
}

function pulse(element: HTMLElement | null): void {
  element?.animate([{ transform: "none" }, { transform: "scale(1.06)" }, { transform: "none" }], {
    duration: FLIGHT,
    easing: "ease-out",
  });
}

/** A killed crook drops off the board; a copy is animated because the card is already gone. */
function slam(board: HTMLElement, card: HTMLElement, place: DOMRect): void {
  const ghost = ghostAt(board, card, place);
  const red = "sepia(1) hue-rotate(-50deg) saturate(4)";
  vanishAfter(
    ghost,
    ghost.animate(
      [
        { transform: "none", filter: "none" },
        { transform: "scale(1.18) rotate(-3deg)", filter: red, offset: 0.3 },
        { transform: "translateY(40px) scale(0.8) rotate(9deg)", opacity: 0 },
      ],
      { duration: FLIGHT, easing: "ease-in" },
    ),
  );
}
