/** Keeps a growing list scrolled to its end, unless the viewer has scrolled up. */
import type { Attachment } from "svelte/attachments";

const NEAR = 48;

/** `grows` is read to notice growth. */
export function staysAtEnd(grows: () => unknown): Attachment<HTMLElement> {
  return (list) => {
    let reading = false;
    list.addEventListener("scroll", () => {
      reading = list.scrollHeight - list.scrollTop - list.clientHeight > NEAR;
    });
    $effect(() => {
      grows();
      if (!reading) list.scrollTop = list.scrollHeight;
    });
  };
}
