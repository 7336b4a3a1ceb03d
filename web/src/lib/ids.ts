/** Codes of tables, and names for commands. */

const LETTERS = "ABEKMHOPCTYX";
/** The Cyrillic letters that look like them … */
const LOOK_ALIKE = "АВЕКМНОРСТУХ";
/** … and those that come when the wrong keyboard layout is on. */
const SAME_KEY = "ФИУЛЬРЩЗСЕНЧ";

/** The code that was meant, from a code in any case or alphabet or from a pasted link; else null. */
export function normalise(typed: string): string | null {
  const linked = /\/t\/([^/?#]+)/.exec(typed)?.[1] ?? typed;
  const text = linked.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("0", "O");
  return read(text, LETTERS) ?? read(text, LOOK_ALIKE) ?? read(text, SAME_KEY);
}

/** The text as a code if all its letters are of this alphabet or Latin. */
function read(text: string, alphabet: string): string | null {
  const letters = Array.from(text, (letter) => LETTERS[alphabet.indexOf(letter)] ?? letter);
  const fits = letters.length === 4 && letters.every((letter) => LETTERS.includes(letter));
  return fits ? letters.join("") : null;
}

/** So many random bytes as hexadecimal digits; works without a secure context. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The name of a new command: the same name twice is carried out once. */
export function commandId(): string {
  return randomHex(12);
}
