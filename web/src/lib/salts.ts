/** The salts of this browser's seats for the next deal. */
import type { Wish } from "./connection";
import { forgetSalts, rememberSalt, rememberSeal } from "./deals";
import { randomHex } from "./ids";
import type { AddSalt, TableInfo } from "./wire";

/** Temporary refusals: the salt may be accepted a moment later. */
const PASSING: readonly string[] = ["too-fast", "not-saved"];
const MOMENT = 1_000;

export class Salts {
  readonly #say: (wish: Wish) => void;
  /** Salts that are sent and not answered yet, by deal and seat. */
  readonly #underway = new Set<string>();

  constructor(say: (wish: Wish) => void) {
    this.#say = say;
  }

  /** Send a salt for each of this browser's seats that has given none. */
  bring({ seats, commitment, phase }: TableInfo, mine: readonly number[]): void {
    if (phase === "playing") return;
    rememberSeal(commitment);
    if (mine.length === 0) forgetSalts(commitment);
    for (const seat of mine) {
      const place = placeOf({ commitment, seat });
      if (seats[seat]?.salted || this.#underway.has(place)) continue;
      this.#underway.add(place);
      this.#say({ type: "salt", seat, salt: randomHex(16), commitment });
    }
  }

  /** Remember a salt once the server accepted it; only such salts influence the deal. */
  taken(command: AddSalt): void {
    this.#underway.delete(placeOf(command));
    rememberSalt(command.commitment, command.seat, command.salt);
  }

  /**
   * Handle a refused salt: another tab was first, the seat or the deal changed, or try again later.
   */
  refused(command: AddSalt, code: string): void {
    if (!PASSING.includes(code)) {
      this.#underway.delete(placeOf(command));
      return;
    }
    const { type, seat, salt, commitment } = command;
    setTimeout(() => {
      this.#say({ type, seat, salt, commitment });
    }, MOMENT);
  }
}

function placeOf({ commitment, seat }: Pick<AddSalt, "commitment" | "seat">): string {
  return `${commitment} ${seat}`;
}
