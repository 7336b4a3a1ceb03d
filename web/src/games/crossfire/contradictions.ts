/**
 * Contradictions between statements.
 *
 * All statements about cards concern the card of a seat at a stage. A passed card is the one that
 * was dealt, a received card is the one that the right neighbour passed, and a shuffle returns the
 * three cards that went in. The claimed role is the card held at the end, or its side.
 */
import type { Args } from "../../lib/texts";
import { holders } from "./scenes";
import type { GameView, StatementMade } from "./wire";

/** Why a statement cannot be true together with others: a message and its arguments. */
export interface Contradiction {
  readonly message: string;
  readonly args: Args;
  /** The numbers of the contradicting statements. */
  readonly against: readonly number[];
  /** True if only the viewer can know it, by the cards the viewer has seen. */
  readonly own: boolean;
}

type Description = Pick<Contradiction, "message" | "args">;

/** A statement that a seat held a card at a stage: 0 dealt, 1 after the pass, 2 and up shuffles. */
interface Holding {
  readonly said: StatementMade;
  readonly seat: number;
  readonly stage: number;
  readonly role: string;
}

/** The contradictions of each statement of a discussion. */
export class Contradictions {
  readonly #view: GameView;
  readonly #standing: readonly StatementMade[];
  readonly #holdings: readonly Holding[];
  readonly #found = new Map<number, Contradiction[]>();

  constructor(view: GameView, standing: readonly StatementMade[]) {
    this.#view = view;
    this.#standing = standing;
    this.#holdings = standing.flatMap((said) => holding(view, said));
    this.#noSuchShuffle();
    this.#twoCards();
    this.#beings();
    this.#faces();
    this.#tooMany();
    this.#mixed();
    this.#seenBySelf();
  }

  of(said: StatementMade): readonly Contradiction[] {
    return this.#found.get(said.no) ?? [];
  }

  /** Add a contradiction; a passed card was in two hands, so equal ones are added once. */
  #add(said: StatementMade, doubt: Description, about: Partial<Contradiction> = {}): void {
    const found = this.#found.get(said.no) ?? [];
    if (found.some((each) => alike(each, doubt))) return;
    this.#found.set(said.no, [...found, { against: [], own: false, ...doubt, ...about }]);
  }

  /** Statements about an own shuffle that never took place. */
  #noSuchShuffle(): void {
    for (const said of this.#standing) {
      if (said.code !== "after" || said.number === null) continue;
      const times = shufflesOf(this.#view, said.seat).length;
      if (said.number > times) {
        this.#add(said, {
          message: "crossfire-doubt-shuffles",
          args: { seat: said.seat, times, number: said.number },
        });
      }
    }
  }

  /** Two statements that put different cards into the same hand at the same stage. */
  #twoCards(): void {
    for (const one of this.#holdings) {
      const others = this.#holdings.filter(
        ({ seat, stage, role }) => seat === one.seat && stage === one.stage && role !== one.role,
      );
      for (const speaker of new Set(others.map(({ said }) => said.seat))) {
        const against = others.filter(({ said }) => said.seat === speaker);
        const self = speaker === one.said.seat;
        this.#add(
          one.said,
          {
            message: self ? "crossfire-doubt-self" : "crossfire-doubt-neighbour",
            args: { seat: speaker, role: against[0]?.role ?? "" },
          },
          { against: against.map(({ said }) => said.no) },
        );
      }
    }
  }

  /** Contradictory claims about the own role; a card belongs to one side only. */
  #beings(): void {
    for (const said of this.#standing) {
      if (said.code === "amnot") this.#denied(said);
      else if (this.#isBeing(said)) this.#otherSide(said);
    }
  }

  /** True for claims about the card held at the end. */
  #isBeing(said: StatementMade): boolean {
    if (said.code === "am") return true;
    return this.#holdings.some((each) => each.said === said && isLast(this.#view, each));
  }

  #denied(not: StatementMade): void {
    const against = this.#standing.filter(
      (said) => said.seat === not.seat && this.#isBeing(said) && this.#is(said.role, not.role),
    );
    const doubt = {
      message: "crossfire-doubt-denied",
      args: { seat: not.seat, role: not.role ?? "" },
    };
    if (against.length === 0) return;
    this.#add(not, doubt, { against: against.map(({ no }) => no) });
    for (const said of against) this.#add(said, doubt, { against: [not.no] });
  }

  #otherSide(one: StatementMade): void {
    const side = sideOf(this.#view, one.role);
    if (side === null) return;
    const against = this.#standing.filter((said) => {
      const other = sideOf(this.#view, said.role);
      const of = said.seat === one.seat && this.#isBeing(said);
      return of && (isSide(said.role) || isSide(one.role)) && other !== null && other !== side;
    });
    if (against.length === 0) return;
    const args = { seat: one.seat, role: against[0]?.role ?? "" };
    this.#add(
      one,
      { message: "crossfire-doubt-self", args },
      { against: against.map(({ no }) => no) },
    );
  }

  #is(role: string | null, wanted: string | null): boolean {
    return role === wanted || isOf(this.#view, role ?? undefined, wanted);
  }

  /** A face that differs from the player's latest claim. */
  #faces(): void {
    this.#view.seats.forEach(({ face }, seat) => {
      const said = this.#standing.findLast(
        (each) => each.seat === seat && each.code === "am" && !isSide(each.role),
      );
      if (!said || face === null || face === "undeclared") return;
      if (this.#view.mix.find(({ role }) => role === said.role)?.group === face) return;
      this.#add(said, { message: "crossfire-doubt-face", args: { seat, face } });
    });
  }

  /** More claims of a card at one stage than there are copies of it. */
  #tooMany(): void {
    for (const one of this.#holdings) {
      const same = this.#holdings.filter(
        ({ stage, role }) => stage === one.stage && role === one.role,
      );
      const seats = new Set(same.map(({ seat }) => seat));
      const copies = count(this.#view, ({ role }) => role === one.role);
      if (seats.size <= copies) continue;
      this.#add(
        one.said,
        {
          message: "crossfire-doubt-copies",
          args: { role: one.role, claims: seats.size, copies },
        },
        { against: same.map(({ said }) => said.no).filter((no) => no !== one.said.no) },
      );
    }
  }

  /** A card from a shuffle that none of its three players claims to have put in. */
  #mixed(): void {
    this.#view.shuffles.forEach((trio, place) => {
      const given = trio.map((seat) => this.#at(seat, cameWith(this.#view, seat, place)));
      if (given.some((each) => each === null)) return;
      const put = given.flatMap((each) => (each ? [each] : []));
      for (const seat of trio) {
        const back = this.#at(seat, stageAfter(this.#view, seat, place));
        if (!back || put.some(({ role }) => role === back.role)) continue;
        this.#add(
          back.said,
          { message: "crossfire-doubt-mixed", args: { role: back.role, no: place + 1 } },
          { against: put.map(({ said }) => said.no) },
        );
      }
    });
  }

  /** The latest claim of a seat about its card at a stage. */
  #at(seat: number, stage: number): Holding | null {
    return (
      this.#holdings.findLast(
        (each) => each.seat === seat && each.said.seat === seat && each.stage === stage,
      ) ?? null
    );
  }

  /** What the viewer saw differently; only if the table reminds of it. */
  #seenBySelf(): void {
    const { you, seen, memory_aid: aid } = this.#view;
    if (you === null || aid !== "full") return;
    for (const { how, role, other } of seen) {
      if ((how !== "passed" && how !== "got") || other === null) continue;
      // A passed card is in the neighbour's hand after the pass; a received one was dealt to the
      // right.
      const stage = how === "passed" ? 1 : 0;
      for (const one of this.#holdings) {
        if (one.seat !== other || one.stage !== stage || one.role === role) continue;
        if (one.said.seat === you) continue;
        this.#add(one.said, { message: "crossfire-doubt-seen", args: { role } }, { own: true });
      }
    }
  }
}

