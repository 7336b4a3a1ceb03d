/** Scrolling on small screens, where prompt and tray cover parts of the board. */

/** Scroll to the part of the board with these things, unless one of them is visible. */
export function showPart(board: HTMLElement, selector: string, motion: boolean): void {
  const things = [...board.querySelectorAll(selector)];
  if (things.some(isInSight)) return;
  things[0]?.closest("section")?.scrollIntoView({ block: "start", behavior: pace(motion) });
}

/** Scroll to this thing, unless it is visible. */
export function showThing(board: HTMLElement, selector: string, motion: boolean): void {
  const thing = board.querySelector(selector);
  if (!thing || isInSight(thing)) return;
  thing.scrollIntoView({ block: "center", behavior: pace(motion) });
}

/** True if its middle is on the screen and not covered. */
function isInSight(thing: Element): boolean {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}

function pace(motion: boolean): ScrollBehavior {
  return motion ? "smooth" : "auto";
}
