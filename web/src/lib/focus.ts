/** Keyboard focus: it is never lost when the focused element disappears. */
import type { Attachment } from "svelte/attachments";

/** True if no control has the focus. */
export function isAdrift(): boolean {
  return document.activeElement?.matches("body, main") ?? true;
}

/** Focus a part of the page, even if it is not a control, without scrolling. */
function focusOn(part: HTMLElement): void {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

function isLost(): boolean {
  return document.activeElement === document.body;
}

/** Remember the focused element; the returned function gives the focus back to it. */
export function returning(): () => void {
  const before = document.activeElement;
  return () => {
    if (!isLost() || before === document.body) return;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    const page = document.querySelector("main");
    if (isLost() && page) focusOn(page);
  };
}

/** If a focused control disappears, give the focus to a control beside it or to this element. */
export function keepsFocus(beside?: string): Attachment<HTMLElement> {
  return (place) => {
    let last: EventTarget | null = null;
    function note({ target }: FocusEvent): void {
      last = target;
    }
    const watch = new MutationObserver(() => {
      if (!(last instanceof Element) || last.isConnected || !isLost()) return;
      const next = beside === undefined ? null : place.querySelector<HTMLElement>(beside);
      focusOn(next ?? place);
    });
    place.addEventListener("focusin", note);
    watch.observe(place, { childList: true, subtree: true });
    return () => {
      place.removeEventListener("focusin", note);
      watch.disconnect();
    };
  };
}

let arrived = false;

/** Focus the heading of a new page, so that screen readers begin there. */
export function heading(title: HTMLElement): void {
  if (arrived && isLost()) focusOn(title);
  arrived = true;
}
