/** Parts of the page that are not needed at first. */

/**
 * Fetch a part behind the first screen, so that it is there even if the network is lost later. If
 * that fails, it is fetched when it is needed.
 */
export function early<T>(load: () => Promise<T>): () => Promise<T> {
  load().catch(() => undefined);
  return load;
}
