/** Animations: dice tumble, numbers appear, the pen crosses and circles, a crook flies. */
import { EASE, FLIGHT, fly } from "../motion";
import type { GameEvent } from "./wire";

const STROKE = 220;

/** Animate the events of a step; the page shows the new state already. */
export function perform(board: HTMLElement, events: readonly GameEvent[]): void {
  for (const event of events) show(board, event);
}

function show(board: HTMLElement, event: GameEvent): void {
  switch (event.type) {
    case "dice_rolled":
      for (const die of board.querySelectorAll("[data-die]")) tumble(die);
      flash(board.querySelector(`[data-at="room-${event.seat}-${event.room}"]`));
      return;
    case "number_written":
      appear(inRoom(board, event.seat, event.room, ".number b"));
      return;
    case "number_circled":
      draw(inRoom(board, event.seat, event.room, ".ring path"), STROKE);
      for (const room of event.crossed) cross(board, event.seat, room);
      return;
    case "guess_missed":
      cross(board, event.asked, event.room);
      return;
    case "marks_crossed":
      for (const seat of event.seats) cross(board, seat, event.room);
      return;
    case "crook_caught":
      fly(
        board,
        board.querySelector<HTMLElement>(`[data-card="${event.asked}-${event.room}"]`),
        board.querySelector(`[data-at="seat-${event.asked}"]`)?.getBoundingClientRect(),
      );
      appear(inRoom(board, event.asked, event.room, ".mark"));
      return;
    default:
      return;
  }
}

function inRoom(board: HTMLElement, seat: number, room: string, part: string): Element | null {
  return board.querySelector(`[data-at="room-${seat}-${room}"] ${part}`);
}

/** Make a die tumble once. */
function tumble(die: Element): void {
  die.animate(
    [
      { transform: "translate(-2.5rem, -1.2rem) rotate(-270deg) scale(0.7)", opacity: 0.2 },
      { transform: "translate(-0.6rem, 0.15rem) rotate(-60deg)", opacity: 1, offset: 0.65 },
      { transform: "none" },
    ],
    { duration: FLIGHT, easing: EASE },
  );
}

/** Highlight the rolled room. */
function flash(room: Element | null): void {
  room?.animate([{}, { backgroundColor: "#ffd57a" }, {}], {
    duration: FLIGHT,
    easing: "ease-in-out",
    iterations: 3,
  });
}

function appear(thing: Element | null): void {
  thing?.animate(
    [
      { transform: "scale(2.2)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    {
      duration: FLIGHT,
      easing: EASE,
    },
  );
}

/** Draw two strokes, one after the other. */
function cross(board: HTMLElement, seat: number, room: string): void {
  const strokes = board.querySelectorAll(`[data-at="room-${seat}-${room}"] .stroke`);
  for (const [index, stroke] of strokes.entries()) draw(stroke, STROKE / 2, (index * STROKE) / 2);
}

function draw(path: Element | null, duration: number, delay = 0): void {
  path?.animate(
    [
      { strokeDasharray: "0 1", opacity: 0 },
      { strokeDasharray: "0.05 1", opacity: 1, offset: 0.01 },
      { strokeDasharray: "1 1", opacity: 1 },
    ],
    { duration, delay, easing: "ease-out", fill: "backwards" },
  );
}
