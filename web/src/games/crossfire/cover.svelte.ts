/** Whether the viewer's own cards are covered, because other people may see the screen. */

/** How long a screen reader's click opens covered cards, in milliseconds. */
const OPEN = 4000;

export class Cover {
  /** The cards lie face down, until they are held. */
  covered = $state(false);

  #held = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(covered: boolean) {
    this.covered = covered;
  }

  get open(): boolean {
    return !this.covered || this.#held;
  }

  toggle(): void {
    this.release();
    this.covered = !this.covered;
  }

  /** A finger, a mouse button or a key goes down on a covered card. */
  hold(): void {
    clearTimeout(this.#timer);
    this.#held = true;
  }
  release(): void {
    clearTimeout(this.#timer);
    this.#held = false;
  }

  /** Handle keys on a covered card like a finger. */
  keyDown(event: KeyboardEvent): void {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault(); // no click, because the key is held
    this.hold();
  }

  /** Handle a click from input that cannot hold, such as a screen reader: open for a while. */
  click(event: MouseEvent): void {
    if (event.detail !== 0) return;
    this.hold();
    this.#timer = setTimeout(() => {
      this.#held = false;
    }, OPEN);
  }
}
