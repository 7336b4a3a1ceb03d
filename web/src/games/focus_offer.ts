/** What waits in a board's tray for its confirmation. */

/** So low a window has no room for a tray that stays in sight. */
const LOW = "(max-height: 30rem)";

/** The focus on it; the page stays where it is, unless the tray would be out of sight. */
export function focusOffer(board: HTMLElement): void {
  const offer = board.querySelector<HTMLElement>("[data-offer]");
  offer?.focus({ preventScroll: !matchMedia(LOW).matches });
}