/** The holdings that a statement claims; a passed card was in two hands. */
function holding(view: GameView, said: StatementMade): readonly Holding[] {
  const { seat, code, role, number } = said;
  if (role === null || !view.mix.some((each) => each.role === role)) return [];
  const around = holders(view);
  const place = around.indexOf(seat);
  const left = around[(place + 1) % around.length] ?? seat;
  const right = around[(place + around.length - 1) % around.length] ?? seat;
  const own = shufflesOf(view, seat);
  switch (code) {
    case "dealt":
    case "passed":
      return [
        { said, seat, stage: 0, role },
        { said, seat: left, stage: 1, role },
      ];
    case "got":
      return [
        { said, seat, stage: 1, role },
        { said, seat: right, stage: 0, role },
      ];
    case "after": {
      const shuffle = own[(number ?? 1) - 1];
      if (shuffle === undefined) return [];
      return [{ said, seat, stage: stageAfter(view, seat, shuffle), role }];
    }
    case "am":
      return [{ said, seat, stage: last(view), role }];
    default:
      return [];
  }
}

/** The shuffles of a seat, counted from 0. */
export function shufflesOf(view: GameView, seat: number): readonly number[] {
  return view.shuffles.flatMap((trio, place) => (trio.includes(seat) ? [place] : []));
}

/** The stage of the card that a seat put into a shuffle. */
function cameWith(view: GameView, seat: number, shuffle: number): number {
  const before = shufflesOf(view, seat).filter((each) => each < shuffle);
  return (before.at(-1) ?? -1) + 2;
}

/** The last stage, when cards become final. */
function last(view: GameView): number {
  return view.shuffles.length + 1;
}

/** The stage after a shuffle; after a seat's own last one its card is final. */
function stageAfter(view: GameView, seat: number, shuffle: number): number {
  return shuffle === shufflesOf(view, seat).at(-1) ? last(view) : shuffle + 2;
}

function alike(one: Description, other: Description): boolean {
  return one.message === other.message && JSON.stringify(one.args) === JSON.stringify(other.args);
}

export function count(view: GameView, is: (role: GameView["mix"][number]) => boolean): number {
  return view.mix.filter(is).reduce((sum, role) => sum + role.count, 0);
}

/** True if this is the claim of a seat about its final card. */
function isLast(view: GameView, { said, seat, stage }: Holding): boolean {
  return said.seat === seat && stage === last(view);
}

function isSide(role: string | null): boolean {
  return role === "red" || role === "blue";
}

/** The side of a role or card; null for roles without a side. */
function sideOf(view: GameView, role: string | null): string | null {
  if (isSide(role)) return role;
  const team = view.mix.find((each) => each.role === role)?.team ?? "none";
  return team === "none" ? null : team.replace("leans_", "");
}

/** True if a card has this role, or belongs to this side. */
export function isOf(view: GameView, card: string | undefined, role: string | null): boolean {
  if (role !== "red" && role !== "blue") return card === role;
  const team = view.mix.find((each) => each.role === card)?.team;
  return team === role || team === `leans_${role}`;
}
