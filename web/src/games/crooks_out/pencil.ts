/** Private remarks on rooms of other sheets: a sign, and a free text. */

/** Candidate, impossible, sure, or none. */
export type Sign = "?" | "-" | "+" | "";
export const SIGNS: readonly Sign[] = ["?", "-", "+", ""];
/** The longest free text. */
export const LONGEST_TEXT = 60;

export interface Remark {
  readonly sign: Sign;
  readonly text: string;
}

/** The key of a remark: seat and room. */
export function remarkAt(seat: number, room: string): string {
  return `${seat}:${room}`;
}

/** A remark from its stored form; undefined gives an empty one. */
export function readRemark(kept: string | undefined): Remark {
  const sign = SIGNS.find((each) => each !== "" && kept?.startsWith(each)) ?? "";
  return { sign, text: (kept ?? "").slice(sign.length).trim() };
}

/** The stored form of a remark; a text that begins like a sign gets a space before it. */
export function writtenRemark({ sign, text }: Remark): string {
  const plain = text.trim().slice(0, LONGEST_TEXT);
  const alike = sign === "" && SIGNS.some((each) => each !== "" && plain.startsWith(each));
  return sign + (alike ? " " : "") + plain;
}

/** The sign after the next tap. */
export function nextSign(sign: Sign): Sign {
  return SIGNS[(SIGNS.indexOf(sign) + 1) % SIGNS.length] ?? "";
}
