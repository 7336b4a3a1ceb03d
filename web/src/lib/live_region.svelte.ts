/** Screen reader announcements: news waits for silence, a call interrupts. */
import { untrack } from "svelte";

export interface Saying {
  readonly number: number;
  readonly text: string;
}

/**
 * An announcement is removed after this many milliseconds, so that it is not read later as current.
 */
const STAYS = 10_000;

let last = 0;
let news: readonly Saying[] = $state.raw([]);
let calling: Saying = $state.raw({ number: 0, text: "" });

export const heard = {
  get news(): readonly Saying[] {
    return news;
  },
  get calling(): Saying {
    return calling;
  },
  /** The number of the last announcement. */
  get last(): number {
    return last;
  },
};

/** Announce something when nothing else is being read. */
export function tell(text: string): void {
  const saying = numbered(text);
  news = [...untrack(() => news), saying];
  setTimeout(() => {
    news = news.filter((each) => each !== saying);
  }, STAYS);
}

/** Announce at once what the player must do; "" for nothing. */
export function call(text: string): void {
  if (text !== untrack(() => calling.text)) calling = numbered(text);
}

/** Remove the announcements, which are in another language. */
export function forget(): void {
  news = [];
}

/** Remove all announcements, because another player takes over the page. */
export function hush(): void {
  forget();
  call("");
}

function numbered(text: string): Saying {
  last += 1;
  return { number: last, text };
}
