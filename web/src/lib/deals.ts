/** The seals and salts this browser saw before each deal, to hold the table to them afterwards. */
import { recall, remember } from "./memory";

/** What this browser knew of a deal before it was dealt; salts by number of the seat. */
export interface Deal {
  readonly commitment: string;
  readonly salts: Readonly<Record<string, string>>;
}

const PLACE = "omerta.deals";
const KEPT = 50;

/** All deals remembered, the oldest first. */
function deals(): readonly Deal[] {
  return (recall(PLACE) as readonly Deal[] | null) ?? [];
}

/** The deal of this commitment, or null if this browser was not there before it. */
export function dealOf(commitment: string): Deal | null {
  return deals().find((deal) => deal.commitment === commitment) ?? null;
}

/** Remember the salt of a seat for the deal that this commitment seals. */
export function rememberSalt(commitment: string, seat: number, salt: string): void {
  const others = deals().filter((deal) => deal.commitment !== commitment);
  const salts = { ...dealOf(commitment)?.salts, [seat]: salt };
  remember(PLACE, [...others, { commitment, salts }].slice(-KEPT));
}
