/** Arrow keys move between the things of the board by their positions on the screen. */

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** The cost of moving sideways, which makes the keys follow rows and columns. */
const STRAYING = 4;

/**
 * Move the focus from one button of the board to another; returns false if the key does not apply.
 */
export function moveFocus(board: HTMLElement, key: string): boolean {
  const direction = DIRECTIONS[key];
  const here = document.activeElement;
  if (!direction || !(here instanceof HTMLButtonElement) || !board.contains(here)) return false;
  const nearest = [...board.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")]
    .filter((button) => button !== here && button.offsetParent !== null)
    .map((button) => ({ button, way: way(here, button, direction) }))
    .filter(({ way: found }) => found < Infinity)
    .sort((one, other) => one.way - other.way)[0];
  nearest?.button.focus();
  return nearest !== undefined;
}

function way(from: Element, to: Element, [x, y]: readonly [number, number]): number {
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  const ahead = (toX - fromX) * x + (toY - fromY) * y;
  const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
  return ahead > 1 ? ahead + STRAYING * aside : Infinity;
}

function middle(element: Element): readonly [number, number] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}
