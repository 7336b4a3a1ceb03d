/**
 * A draft of several actions; nothing is sent to the table before it is complete.
 *
 * The table asks for a challenge, then for one minion after another, then whether that is all. Here
 * the whole crew is chosen first, and then each decision is answered in order. Dice to roll again
 * and minions to pick from a pile are drafted the same way.
 */
import { same } from "./things";
import type { GameAction, GameView } from "./wire";

/** An action and the decision it answers. */
interface Ready {
  readonly decision: string;
  readonly action: GameAction;
}

/** The decisions that follow within one chain of actions. */
const QUESTIONS: Readonly<Partial<Record<GameAction["type"], string>>> = {
  play: "play",
  die: "die",
  take: "pick",
  problem: "problem",
  token: "token",
  match: "place",
  under: "downtime",
  books: "books",
  bet: "bettor",
  stake: "stake",
};
/** The decisions that end in a roll; a draft for one counts for all of them. */
const ROLLING: ReadonlySet<string | null> = new Set(["act", "play", "bettor", "stake"]);

/** True while a roll is being drafted. */
export function isDrafting(decision: string | null): boolean {
  return ROLLING.has(decision);
}

export class Draft {
  /** The challenge that is looked at. */
  challenge: string | null = $state.raw(null);
  crew: readonly string[] = $state.raw([]);
  /** Dice by number, from 1. */
  dice: readonly number[] = $state.raw([]);
  /** Minions to be picked from a pile. */
  taken: readonly string[] = $state.raw([]);
  /** The stake in chips. */
  chips = $state(1);
  /** The thing that the tray is about. */
  picked: string | null = $state.raw(null);

  #line: readonly Ready[] = $state.raw([]);
  #question = "";

  /** The draft is being sent. */
  get sending(): boolean {
    return this.#line.length > 0;
  }

  /** Look at a challenge, or stop looking. */
  choose(challenge: string): void {
    this.picked = null;
    this.crew = [];
    this.challenge = this.challenge === challenge ? null : challenge;
  }

  /** Add a minion to the crew, or remove it. */
  toggle(minion: string): void {
    this.picked = null;
    this.crew = toggled(this.crew, minion);
  }

  /** Choose one minion alone, or none. */
  only(minion: string): void {
    this.picked = null;
    this.crew = this.crew.includes(minion) ? [] : [minion];
  }

  /** Mark a die, or unmark it; if only one is allowed, replace the other. */
  mark(die: number, several: boolean): void {
    this.dice = several ? toggled(this.dice, die) : this.dice.includes(die) ? [] : [die];
  }

  /** Add a minion that returns, or remove it, up to the limit. */
  take(minion: string, most: number): void {
    const next = toggled(this.taken, minion);
    if (next.length <= most) this.taken = next;
  }

  /** Queue all drafted actions for this decision. */
  send(view: GameView): void {
    const plays = this.crew.map((minion) => ready("play", { type: "play", minion }));
    const lines: Readonly<Record<string, readonly Ready[]>> = {
      act: [
        ready("act", { type: "interact", target: this.challenge ?? "" }),
        ...plays,
        ready("play", { type: "done" }),
      ],
      play: [...plays, ready("play", { type: "done" })],
      die: [
        ...this.dice.map((number) => ready("die", { type: "die", number })),
        ready("die", { type: "done" }),
      ],
      pick: [
        ...this.taken.map((minion) => ready("pick", { type: "take", minion })),
        ready("pick", { type: "done" }),
      ],
    };
    this.#line = lines[view.decision ?? ""] ?? [];
  }

  /** Queue these actions one after another, as far as the table asks for them. */
  follow(decision: string, answers: readonly GameAction[]): void {
    let asked = decision;
    this.#line = answers.map((action, place) => {
      if (place > 0) asked = QUESTIONS[action.type] ?? asked; // "done" ends what was begun
      return ready(asked, action);
    });
  }

  /** The next queued action; null, and the queue is cleared, if it does not fit the decision. */
  next(view: GameView): GameAction | null {
    const [first, ...rest] = this.#line;
    if (!first) return null;
    const fits =
      first.decision === view.decision && view.options.some((each) => same(each, first.action));
    this.#line = fits ? rest : [];
    return fits ? first.action : null;
  }

  /** A new decision: discard the draft unless the queue has its answer. */
  renew(view: GameView): void {
    const { you, round, asked_player, decision, roll, about } = view;
    const question = [you, round, asked_player, decision, roll?.challenge, about].join(" ");
    if (question !== this.#question && !this.sending) this.forget();
    this.#question = question;
    if (decision !== "act" && isDrafting(decision) && roll !== null)
      this.challenge = roll.challenge;
    else if (this.challenge !== null && !isOpen(view, this.challenge)) this.challenge = null;
    if (this.crew.length > 0) {
      const held = view.seats.flatMap(({ hand }) => hand);
      const left = this.crew.filter((minion) => held.includes(minion));
      if (left.length < this.crew.length && !this.sending) this.crew = left;
    }
  }

  /** Discard the draft. */
  forget(): void {
    this.challenge = null;
    this.crew = [];
    this.dice = [];
    this.taken = [];
    this.chips = 1;
    this.picked = null;
    this.#line = [];
  }
}

function ready(decision: string, action: GameAction): Ready {
  return { decision, action };
}

function toggled<T>(chosen: readonly T[], thing: T): readonly T[] {
  return chosen.includes(thing) ? chosen.filter((each) => each !== thing) : [...chosen, thing];
}

function isOpen(view: GameView, challenge: string): boolean {
  return view.challenges.some(({ id }) => id === challenge);
}
