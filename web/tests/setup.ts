import { configure } from "@testing-library/svelte";

// How long a test waits for a part of the page that is loaded on demand. Other checks may be using
// the machine at the same time.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks Web Animations, which Svelte's transitions need, and scrolling.
Object.assign(Element.prototype, {
  animate: () => ({ cancel: () => undefined, finished: Promise.resolve() }),
  getAnimations: () => [],
  scrollIntoView: () => undefined,
});

Object.assign(Document.prototype, { elementFromPoint: () => null });

/** Nothing has a size here, so sizes never change. */
class Unchanging {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// jsdom has no media queries: no preference is set, and none ever changes.
Object.assign(globalThis, {
  ResizeObserver: Unchanging,
  scrollTo: () => undefined,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
});
