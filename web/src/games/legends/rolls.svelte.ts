/**
 * The last roll, shown until the next one, because many are decided before a player sees the dice.
 */
import type { GameEvent, GameView } from "./wire";

export interface Cast {
  readonly challenge: string | null;
  readonly difficulty: number;
  readonly dice: readonly string[];
  readonly red: string;
  /** The number of lucks that each cancel a lock. */
  readonly cancelled: number;
  /** Its value; null while it is undecided. */
  readonly total: number | null;
  readonly successes: number;
  readonly voided: boolean;
  /** The rebels' roll against it, once the fight is decided; it was won with a success. */
  readonly against: number | null;
}

/** How long dice tumble, in milliseconds. */
export const TUMBLE = 700;

export class Rolls {
  /** The roll in the tray; null if there was none. */
  last: Cast | null = $state.raw(null);
  /** Grows with every throw, so that dice tumble again. */
  thrown = $state(0);
  #seen: readonly GameEvent[] = [];

  /** Process a step. */
  hear(view: GameView, events: readonly GameEvent[]): void {
    if (events !== this.#seen) for (const event of events) this.#note(event);
    this.#seen = events;
    const { roll } = view;
    if (roll !== null && roll.dice.length > 0) {
      const { challenge, difficulty, dice, red } = roll;
      const cancelled = this.last?.cancelled ?? 0;
      const total = this.last?.challenge === challenge ? (this.last.total ?? null) : null;
      const successes = this.last?.successes ?? 0;
      const rolled = { challenge, difficulty, dice, red, cancelled, total, successes };
      this.last = { ...rolled, voided: false, against: null };
    }
  }

  #note(event: GameEvent): void {
    const last = this.last;
    switch (event.type) {
      case "challenge_chosen":
        this.last = { ...NOTHING, challenge: event.challenge, difficulty: event.difficulty };
        break;
      case "bet_opened":
        this.last = { ...NOTHING, challenge: event.card, difficulty: event.jackpot };
        break;
      case "dice_rolled":
      case "dice_rerolled":
        this.last = { ...(last ?? NOTHING), dice: event.dice, red: event.red };
        this.thrown += 1;
        break;
      case "die_added":
        if (last) this.last = { ...last, dice: [...last.dice, event.face] };
        this.thrown += 1;
        break;
      case "dice_set_aside":
        if (last) this.last = { ...last, dice: event.dice };
        break;
      case "luck_split":
        if (last) this.last = { ...last, cancelled: event.count };
        break;
      case "total_fixed":
        if (last) this.last = { ...last, total: event.total, successes: event.successes };
        break;
      case "red_die_rolled":
        if (last) this.last = { ...last, red: event.red };
        break;
      case "bet_settled": {
        const { total, jackpot, won } = event;
        // A lost bet is the good result.
        if (last) this.last = { ...last, total, difficulty: jackpot, successes: won ? 0 : 1 };
        break;
      }
      case "fight_decided": {
        const { clan, rebels, won } = event;
        if (last) this.last = { ...last, total: clan, against: rebels, successes: won ? 1 : 0 };
        break;
      }
      case "roll_voided":
        if (last) this.last = { ...last, total: event.total, successes: 0, voided: true };
        break;
      case "round_started":
      case "scenario_set_up":
        this.last = null;
        break;
      default:
    }
  }
}

const NOTHING: Cast = {
  challenge: null,
  difficulty: 0,
  dice: [],
  red: "none",
  cancelled: 0,
  total: null,
  successes: 0,
  voided: false,
  against: null,
};
