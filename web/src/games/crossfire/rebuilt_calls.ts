/** The calls of a finished game, rebuilt from its result for viewers who come later. */
import { holders } from "./scenes";
import type { GameEvent, GameView, ResultView, RoleRevealed, RoleView } from "./wire";

/** The calls from the raised fingers to the winners, in order; empty during a game. */
export function rebuiltCalls(view: GameView): readonly GameEvent[] {
  if (view.result === null) return [];
  const calls = new Calls(view, view.result);
  return view.mode === "sniper" ? calls.sniper() : calls.shootout();
}

class Calls {
  readonly #view: GameView;
  readonly #result: ResultView;
  /** All seats by place; the sniper has none. */
  readonly #ring: readonly number[];
  readonly #cards: readonly string[];
  readonly #shown = new Set<number>();
  readonly #told: GameEvent[] = [];

  constructor(view: GameView, result: ResultView) {
    this.#view = view;
    this.#result = result;
    this.#ring = holders(view);
    this.#cards = result.stages.at(-1) ?? [];
  }

  shootout(): readonly GameEvent[] {
    this.#told.push({ type: "aims_shown", targets: this.#result.aims });
    const unarmed = this.#who(({ wave, weapon }) => wave === 0 && weapon !== "shield");
    this.#told.push({ type: "hands_lowered", seats: unarmed });
    this.#reveal(
      this.#who(({ group, wave }) => group === "agent" || wave === 1),
      "agents",
    );
    this.#reveal(
      this.#who(({ weapon }) => weapon === "shield"),
      "shields",
    );
    this.#fire(1);
    this.#reveal(this.#struck(1), "hit");
    for (const seat of this.#ring.filter((each) => this.#result.silenced.includes(each))) {
      this.#told.push({ type: "assassin_silenced", seat });
    }
    this.#fire(2);
    this.#reveal(
      this.#who(({ group }) => group === "vip"),
      "vip",
    );
    return this.#end();
  }

  sniper(): readonly GameEvent[] {
    this.#told.push({ type: "talk_ended" });
    for (const seat of this.#struck(0)) {
      this.#told.push({ type: "sniper_hit", seat, role: this.#cards[seat] ?? "" });
      this.#reveal([seat], "marked");
    }
    if (this.#view.sniper !== null) this.#shown.add(this.#view.sniper);
    if (this.#result.why !== "assassins_hit" && this.#result.why !== "wrong_hit") {
      this.#reveal(
        this.#who(({ group }) => group === "assassin"),
        "assassins",
      );
      this.#told.push({ type: "aims_shown", targets: this.#result.aims });
      this.#fire(2);
    }
    return this.#end();
  }

  #end(): readonly GameEvent[] {
    const { team, why, guilt, winners, reasons } = this.#result;
    this.#told.push({ type: "team_won", team, why });
    this.#reveal(this.#ring, "others");
    this.#told.push(...guilt.map((each) => ({ type: "guilt_found" as const, ...each })));
    const alone = this.#who(({ sole }) => sole).filter((seat) => winners.includes(seat));
    this.#told.push(...alone.map((seat) => ({ type: "bomber_survived" as const, seat })));
    this.#told.push({ type: "winners_named", winners, reasons });
    return this.#told;
  }

  /** The seats with such a card, by place. */
  #who(is: (role: RoleView) => boolean): readonly number[] {
    const roles = new Set(this.#view.mix.filter(is).map(({ role }) => role));
    return this.#ring.filter((seat) => roles.has(this.#cards[seat] ?? ""));
  }

  #struck(wave: number): readonly number[] {
    const shots = this.#result.shots.filter((shot) => shot.wave === wave && shot.bearer === null);
    return this.#ring.filter((seat) => shots.some(({ target }) => target === seat));
  }

  #fire(wave: number): void {
    for (const { shooter, target, bearer, late, wave: fired } of this.#result.shots) {
      if (fired !== wave) continue;
      if (bearer === null) this.#told.push({ type: "shot_landed", wave, shooter, target, late });
      else this.#told.push({ type: "shot_stopped", wave, shooter, target, bearer });
    }
  }

  #reveal(seats: readonly number[], call: RoleRevealed["call"]): void {
    for (const seat of seats.filter((each) => !this.#shown.has(each))) {
      this.#shown.add(seat);
      this.#told.push({ type: "role_revealed", seat, role: this.#cards[seat] ?? "", call });
    }
  }
}
