/** A cheating table's report of its draws: the shuffled things have other names. */
import type { Draw } from "../src/lib/wire";

/** The same shuffle with the names of two different things swapped; repeated, it agrees too. */
export function renamed(draw: Draw): Draw {
  if (!draw.items || !draw.shuffled) return draw;
  const one = draw.items[0] ?? "";
  const two = draw.items.findLast((item) => item !== one) ?? one;
  const swap = (item: string): string => (item === one ? two : item === two ? one : item);
  return { ...draw, items: draw.items.map(swap), shuffled: draw.shuffled.map(swap) };
}
