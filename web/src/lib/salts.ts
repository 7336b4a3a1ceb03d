/** The share that this browser's seats have in the luck of the next deal. */
import type { Wish } from "./connection";
import { forgetSalts, rememberSalt, rememberSeal } from "./deals";
import { randomHex } from "./ids";
import type { AddSalt, TableInfo } from "./wire";

/** Refusals that have nothing to do with the salt: it may be taken a moment later. */
const PASSING: readonly string[] = ["too-fast", "not-saved"];
const MOMENT = 1_000;

export class Salts {
  readonly #say: (wish: Wish) => void;
  /** Salts that the table has neither taken nor refused yet, by deal and seat. */
  readonly #underway = new Set<string>();

  constructor(say: (wish: Wish) => void) {
    this.#say = say;
  }

  /** Bring a salt for each of these seats of mine that the table has none of. */
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

  /** Only a salt that the table took can be found again in its luck. */
  taken(command: AddSalt): void {
    this.#underway.delete(placeOf(command));
    rememberSalt(command.commitment, command.seat, command.salt);
  }

  /** Another tab was first, the seat or the deal is another one by now, or it was a bad moment. */
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
