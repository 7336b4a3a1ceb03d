/** Search in a rules book: hides what does not match, keeps headings of what does. */

const BLOCKS = "li, tbody tr";

/** A text as it is compared: case and the dots of ё are ignored. */
function folded(text: string): string {
  return text.toLocaleLowerCase("ru").replaceAll("ё", "е");
}

/** Show only the paragraphs, clauses and rows with every word; return how many there are. */
export function search(book: HTMLElement, query: string): number {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  let found = 0;
  function show(block: HTMLElement): boolean {
    const text = folded(block.textContent);
    const holds = wanted.every((word) => text.includes(word));
    block.hidden = !holds;
    if (holds) found += 1;
    return holds;
  }
  let inChapter = false;
  let inSection = false;
  // Backwards, so that a heading comes after everything below it.
  for (const part of [...book.children].reverse()) {
    if (!(part instanceof HTMLElement)) continue;
    if (part.localName === "h3") {
      part.hidden = !inChapter;
      inChapter = false;
    } else if (part.localName === "h2") {
      part.hidden = !inSection;
      inChapter = inSection = false;
    } else {
      const blocks = [...part.querySelectorAll<HTMLElement>(BLOCKS)];
      const seen = blocks.length > 0 ? blocks.map(show).some(Boolean) : show(part);
      part.hidden = !seen;
      inChapter ||= seen;
      inSection ||= seen;
    }
  }
  return found;
}
