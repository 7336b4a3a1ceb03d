/** Motion tells the story: what an event moved flies from where it was to where it is. */
import type { GameEvent } from "./wire";

const FLIGHT = 320;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Where things were before the table changed. */
export interface Before {
  readonly places: ReadonlyMap<string, DOMRect>;
  readonly gone: readonly { readonly card: HTMLElement; readonly place: DOMRect }[];
}

/** Remember where every card and place is, and keep the cards that a killer is about to remove. */
export function rememberBefore(board: HTMLElement, told: readonly GameEvent[]): Before {
  const places = new Map<string, DOMRect>();
  for (const element of marked(board)) places.set(nameOf(element), element.getBoundingClientRect());
  const gone = told
    .flatMap((event) => (event.type === "crooks_killed" ? event.tags : []))
    .flatMap((tag) => {
      const card = board.querySelector<HTMLElement>(`[data-card="${tag}"]`);
      const place = places.get(tag);
      return card && place ? [{ card: card.cloneNode(true) as HTMLElement, place }] : [];
    });
  return { places, gone };
}

/** Show what happened; `you` is the viewer's seat, whose crooks come from the hand. */
export function perform(
  board: HTMLElement,
  told: readonly GameEvent[],
  before: Before,
  you: number | null,
): void {
  for (const event of told) show(board, event, before, you);
  for (const { card, place } of before.gone) slam(board, card, place);
}

/** Everything at once at its end: who is in a hurry does not wait. */
export function skip(board: HTMLElement): void {
  for (const animation of board.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}

function show(board: HTMLElement, event: GameEvent, before: Before, you: number | null): void {
  switch (event.type) {
    case "crook_recruited": {
      const to = event.seat === you ? "hand" : "held";
      fly(board, to, before.places.get(`hangout-${event.hangout}`));
      return;
    }
    case "crook_placed":
      fly(board, event.tag, before.places.get(event.seat === you ? "hand" : "held"));
      return;
    case "stack_moved":
      for (const tag of event.tags) fly(board, tag, before.places.get(tag));
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

/** A ghost flies, above everything and not cut off by the tray; the card itself waits for it. */
function fly(board: HTMLElement, name: string, from: DOMRect | undefined): void {
  const card = find(board, name);
  if (!card || !from) return;
  const to = card.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const ghost = ghostAt(board, card.cloneNode(true) as HTMLElement, to);
  card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT });
  vanishAfter(
    ghost,
    ghost.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ],
      { duration: FLIGHT, easing: EASE },
    ),
  );
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

/** A killed crook drops out of the picture; the table has removed the card already. */
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

/** A copy of a card, laid over the board for the eye only. */
function ghostAt(board: HTMLElement, ghost: HTMLElement, place: DOMRect): HTMLElement {
  const ground = board.getBoundingClientRect();
  ghost.removeAttribute("data-card");
  ghost.removeAttribute("data-at");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "absolute",
    left: `${place.left - ground.left}px`,
    top: `${place.top - ground.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    margin: "0",
    zIndex: "6",
    pointerEvents: "none",
  });
  board.append(ghost);
  return ghost;
}

function vanishAfter(ghost: HTMLElement, animation: Animation): void {
  animation.onfinish = () => {
    ghost.remove();
  };
}
