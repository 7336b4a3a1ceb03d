/** A long press points at a thing; the click of lifting the finger is ignored. */
import { addressOf } from "./things";

const LONG = 550;
const SLIP = 10;

export interface Holding {
  readonly down: (event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly up: () => void;
  readonly click: (event: MouseEvent) => void;
}

export function holding(point: (at: string) => void): Holding {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: readonly [number, number] = [0, 0];
  let pointed = false;
  return {
    down: (event) => {
      clearTimeout(timer);
      pointed = false;
      const at = addressOf(event.target);
      if (event.pointerType === "mouse" || at === null) return;
      from = [event.clientX, event.clientY];
      timer = setTimeout(() => {
        pointed = true;
        point(at);
      }, LONG);
    },
    move: (event) => {
      const far = Math.hypot(event.clientX - from[0], event.clientY - from[1]);
      if (far > SLIP) clearTimeout(timer);
    },
    up: () => {
      clearTimeout(timer);
    },
    click: (event) => {
      if (!pointed) return;
      pointed = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
