/** Chooses the largest type size at which a text of changing length fits its box. */
import type { Attachment } from "svelte/attachments";

/**
 * Tries the sizes, as parts of the largest one, until nothing overflows: `--fit` is the size and
 * `data-fit` its number. `text` is read to notice a change. The last size stays even if the text
 * overflows.
 */
export function fits(text: () => unknown, sizes: readonly number[]): Attachment<HTMLElement> {
  return (box) => {
    function fit(): void {
      for (const [number, size] of sizes.entries()) {
        box.style.setProperty("--fit", String(size));
        box.dataset["fit"] = String(number);
        if (isInside(box)) return;
      }
    }
    $effect(() => {
      text();
      fit();
    });
    // Also when the window changes, or when the font has arrived and the words become wider.
    const watch = new ResizeObserver(() => requestAnimationFrame(fit));
    watch.observe(box);
    if (box.firstElementChild) watch.observe(box.firstElementChild);
    return () => {
      watch.disconnect();
    };
  };
}

/**
 * True if the parts fit; their own height counts, because a target may reach beyond its part. Only
 * the first part has words that may be too wide.
 */
function isInside(box: HTMLElement): boolean {
  const parts = Array.from(box.children) as HTMLElement[];
  const height = parts.reduce((sum, part) => sum + part.offsetHeight, 0);
  return height <= box.clientHeight && (parts[0]?.scrollWidth ?? 0) <= box.clientWidth;
}
