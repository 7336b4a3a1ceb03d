// jsdom has no Web Animations; Svelte's transitions need these two to exist.
Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
Element.prototype.getAnimations ??= () => [];
