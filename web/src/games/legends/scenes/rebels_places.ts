/** Where people stand in the struggle with the rebels. */

/** Somebody's place: the left and upper edge of the face, and its width. */
export interface Standing {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The room that each has; less than the width if they stand close. */
  readonly step: number;
}

const SIDES = {
  clan: { middle: 234, foot: 244, room: 196, most: 88, over: 14 },
  ambush: { middle: 648, foot: 260, room: 214, most: 92, over: 16 },
} as const;
export type Fighting = keyof typeof SIDES;

/** The rebels of an attack side by side; more than two stand closer and are smaller. */
export function rebelsAt(side: Fighting, ids: readonly string[]): readonly Standing[] {
  const { middle, foot, room, most, over } = SIDES[side];
  const step = Math.min(most, room / ids.length);
  const width = Math.min(most + 2, step + over);
  const left = middle - (step * ids.length) / 2 - (width - step) / 2;
  return ids.map((id, i) => ({ id, x: left + i * step, y: foot - width, width, step }));
}

/** The clan's own people behind their crates. */
export function clanAt(ids: readonly string[]): readonly Standing[] {
  const step = Math.min(58, 116 / ids.length);
  return ids.map((id, i) => ({ id, x: i * step - 2, y: 190 + (i % 2) * 10, width: 96, step }));
}

/** Fugitives in the alley. */
export function fugitivesAt(ids: readonly string[]): readonly Standing[] {
  const step = Math.min(34, 84 / Math.max(1, ids.length - 1));
  return ids.map((id, i) => ({ id, x: 398 + i * step, y: 192, width: 52, step }));
}

/** The middle of a space of the struggle track. */
export function spaceAt(space: number, spaces: number): number {
  return 90 + (space * 603) / (spaces - 1);
}
