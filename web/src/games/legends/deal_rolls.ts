/** Every fallen die shows the face that was drawn for it. */
import type { DealFinding } from "../module";
import { alike, Tally, within } from "./deal_draws";
import type { Drawn } from "./deal_draws";
import type { GameEvent, GameView } from "./wire";

const WHITE = "white die";
const RED = "red die";

export class Rolls {
  readonly #view: GameView;
  readonly #drawn: Drawn;
  readonly #tally = new Tally();
  /**
   * The white dice on the table; null if one of them was turned, because its place is not reported.
   */
  #dice: readonly string[] | null;
  /** The ability for which the dice are rolled again. */
  #ability = "";

  constructor(view: GameView, drawn: Drawn) {
    this.#view = view;
    this.#drawn = drawn;
    this.#dice = view.roll?.dice ?? [];
  }

  found(): readonly DealFinding[] {
    const agrees = this.#tally.agrees && this.#drawn.isUsed(WHITE, RED);
    return [{ message: "legends-check-dice", args: { count: this.#tally.count }, agrees }];
  }

  hear(event: GameEvent, seq: number, step: readonly GameEvent[]): void {
    switch (event.type) {
      case "dice_rolled":
        this.#fall(event.dice);
        if (event.red !== "none") this.#redFalls(event.red); // a bet is rolled without it
        this.#dice = event.dice;
        break;
      case "red_die_rolled":
        this.#redFalls(event.red);
        break;
      case "rebels_rolled":
        this.#fall(event.dice);
        this.#redFalls(event.red);
        break;
      case "vault_searched":
        this.#fall(event.dice);
        break;
      case "votes_rolled":
        this.#fall(event.clan_dice);
        this.#fall(event.mayor_dice);
        break;
      case "die_added":
        this.#fall([event.face]);
        this.#dice = this.#dice && [...this.#dice, event.face];
        break;
      case "dice_set_aside":
        this.#dice = event.dice;
        break;
      case "die_turned":
        if (event.face === "4") this.#dice = null;
        break;
      case "ability_used":
        this.#ability = event.ability;
        break;
      case "intro_used":
        this.#ability = "reroll_all";
        break;
      case "dice_rerolled":
        this.#fallAgain(event.dice, event.red, seq, step);
        break;
    }
  }

  #fallAgain(dice: readonly string[], red: string, seq: number, step: readonly GameEvent[]): void {
    if (this.#ability === "reroll_all") this.#fall(dice);
    else if (this.#ability !== "reroll_red") this.#someFall(dice, seq, step);
    const redToo = this.#ability === "reroll_red" || this.#ability === "reroll_all";
    if (redToo && red !== "none") this.#redFalls(red);
    this.#dice = dice;
  }

  /** Some dice were rolled again, and the others kept their faces. */
  #someFall(dice: readonly string[], seq: number, step: readonly GameEvent[]): void {
    const others = step.reduce((sum, event) => sum + fallenIn(event), 0);
    const count = this.#drawn.inStep(WHITE, seq) - others;
    const fallen = Array.from({ length: Math.max(0, count) }, () => this.#white());
    const kept = within(fallen, dice);
    const lay = this.#dice === null || (kept !== null && within(kept, this.#dice) !== null);
    this.#tally.note(count > 0 && kept !== null && lay);
  }

  #fall(dice: readonly string[]): void {
    const drawn = dice.map(() => this.#white());
    this.#tally.note(alike(drawn, dice));
  }

  #redFalls(red: string): void {
    const draw = this.#drawn.next(RED);
    this.#tally.note(draw !== null && this.#view.red[draw.result] === red);
  }

  #white(): string {
    return this.#view.white[this.#drawn.next(WHITE)?.result ?? -1] ?? "";
  }
}

/** The number of white dice that fall with an event other than a repeated roll. */
function fallenIn(event: GameEvent): number {
  if (event.type === "vault_searched" || event.type === "rebels_rolled") return event.dice.length;
  if (event.type === "votes_rolled") return event.clan_dice.length + event.mayor_dice.length;
  return event.type === "die_added" ? 1 : 0;
}
