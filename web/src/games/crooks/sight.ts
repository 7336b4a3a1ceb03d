/** On a small screen the prompt and the tray lie over the board: what matters is brought between them. */

/** Scroll to the part of the board with these things, unless one of them can be seen already. */
export function showPart(board: HTMLElement, selector: string, motion: boolean): void {
  const things = [...board.querySelectorAll(selector)];
  if (things.some(isInSight)) return;
  things[0]?.closest("section")?.scrollIntoView({ block: "start", behavior: pace(motion) });
}

/** Scroll to this very thing, unless it can be seen already. */
export function showThing(board: HTMLElement, selector: string, motion: boolean): void {
  const thing = board.querySelector(selector);
  if (!thing || isInSight(thing)) return;
  thing.scrollIntoView({ block: "center", behavior: pace(motion) });
}

/** Whether its middle is on the screen with nothing over it. */
function isInSight(thing: Element): boolean {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}

function pace(motion: boolean): ScrollBehavior {
  return motion ? "smooth" : "auto";
}
