/** Animations of the ring: cards move, so that players see who could know what. */
import { EASE, ghostAt, vanishAfter } from "../motion";
import type { GameEvent } from "./wire";

const PASS = 900;
const MIX = 1100;

/** Animate the cards of this step. */
export function perform(board: HTMLElement, events: readonly GameEvent[]): void {
  for (const event of events) {
    if (event.type === "card_passed") move(board, event.giver, event.taker);
    if (event.type === "cards_shuffled") mix(board, event.seats);
  }
}

/** The place of a seat on the screen; null if it is not shown. */
function seatAt(board: HTMLElement, seat: number): DOMRect | null {
  const found = board.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  return found && found.width > 0 ? found : null;
}

function move(board: HTMLElement, from: number, to: number): void {
  const [start, end] = [seatAt(board, from), seatAt(board, to)];
  if (!start || !end) return;
  wander(board, start, [middle(start), middle(end)], PASS);
}

/** Three cards meet between their seats and return, without showing which goes where. */
function mix(board: HTMLElement, seats: readonly number[]): void {
  const places = seats.flatMap((seat) => seatAt(board, seat) ?? []);
  const points = places.map(middle);
  const heap = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  places.forEach((place) => {
    wander(board, place, [middle(place), heap, heap, middle(place)], MIX);
  });
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function middle(box: DOMRect): Spot {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Move a face-down card from spot to spot. */
function wander(board: HTMLElement, from: DOMRect, way: readonly Spot[], duration: number): void {
  const card = document.createElement("span");
  card.className = "wandering";
  const place = new DOMRect(
    from.left + from.width / 2 - 14,
    from.top + from.height / 2 - 20,
    28,
    40,
  );
  const start = middle(from);
  const ghost = ghostAt(board, card, place);
  const frames = way.map(({ x, y }, step) => ({
    transform: `translate(${x - start.x}px, ${y - start.y}px) rotate(${step * 120}deg)`,
  }));
  vanishAfter(ghost, ghost.animate(frames, { duration, easing: EASE }));
}
