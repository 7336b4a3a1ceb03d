/** Private remarks on rooms of other sheets: a sign, then whatever one wants to remember. */

/** Candidate, impossible, sure, or none. */
export type Sign = "?" | "-" | "+" | "";
export const SIGNS: readonly Sign[] = ["?", "-", "+", ""];
/** A remark's free text is no longer than this. */
export const LONGEST_TEXT = 60;

export interface Remark {
  readonly sign: Sign;
  readonly text: string;
}

/** What a remark is called: seat and room. */
export function remarkAt(seat: number, room: string): string {
  return `${seat}:${room}`;
}

/** A remark as it was kept; nothing kept is an empty one. */
export function readRemark(kept: string | undefined): Remark {
  const sign = SIGNS.find((each) => each !== "" && kept?.startsWith(each)) ?? "";
  return { sign, text: (kept ?? "").slice(sign.length).trim() };
}

/** A remark as it is kept; a text that begins like a sign gets a space before it. */
export function writtenRemark({ sign, text }: Remark): string {
  const plain = text.trim().slice(0, LONGEST_TEXT);
  const alike = sign === "" && SIGNS.some((each) => each !== "" && plain.startsWith(each));
  return sign + (alike ? " " : "") + plain;
}

/** The sign that the next tap brings. */
export function nextSign(sign: Sign): Sign {
  return SIGNS[(SIGNS.indexOf(sign) + 1) % SIGNS.length] ?? "";
}
