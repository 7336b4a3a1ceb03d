/** The page that an address stands for, and navigation without reloading the document. */
import { normalise } from "./ids";

export type Route =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly code: string }
  | { readonly page: "screen"; readonly code: string }
  | { readonly page: "replay"; readonly play: string }
  | { readonly page: "campaign"; readonly play: string }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "learn"; readonly game: string }
  | { readonly page: "settings" }
  | { readonly page: "credits" }
  | { readonly page: "lost" };

/** The page of a path. */
export function routeOf(path: string): Route {
  const [page = "", thing, ...more] = path.split("/").filter(Boolean).map(decoded);
  if (more.length > 0) return { page: "lost" };
  if (thing === undefined) {
    if (page === "") return { page: "start" };
    return page === "settings" || page === "credits" ? { page } : { page: "lost" };
  }
  switch (page) {
    case "t":
    case "screen": {
      const code = normalise(thing);
      return code ? { page: page === "t" ? "table" : page, code } : { page: "lost" };
    }
    case "replay":
    case "campaign":
      return { page, play: thing };
    case "rules":
    case "learn":
      return { page, game: thing };
    default:
      return { page: "lost" };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const place = $state({ path: location.pathname, hash: location.hash });

/** The current page. */
export function route(): Route {
  return routeOf(place.path);
}

/** The hash of the address without "#". */
export function hash(): string {
  return place.hash.slice(1);
}

/** Marks history entries that were reached from another page of this site. */
const WITHIN = "within";

/** Go to another page of this site. */
export function visit(address: string): void {
  history.pushState(WITHIN, "", address);
  arrive();
  scrollTo(0, 0);
}

/** Go back, or to the start page if the guest came from elsewhere. */
export function back(): void {
  if (history.state === WITHIN) history.back();
  else visit("/");
}

/** Paths that the server itself answers with pages. */
const SERVED = ["/api/", "/paper/"];

/** Follow a link within the page, unless the user asks for a new tab. */
export function go(event: MouseEvent, address: string): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (!address.startsWith("/") || SERVED.some((place) => address.startsWith(place))) return;
  event.preventDefault();
  visit(address);
}

/** Read the address again, also after the browser's back and forward buttons. */
export function arrive(): void {
  place.path = location.pathname;
  place.hash = location.hash;
}

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);
