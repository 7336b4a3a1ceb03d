/** Pictures of faces. The generator and the casts are fetched after the first paint. */
import type { Traits } from "./portrait";

let draw: ((traits: Traits, view: string) => string) | null = null;
const fetched = new WeakMap<Traits, Traits>();

/** The address of the picture of a face, at once if everything it needs has been fetched. */
export function picture(traits: Traits, view: string): string | Promise<string> {
  const whole = traits.later ? fetched.get(traits) : traits;
  return draw && whole ? draw(whole, view) : fetchPicture(traits, view);
}

async function fetchPicture(traits: Traits, view: string): Promise<string> {
  const [{ pictureOf }, whole] = await Promise.all([
    import("./portrait"),
    traits.later?.() ?? traits,
  ]);
  draw = pictureOf;
  fetched.set(traits, whole);
  return pictureOf(whole, view);
}

/** The same face for the same key, so that its pictures are kept. */
export function lateFaces<T>(
  keyOf: (subject: T) => string,
  find: (subject: T) => Promise<Traits>,
): (subject: T) => Traits {
  const faces = new Map<string, Traits>();
  return (subject) => {
    const key = keyOf(subject);
    const known = faces.get(key) ?? { seed: key, later: () => find(subject) };
    faces.set(key, known);
    return known;
  };
}
