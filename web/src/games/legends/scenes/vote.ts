/** The vote in pictures: die by die, first one side, then the other, and the result. */
import type { VoteRoll } from "../wire";

/** One picture. */
export interface Shot {
  /** The number of the roll, from 0; -1 before the first one. */
  readonly roll: number;
  /** The fallen dice of each side. */
  readonly clan: number;
  readonly mayor: number;
  /** Both have rolled, so the result may be shown. */
  readonly told: boolean;
  /** How long it is shown, in milliseconds. */
  readonly time: number;
}

const OPENING = 1600;
const DIE = 420;
const SUM = 900;
const TIE = 1900;
const VERDICT = 3600;

/** All pictures, up to the decision. */
export function shotsOf(rolls: readonly VoteRoll[]): readonly Shot[] {
  return [
    { roll: -1, clan: 0, mayor: 0, told: false, time: OPENING },
    ...rolls.flatMap((each, roll) => shotsOfRoll(each, roll, roll === rolls.length - 1)),
    lastShot(rolls),
  ];
}

function shotsOfRoll(
  { clan_dice, mayor_dice }: VoteRoll,
  roll: number,
  decides: boolean,
): readonly Shot[] {
  const [clan, mayor] = [clan_dice.length, mayor_dice.length];
  const first = clan_dice.map((_, at) => shot(roll, at + 1, 0, at + 1 === clan ? SUM : DIE));
  const second = mayor_dice.map((_, at) => shot(roll, clan, at + 1, at + 1 === mayor ? SUM : DIE));
  return decides ? [...first, ...second] : [...first, ...second, tie(roll, clan, mayor)];
}

function shot(roll: number, clan: number, mayor: number, time: number): Shot {
  return { roll, clan, mayor, told: false, time };
}

function tie(roll: number, clan: number, mayor: number): Shot {
  return { roll, clan, mayor, told: true, time: TIE };
}

/** The last picture, with the decision. */
export function lastShot(rolls: readonly VoteRoll[]): Shot {
  const last = rolls.at(-1);
  return {
    roll: rolls.length - 1,
    clan: last?.clan_dice.length ?? 0,
    mayor: last?.mayor_dice.length ?? 0,
    told: true,
    time: VERDICT,
  };
}

/** The sum of a side's first dice; only numbers count. */
export function sumOf(dice: readonly string[], count: number): number {
  return dice.slice(0, count).reduce((sum, face) => sum + (Number(face) || 0), 0);
}
