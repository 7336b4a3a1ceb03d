/** Copying text, also over plain HTTP, where a page has no clipboard. */

/** How long the result of copying is shown, in milliseconds. */
const READING_TIME = 6000;

/** The result of copying, shown for a while. */
export class Copying {
  outcome: "copied" | "not-copied" | null = $state(null);
  #reading: ReturnType<typeof setTimeout> | undefined;

  /** Copy a text; a temporary field for it is added `beside` the pressed button. */
  async copy(text: string, beside: HTMLElement): Promise<void> {
    clearTimeout(this.#reading);
    this.outcome = null; // so that a screen reader reads the same result again
    this.outcome = (await copied(text, beside)) ? "copied" : "not-copied";
    this.#reading = setTimeout(() => (this.outcome = null), READING_TIME);
  }
}

async function copied(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, beside);
  }
}

/** Copy as Ctrl+C does; in an open dialog only text within it can be selected. */
function copySelected(text: string, beside: HTMLElement): boolean {
  const field = document.createElement("textarea");
  field.className = "unseen";
  field.readOnly = true; // so that phones show no keyboard
  field.value = text;
  beside.after(field);
  field.focus({ preventScroll: true });
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else works over plain HTTP
  const done = document.execCommand("copy");
  field.remove();
  beside.focus({ preventScroll: true });
  return done;
}
