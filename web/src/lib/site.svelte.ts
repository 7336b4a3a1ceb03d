/** This site as the browser reaches it: where others find it, and whether its client is newer. */
import { site } from "./api";
import type { Site } from "./wire";

/** The script that this page began with; a client that was not built has none. */
function firstScript(): string | null {
  return document.querySelector('script[src^="/assets/"]')?.getAttribute("src") ?? null;
}

export class ThisSite {
  #site: Site | null = $state.raw(null);
  readonly #script = firstScript();

  /** What is given to others, who may not be on this machine. */
  get address(): string {
    return this.#site?.address ?? location.origin;
  }
  /** The address as one types it. */
  get host(): string {
    return this.address.replace(/^https?:\/\//, "");
  }
  /** A reload brings another client than the one that runs here. */
  get renewed(): boolean {
    const brings = this.#site?.client ?? "";
    return this.#script !== null && brings !== "" && brings !== this.#script;
  }

  hear(site: Site): void {
    this.#site = site;
  }

  /** Ask how things are, for pages without a table, or where a part of the client is missing. */
  async ask(): Promise<void> {
    try {
      this.hear(await site());
    } catch {
      // Nobody answers: what was known before still holds.
    }
  }
}

export const here = new ThisSite();

addEventListener("vite:preloadError", () => {
  void here.ask();
});
