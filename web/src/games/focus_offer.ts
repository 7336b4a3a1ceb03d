/** Focus on the part of a board's tray that waits for a confirmation. */

/** A window this low has no room for a sticky tray. */
const LOW = "(max-height: 30rem)";

/** Focus the offer without scrolling, unless the tray would be out of sight. */
export function focusOffer(board: HTMLElement): void {
  const offer = board.querySelector<HTMLElement>("[data-offer]");
  offer?.focus({ preventScroll: !matchMedia(LOW).matches });
}
