/** Pictures of faces. The generator and the casts are fetched after the first paint. */
import type { LateTraits, Traits } from "./portrait";

let draw: ((traits: Traits, view: string) => string) | null = null;

/** The address of the picture of a face, at once if everything it needs has been fetched. */
export function picture(traits: Traits, view: string): string | Promise<string> {
  const whole = traits.later ? traits.later.now() : traits;
  return draw && whole ? draw(whole, view) : fetchPicture(traits, view);
}

async function fetchPicture(traits: Traits, view: string): Promise<string> {
  const [{ pictureOf }, whole] = await Promise.all([
    import("./portrait"),
    traits.later?.fetch() ?? traits,
  ]);
  draw = pictureOf;
  return pictureOf(whole, view);
}

/** Faces that `find` looks up in a module, which is fetched with the first of them. */
export function lateFaces<T, M>(
  keyOf: (subject: T) => string,
  load: () => Promise<M>,
  find: (cast: M, subject: T) => Traits,
): (subject: T) => Traits {
  const faces = new Map<string, Traits>();
  let cast: M | null = null;

  function late(subject: T): LateTraits {
    return {
      now: () => (cast === null ? null : find(cast, subject)),
      fetch: async () => find((cast = await load()), subject),
    };
  }
  return (subject) => {
    const key = keyOf(subject);
    const known = faces.get(key) ?? { seed: key, later: late(subject) };
    faces.set(key, known);
    return known;
  };
}
