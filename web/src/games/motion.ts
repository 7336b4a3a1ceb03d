/** Animations that every board shares: things fly from their old place; no player has to wait. */

export const FLIGHT = 320;
export const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Finish all animations at once. */
export function skip(board: HTMLElement): void {
  for (const animation of board.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}

/**
 * Fly a copy of the card from its old place, above everything; the card appears when it arrives.
 */
export function fly(board: HTMLElement, card: HTMLElement | null, from: DOMRect | undefined): void {
  if (!card || !from) return;
  const to = card.getBoundingClientRect();
  if (to.width === 0) return; // not on the screen
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const ghost = ghostAt(board, card.cloneNode(true) as HTMLElement, to);
  card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT });
  vanishAfter(
    ghost,
    ghost.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ],
      { duration: FLIGHT, easing: EASE },
    ),
  );
}

/** A copy of a card over the board, invisible to screen readers. */
export function ghostAt(board: HTMLElement, ghost: HTMLElement, place: DOMRect): HTMLElement {
  const ground = board.getBoundingClientRect();
  ghost.removeAttribute("data-card");
  ghost.removeAttribute("data-at");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "absolute",
    left: `${place.left - ground.left}px`,
    top: `${place.top - ground.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    margin: "0",
    zIndex: "6",
    pointerEvents: "none",
  });
  board.append(ghost);
  return ghost;
}

/** Remove a copy when its animation has ended. */
export function vanishAfter(ghost: HTMLElement, animation: Animation): void {
  animation.onfinish = () => {
    ghost.remove();
  };
}
