/** What matters now is brought where the eye is: between the prompt and the tray. */

/** Scroll to the first of these things, unless one of them can be seen already. */
export function bringInSight(board: HTMLElement, selector: string, motion: boolean): void {
  const things = [...board.querySelectorAll(selector)];
  if (things.some(isInSight)) return;
  things[0]?.scrollIntoView({ block: "center", behavior: motion ? "smooth" : "auto" });
}

/** Whether its middle is on the screen with nothing over it. */
function isInSight(thing: Element): boolean {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}
