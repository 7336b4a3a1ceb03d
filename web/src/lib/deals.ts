/** The seals and salts that this browser saw before each deal, to verify the deal afterwards. */
import { recall, remember } from "./memory";

/** What this browser knew about a deal beforehand; salts by seat. */
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

/** Remember that this commitment was published before its deal. */
export function rememberSeal(commitment: string): void {
  if (dealOf(commitment) === null) keep({ commitment, salts: {} });
}

/** Remember the salt that the table accepted from a seat for the deal of this commitment. */
export function rememberSalt(commitment: string, seat: number, salt: string): void {
  keep({ commitment, salts: { ...dealOf(commitment)?.salts, [seat]: salt } });
}

/** Forget the salts of a deal, because their player left the seat. */
export function forgetSalts(commitment: string): void {
  const deal = dealOf(commitment);
  if (deal && Object.keys(deal.salts).length > 0) keep({ commitment, salts: {} });
}

function keep(deal: Deal): void {
  const others = deals().filter(({ commitment }) => commitment !== deal.commitment);
  remember(PLACE, [...others, deal].slice(-KEPT));
}
