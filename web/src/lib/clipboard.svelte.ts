/** Copying, also where plain HTTP gives a page no clipboard. */

/** Milliseconds in which a sentence is read. */
const READING_TIME = 6000;

/** What came of copying, until it was read. */
export class Copying {
  outcome: "copied" | "not-copied" | null = $state(null);
  #reading: ReturnType<typeof setTimeout> | undefined;

  /** What is selected for it stands `beside` the button that was pressed. */
  async copy(text: string, beside: HTMLElement): Promise<void> {
    clearTimeout(this.#reading);
    this.outcome = null; // what is said again is heard again
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

/** As by Ctrl+C; in an open dialog only what is within it can be selected. */
function copySelected(text: string, beside: HTMLElement): boolean {
  const field = document.createElement("textarea");
  field.className = "unseen";
  field.readOnly = true; // no keyboard on a phone
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
