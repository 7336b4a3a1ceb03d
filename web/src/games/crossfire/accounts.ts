/** Why each seat won or lost, as messages with their clauses. */
import type { Words } from "../../lib/texts";
import { ledger } from "./ledger";
import type { GameView } from "./wire";

/** The result of one seat. */
export interface Account {
  readonly seat: number;
  readonly role: string;
  readonly won: boolean;
  readonly why: string;
  readonly clause: string;
  readonly points: number;
  /** How many of the statements that the cards can verify were true. */
  readonly honest: { readonly true: number; readonly count: number };
}

const SHOOTOUT: Readonly<Record<string, string>> = {
  assassin: "CF-7.2",
  decoy: "CF-7.3",
  red_decoy: "CF-7.4",
  blue_decoy: "CF-7.5",
  bystander: "CF-7.6",
  protester: "CF-7.8",
  patriot: "CF-7.9",
  peacekeeper: "CF-7.10",
  bomber: "CF-7.11",
};
const SNIPER: Readonly<Record<string, string>> = {
  sniper: "CF-11.1",
  vip: "CF-11.1",
  agent: "CF-11.1",
  assassin: "CF-11.1",
  red_decoy: "CF-11.2",
  blue_decoy: "CF-11.2",
};
const GUILTY = "CF-7.7";
const ALONE = "CF-7.11";

/** The results of all seats after a game. */
export function accounts(view: GameView, words: Words): readonly Account[] {
  const { result } = view;
  if (result === null) return [];
  const entries = ledger(view);
  return result.reasons.map((reason, seat) => {
    const role = result.stages.at(-1)?.[seat] ?? "";
    const judged = entries.filter(({ said, truth }) => said.seat === seat && truth !== null);
    return {
      seat,
      role,
      won: result.winners.includes(seat),
      why: told(view, role, reason, words),
      clause: clauseOf(view, role, reason),
      points: view.seats[seat]?.points ?? 0,
      honest: { true: judged.filter(({ truth }) => truth).length, count: judged.length },
    };
  });
}

/** The winners whose cards make all others lose; usually none. */
export function soleWinners({ mix, result }: GameView): readonly number[] {
  const roles = result?.stages.at(-1) ?? [];
  const sole = mix.filter((card) => card.sole).map(({ role }) => role);
  return (result?.winners ?? []).filter((seat) => sole.some((role) => role === roles[seat]));
}

/** The headline of a finished game: the winning side, or who won alone. */
export function headline(view: GameView, words: Words): string {
  if (view.result === null) return "";
  const { stages, team, why } = view.result;
  const alone = soleWinners(view);
  const [first] = alone;
  if (first === undefined) return words.say("crossfire-call-result", { team, why });
  const role = words.say(`role-${stages.at(-1)?.[first] ?? ""}`);
  return words.say("crossfire-call-alone", { count: alone.length, role });
}

/** The reason in words: the facts that made a seat win, or that it lacked. */
function told(view: GameView, role: string, reason: string, words: Words): string {
  if (reason === "guilty") return words.say("crossfire-reason-guilty");
  if (reason === "alone") return words.say("crossfire-reason-alone");
  if (reason !== "failed") {
    const facts = reason.split("+").map((fact) => words.say(`crossfire-fact-${fact}`));
    return facts.join(", ");
  }
  const wins = view.mix.find((card) => card.role === role)?.wins ?? [];
  return wins
    .map((wish) => {
      const facts = wish.map((fact) => words.say(`crossfire-fact-${fact}`)).join(", ");
      return wish.length > 1
        ? words.say("crossfire-need-all", { facts })
        : words.say(`crossfire-need-${wish.join()}`, { mode: view.mode });
    })
    .join("; ");
}

function clauseOf(view: GameView, role: string, reason: string): string {
  if (reason === "guilty") return GUILTY;
  if (reason === "alone") return ALONE;
  if (view.mode === "sniper") return SNIPER[role] ?? "CF-11.3";
  return SHOOTOUT[role] ?? "CF-7.1";
}
