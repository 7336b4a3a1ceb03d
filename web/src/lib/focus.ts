/** Where the keyboard is: the focus is never lost with the thing that had it. */
import type { Attachment } from "svelte/attachments";

/** Nothing has the focus that one could press. */
export function isAdrift(): boolean {
  return document.activeElement?.matches("body, main") ?? true;
}

/** The focus on a part of the page, also on one that is no control; the page stays where it is. */
function focusOn(part: HTMLElement): void {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

function isLost(): boolean {
  return document.activeElement === document.body;
}

/** Call what comes back when something goes: the focus returns from it to what has it now. */
export function returning(): () => void {
  const before = document.activeElement;
  return () => {
    if (!isLost() || before === document.body) return;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    const page = document.querySelector("main");
    if (isLost() && page) focusOn(page);
  };
}

/** Where a control that goes while it has the focus leaves it to one beside it, or to the place itself. */
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

/** The heading of a page: who comes from another one begins to read here. */
export function heading(title: HTMLElement): void {
  if (arrived && isLost()) focusOn(title);
  arrived = true;
}
