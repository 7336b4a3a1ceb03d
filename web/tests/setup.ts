// jsdom has neither Web Animations, which Svelte's transitions need, nor anything to scroll.
Object.assign(Element.prototype, {
  animate: () => ({ cancel: () => undefined, finished: Promise.resolve() }),
  getAnimations: () => [],
  scrollIntoView: () => undefined,
});

Object.assign(Document.prototype, { elementFromPoint: () => null });

// Nor has it a screen to ask about: nothing is preferred, and that never changes.
Object.assign(globalThis, {
  scrollTo: () => undefined,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
});
