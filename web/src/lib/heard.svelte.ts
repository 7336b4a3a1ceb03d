/** What a screen reader says: news when it is silent, a call at once. */
import { untrack } from "svelte";

export interface Saying {
  readonly number: number;
  readonly text: string;
}

/** In so many milliseconds it has been taken up; what stayed would be read as if it were still true. */
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
  /** The number of what was said last. */
  get last(): number {
    return last;
  },
};

/** Say something when nothing else is being said. */
export function tell(text: string): void {
  const saying = numbered(text);
  news = [...untrack(() => news), saying];
  setTimeout(() => {
    news = news.filter((each) => each !== saying);
  }, STAYS);
}

/** Say at once what is wanted now; "" if nothing is. */
export function call(text: string): void {
  if (text !== untrack(() => calling.text)) calling = numbered(text);
}

/** The news are not on the page any longer: they were told in another language. */
export function forget(): void {
  news = [];
}

/** Nothing of what was said is left: somebody else comes to the page. */
export function hush(): void {
  forget();
  call("");
}

function numbered(text: string): Saying {
  last += 1;
  return { number: last, text };
}
