// jsdom has no Web Animations; Svelte's transitions need these two to exist.
Object.assign(Element.prototype, {
  animate: () => ({ cancel: () => undefined, finished: Promise.resolve() }),
  getAnimations: () => [],
});

// Nor has it a screen to ask about or to scroll: nothing is preferred, and that never changes.
Object.assign(globalThis, {
  scrollTo: () => undefined,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
});
