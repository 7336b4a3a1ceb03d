import { configure } from "@testing-library/svelte";

// A test waits this long for a part of the page that is fetched when it is wanted. Other checks may
// have the machine at the same time.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has neither Web Animations, which Svelte's transitions need, nor anything to scroll.
Object.assign(Element.prototype, {
  animate: () => ({ cancel: () => undefined, finished: Promise.resolve() }),
  getAnimations: () => [],
  scrollIntoView: () => undefined,
});

Object.assign(Document.prototype, { elementFromPoint: () => null });

/** Nothing has a size here, so none changes. */
class Unchanging {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// Nor has it a screen to ask about: nothing is preferred, and that never changes.
Object.assign(globalThis, {
  ResizeObserver: Unchanging,
  scrollTo: () => undefined,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
});
