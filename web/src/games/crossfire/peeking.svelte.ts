/** How a player looks at the own card on this device: by holding a finger on it, or by a tap. */
import { recall, remember } from "../../lib/memory";

export type Way = "hold" | "tap";

const PLACE = "omerta.crossfire.peek";
/** How long a card stays open after a tap, in milliseconds. */
const OPEN = 4000;

const way: { now: Way } = $state({ now: recall(PLACE) === "tap" ? "tap" : "hold" });

export class Peeking {
  /** The card is open. */
  open = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #key = false;

  get way(): Way {
    return way.now;
  }

  /** Change the way of looking on this device. */
  choose(wanted: Way): void {
    way.now = wanted;
    remember(PLACE, wanted);
    this.close();
  }

  /** A finger, a mouse button or a key goes down. */
  press(): void {
    if (way.now === "hold") this.open = true;
  }
  release(): void {
    if (way.now === "hold") this.close();
  }

  keyDown(event: KeyboardEvent): void {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault(); // no click, because the key is held
    if (event.repeat) return;
    this.#key = true;
    if (way.now === "tap") this.tap();
    else this.open = true;
  }
  keyUp(): void {
    if (!this.#key) return;
    this.#key = false;
    this.release();
  }

  /** Handle a click: in tap mode, or from input that cannot hold, such as a screen reader. */
  click(event: MouseEvent): void {
    if (way.now === "tap" || event.detail === 0) this.tap();
  }

  /** Open the card for a while, or close it. */
  tap(): void {
    const wanted = !this.open;
    this.close();
    if (!wanted) return;
    this.open = true;
    this.#timer = setTimeout(() => {
      this.open = false;
    }, OPEN);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.open = false;
  }
}
