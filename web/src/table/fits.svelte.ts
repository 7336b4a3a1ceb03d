/** Chooses the largest type size at which a text of changing length fits its box. */
import type { Attachment } from "svelte/attachments";

/**
 * Tries `data-fit="0"`, `"1"` … on the box until nothing overflows; the style sheet gives each a
 * type size. `text` is read to notice a change. The last size stays even if the text overflows.
 */
export function fits(text: () => unknown, sizes: number): Attachment<HTMLElement> {
  return (box) => {
    function fit(): void {
      for (let size = 0; size < sizes; size += 1) {
        box.dataset["fit"] = String(size);
        if (box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth) return;
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
