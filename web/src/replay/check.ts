/** The fair check: draws to repeat and values to compare, one finding after another. */
import type { Deal } from "../lib/deals";
import { commitmentOf, redraw } from "../lib/fair";
import type { Args } from "../lib/texts";
import type { Draw, Draws, ReplayInfo } from "../lib/wire";

/** The result of one check; `agrees` is null if this browser cannot tell. */
export interface Finding {
  readonly message: string;
  readonly args: Args;
  readonly agrees: boolean | null;
}

/** True if the match was dealt from a sealed secret. */
export function isSealed(info: ReplayInfo): boolean {
  return info.secret !== "";
}

/** All checks of a sealed deal; `deal` is what this browser remembered beforehand. */
export function findings(info: ReplayInfo, luck: Draws, deal: Deal | null): readonly Finding[] {
  const drawn = redraw(info.secret, info.salts, luck);
  return [
    {
      message: "fair-sealed",
      args: { seal: info.commitment.slice(0, 8) },
      agrees: commitmentOf(info.secret) === info.commitment,
    },
    ...remembered(info, deal),
    ...drawn.map(({ draw, agrees }) => ({ ...described(draw), agrees })),
  ];
}

/** The overall result: "yes" only if nothing differs and nothing is left open. */
export function verdictOf(found: readonly Finding[]): "yes" | "no" | "open" {
  if (found.some(({ agrees }) => agrees === false)) return "no";
  return found.some(({ agrees }) => agrees === null) ? "open" : "yes";
}

/** Checks of what this browser knew before the deal: the seal, and its accepted salts. */
function remembered(info: ReplayInfo, deal: Deal | null): readonly Finding[] {
  if (deal === null) return [{ message: "fair-not-remembered", args: {}, agrees: null }];
  const seal = deal.commitment === info.commitment;
  const salts = info.your_seats.map((seat) => saltOf(seat, info, deal));
  return [{ message: "fair-remembered", args: {}, agrees: seal }, ...salts];
}

/** Seats may have moved up after the salt was given, so any salt of this browser counts. */
function saltOf(seat: number, info: ReplayInfo, deal: Deal): Finding {
  const args = { player: info.players[seat]?.name ?? "" };
  const found = Object.values(deal.salts).includes(info.salts[seat] ?? "");
  if (!found && !(seat in deal.salts)) return { message: "fair-salt-unknown", args, agrees: null };
  return { message: "fair-salt", args, agrees: found };
}

function described(draw: Draw): Omit<Finding, "agrees"> {
  const args = { why: draw.why, n: draw.n, result: draw.result };
  return { message: draw.items === null ? "fair-draw" : "fair-shuffle", args };
}
