/** Table codes and command ids. */

const LETTERS = "ABEKMHOPCTYX";
/** The Cyrillic letters that look like Latin ones … */
const LOOK_ALIKE = "АВЕКМНОРСТУХ";
/** … and those that the wrong keyboard layout types. */
const SAME_KEY = "ФИУЛЬРЩЗСЕНЧ";

/** The table code in a typed text (any case or alphabet, or a pasted link), or null. */
export function normalise(typed: string): string | null {
  const linked = /\/t\/([^/?#]+)/.exec(typed)?.[1] ?? typed;
  const text = linked.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("0", "O");
  return read(text, LETTERS) ?? read(text, LOOK_ALIKE) ?? read(text, SAME_KEY);
}

/** The text as a code, if all its letters are Latin or of this alphabet. */
function read(text: string, alphabet: string): string | null {
  const letters = Array.from(text, (letter) => LETTERS[alphabet.indexOf(letter)] ?? letter);
  const fits = letters.length === 4 && letters.every((letter) => LETTERS.includes(letter));
  return fits ? letters.join("") : null;
}

/** Random bytes as hexadecimal digits; works without a secure context. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The id of a new command; the server carries out an id only once. */
export function commandId(): string {
  return randomHex(12);
}
