/** Arrow keys move between the things of a part of the board, by position. */

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The weight of a sideways distance against a distance ahead. */
const ASIDE = 3;

/** Move the focus; returns false if there was nowhere to go. */
export function moved(event: KeyboardEvent, board: HTMLElement | undefined): boolean {
  const step = STEPS[event.key];
  const from = (event.target as Element).closest<HTMLElement>(
    "[data-card], [data-minion], button[data-die], button[data-stake]",
  );
  if (!step || !from || !board) return false;
  const things = [
    ...board.querySelectorAll<HTMLElement>(
      "button[data-card], button[data-minion], button[data-die], button[data-stake]",
    ),
  ];
  const [x, y] = middle(from);
  let [best, nearest]: [HTMLElement | null, number] = [null, Infinity];
  for (const thing of things) {
    const [left, top] = middle(thing);
    const [ahead, aside] =
      step[0] === 0
        ? [(top - y) * step[1], Math.abs(left - x)]
        : [(left - x) * step[0], Math.abs(top - y)];
    const distance = ahead + ASIDE * aside;
    if (thing !== from && ahead > 2 && distance < nearest) [best, nearest] = [thing, distance];
  }
  best?.focus();
  return best !== null;
}

function middle(thing: HTMLElement): readonly [number, number] {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
