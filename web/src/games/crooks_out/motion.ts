/** Animations: dice tumble, row and column light up, planks slam on, a caught crook goes to its
 *  hunter. */
import { EASE, FLIGHT, fly } from "../motion";
import type { GameEvent } from "./wire";

const PLANK = 120;
const BEAM = 500;

/** Animate the events of a step; the page shows the new state already. */
export function perform(board: HTMLElement, events: readonly GameEvent[]): void {
  for (const event of events) show(board, event);
}

function show(board: HTMLElement, event: GameEvent): void {
  switch (event.type) {
    case "dice_rolled":
      for (const die of board.querySelectorAll("[data-die]")) tumble(die);
      return;
    case "number_written":
      light(board, event.seat, event.room);
      appear(inRoom(board, event.seat, event.room, ".number b"), event.when === "turn" ? BEAM : 0);
      return;
    case "number_circled":
      appear(inRoom(board, event.seat, event.room, ".ring"));
      for (const room of event.crossed) nail(board, event.seat, room);
      return;
    case "guess_missed":
      nail(board, event.asked, event.room);
      return;
    case "marks_crossed":
      for (const seat of event.seats) nail(board, seat, event.room);
      return;
    case "crook_caught":
      appear(inRoom(board, event.asked, event.room, ".face"));
      fly(
        board,
        board.querySelector<HTMLElement>(`[data-card="by-${event.asked}-${event.seat}"]`),
        inRoom(board, event.asked, event.room, ".glass")?.getBoundingClientRect(),
      );
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
    { duration: 600, easing: EASE },
  );
}

/** Light the row and the column of a room, which its number is about. */
function light(board: HTMLElement, seat: number, room: string): void {
  const reach = board.querySelectorAll(
    `[data-seat="${seat}"]:is([data-room^="${room.charAt(0)}"], [data-room$="${room.charAt(1)}"])`,
  );
  for (const each of reach)
    each.animate([{}, { borderColor: "#f1c65b", filter: "brightness(1.7)" }, {}], {
      duration: 2 * BEAM,
      easing: "ease-in-out",
    });
}

function appear(thing: Element | null, delay = 0): void {
  thing?.animate(
    [
      { transform: "scale(2.2)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: FLIGHT, delay, easing: EASE, fill: "backwards" },
  );
}

/** Nail two planks on a window, one after the other. */
function nail(board: HTMLElement, seat: number, room: string): void {
  const planks = board.querySelectorAll(`[data-at="room-${seat}-${room}"] .stroke`);
  for (const [index, plank] of planks.entries()) {
    plank.animate([{ transform: "translateY(-40%) scale(1.5)", opacity: 0 }, {}], {
      duration: PLANK,
      delay: index * PLANK,
      easing: "ease-in",
      fill: "backwards",
    });
  }
}
