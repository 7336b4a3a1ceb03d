/** Keys in the city: arrows go to the next street in that direction, across squares without one. */
import { squareId, streetIds } from "./town";
import type { GameView } from "./wire";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The street that a key leads to; null if the key does not apply. */
export function nextStreet(
  view: Pick<GameView, "rows">,
  street: string,
  key: string,
): string | null {
  const ids = streetIds(view);
  if (key === "Home") return ids[0] ?? null;
  if (key === "End") return ids.at(-1) ?? null;
  const step = STEPS[key];
  if (!step) return null;
  let [x, y] = [street.charCodeAt(0) - "a".charCodeAt(0), Number(street[1]) - 1];
  for (;;) {
    x += step[0];
    y += step[1];
    if (view.rows[y]?.[x] === undefined) return street;
    if (ids.includes(squareId(x, y))) return squareId(x, y);
  }
}
