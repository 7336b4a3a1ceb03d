/** This site as the browser reaches it: its public address, and whether its client is newer. */
import { site } from "./api";
import type { Site } from "./wire";

/** The script that this page was loaded with; null if the client was not built. */
function firstScript(): string | null {
  return document.querySelector('script[src^="/assets/"]')?.getAttribute("src") ?? null;
}

export class ThisSite {
  #site: Site | null = $state.raw(null);
  readonly #script = firstScript();

  /** The address to give to guests on other machines. */
  get address(): string {
    return this.#site?.address ?? location.origin;
  }
  /** The address as a person types it. */
  get host(): string {
    return this.address.replace(/^https?:\/\//, "");
  }
  /** True if a reload would load a newer client. */
  get renewed(): boolean {
    const brings = this.#site?.client ?? "";
    return this.#script !== null && brings !== "" && brings !== this.#script;
  }

  hear(site: Site): void {
    this.#site = site;
  }

  /** Ask the server, for pages without a table, or if a part of the client is missing. */
  async ask(): Promise<void> {
    try {
      this.hear(await site());
    } catch {
      // Without an answer the last known state remains.
    }
  }
}

export const here = new ThisSite();

addEventListener("vite:preloadError", () => {
  void here.ask();
});
