/** What a stake means: its dice, its chances from the view, and what losing it moves (SC-4.15). */
import type { BettorView, CasinoView } from "../wire";

export interface Stake {
  readonly chips: number;
  readonly dice: number;
  /** The probability to lose it, as the clan wants; otherwise it is the jackpot. */
  readonly lost: number;
  /** The expected damage. */
  readonly damage: number;
  /** The cell and the safe after it is lost, and by how many spaces the safe goes up. */
  readonly cell: number;
  readonly worth: number;
  readonly up: number;
}

const PERCENT = 10_000;

export function stakeOf(scene: CasinoView, bettor: BettorView, chips: number): Stake {
  const { cell, bundle, safe, safe_track: floors } = scene;
  const dice = bettor.dice + chips - 1;
  const odds = scene.odds[dice];
  const up = Math.floor((cell + chips) / bundle);
  return {
    chips,
    dice,
    lost: 1 - (odds?.jackpot ?? 0) / PERCENT,
    damage: (odds?.damage ?? 0) / 100,
    cell: cell + chips - up * bundle,
    worth: floors[Math.min(safe + up, floors.length - 1)] ?? 0,
    up,
  };
}
