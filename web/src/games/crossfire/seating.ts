/** The geometry of the round table, in pixels: faces, name tags, cards, speech, lines between faces. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle by its middle and its size. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** What a table must leave room for. */
export interface TableSize {
  readonly width: number;
  readonly height: number;
  /** The largest radius of a face. */
  readonly radius: number;
  /** The height of a name tag. */
  readonly tag: number;
  /** The size of a card on the felt, as multiples of the radius. */
  readonly card: readonly [number, number];
}

/** A seat, its face and its card on the felt. */
export interface Place extends Point {
  readonly seat: number;
  readonly card: Point;
}

export interface Seating {
  readonly places: readonly Place[];
  /** The radius of a face. */
  readonly radius: number;
  readonly card: { readonly width: number; readonly height: number };
  /** The most room for a name tag. */
  readonly tagWidth: number;
  readonly felt: Box;
  /** The free part of the felt, for speech and calls. */
  readonly centre: Box;
  /** The free parts between two seats of the left and of the right side, at a small table. */
  readonly sides: readonly Box[];
}

/** Seats leave the sides of a table of six free for speech. */
const SIX = [90, 145, 215, 270, 325, 35];
/** How far the name tag covers its face. */
const COVERED = 8;
const GAP = 6;
/** The ellipse of the faces is larger than the felt. */
const OUTSIDE = 1.15;

/** The length of the longest name tag, as a multiple of its height. */
const TAG_LENGTH = 7.4;
/** The least room for a sentence. */
const SPEECH = { width: 136, height: 76 };

/** All seats clockwise from the one at the bottom, so the left neighbour sits on the left. */
export function seating(count: number, bottom: number, size: TableSize): Seating {
  const { width, height, tag } = size;
  const radius = Math.min(
    size.radius,
    width / (count > 8 ? 13.5 : 11.5),
    height / Math.max(9, count + 1.5),
  );
  const below = tag - COVERED;
  const around: Box = {
    x: width / 2,
    y: (height - below) / 2,
    width: width - 2 * radius - GAP,
    height: height - 2 * radius - below - GAP,
  };
  const felt = {
    ...around,
    y: around.y + below / 2,
    width: around.width / OUTSIDE,
    height: around.height / OUTSIDE,
  };
  const card = { width: radius * size.card[0], height: radius * size.card[1] };
  const angles = Array.from({ length: count }, (_, step) => angleOf(step, count));
  const faces = angles.map((angle) => onEllipse(around, angle, 1));
  const tagWidth = Math.min(
    TAG_LENGTH * tag,
    Math.max(2.4 * radius, roomForTag(faces, radius, tag)),
  );
  const taken = faces.flatMap(({ x, y }) => [
    { x, y, width: 2 * radius, height: 2 * radius },
    { x, y: y + radius - COVERED + tag / 2, width: Math.min(tagWidth, 2.4 * radius), height: tag },
  ]);
  const places = angles.map((angle, step) => ({
    seat: (bottom + step) % count,
    ...(faces[step] ?? felt),
    card: cardAt(felt, angle, card, taken),
  }));
  const cards = places.map((place) => ({ ...place.card, ...card }));
  const centre = freePart(felt, [...cards, ...taken]);
  const sides = [-1, 1].flatMap((side) =>
    sidePart(side, size, felt, places, { radius, below, card: card.width }),
  );
  return { places, radius, card, tagWidth, felt, centre, sides };
}

/** The room between the two seats of a side, if it is enough for speech. */
function sidePart(
  side: number,
  { width }: TableSize,
  felt: Box,
  places: readonly Place[],
  { radius, below, card }: { radius: number; below: number; card: number },
): readonly Box[] {
  const near = places.filter(({ x }) => (x - felt.x) * side > felt.width / 4);
  const [upper, lower] = near.sort((one, other) => one.y - other.y);
  if (near.length !== 2 || !upper || !lower) return [];
  const [top, bottom] = [upper.y + radius + below + 2 * GAP, lower.y - radius - GAP];
  const reach = Math.max(...near.map((place) => Math.abs(place.card.x - felt.x))) + card / 2 + GAP;
  const room = { width: width / 2 - reach, height: bottom - top };
  if (room.width < SPEECH.width || room.height < SPEECH.height) return [];
  return [{ ...room, x: felt.x + side * (reach + room.width / 2), y: (top + bottom) / 2 }];
}

function angleOf(step: number, count: number): number {
  const degrees = count === SIX.length ? (SIX[step] ?? 90) : 90 + (step * 360) / count;
  return (degrees * Math.PI) / 180;
}

function onEllipse({ x, y, width, height }: Box, angle: number, share: number): Point {
  return {
    x: round(x + (Math.cos(angle) * width * share) / 2),
    y: round(y + (Math.sin(angle) * height * share) / 2),
  };
}

/** The least distance between two faces whose tags are side by side. */
function roomForTag(faces: readonly Point[], radius: number, tag: number): number {
  const apart = faces.flatMap((one, index) =>
    faces
      .slice(index + 1)
      .filter(({ y }) => Math.abs(y - one.y) < tag + radius / 2)
      .map(({ x }) => Math.abs(x - one.x) - GAP),
  );
  return Math.min(Infinity, ...apart.filter((distance) => distance > radius));
}

/** The place of a card: as far out on the felt as faces and tags allow. */
function cardAt(
  felt: Box,
  angle: number,
  card: { width: number; height: number },
  taken: readonly Box[],
): Point {
  const most = 0.8;
  const least = 0.2;
  for (let share = most; share > least; share -= 0.02) {
    const spot = onEllipse(felt, angle, share);
    if (!taken.some((box) => overlap(box, { ...spot, ...card }, GAP / 2))) return spot;
  }
  return onEllipse(felt, angle, least);
}

/** The largest rectangle around the middle of the felt that covers nothing. */
function freePart(felt: Box, taken: readonly Box[]): Box {
  let best: Box = { ...felt, width: 0, height: 0 };
  for (let share = 0.9; share >= 0.2; share -= 0.05) {
    const width = felt.width * share;
    const inTheWay = taken.filter(
      (box) => Math.abs(box.x - felt.x) < (width + box.width) / 2 + GAP,
    );
    const above = inTheWay.filter(({ y }) => y < felt.y).map(({ y, height }) => y + height / 2);
    const below = inTheWay.filter(({ y }) => y >= felt.y).map(({ y, height }) => y - height / 2);
    const top = Math.max(felt.y - felt.height * 0.42, ...above) + GAP;
    const bottom = Math.min(felt.y + felt.height * 0.42, ...below) - GAP;
    const height = Math.max(0, bottom - top);
    if (width * height > best.width * best.height) {
      best = { x: felt.x, y: (top + bottom) / 2, width, height };
    }
  }
  return best;
}

/** True if two boxes are closer than `gap`. */
export function overlap(one: Box, other: Box, gap = 0): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + gap &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + gap
  );
}

/** The bend of a line to its right, as a share of its length, because two may cross. */
const BEND = 0.08;
/** The most of a line's way that its ends leave free. */
const NEAR = 0.3;

/** The path of a line from face to face; "" from a face to itself. */
export function linePath(from: Point, to: Point, radius: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return "";
  const [ux, uy] = [dx / length, dy / length];
  const gap = Math.min(radius * 1.25, length * NEAR);
  const start = { x: from.x + ux * gap, y: from.y + uy * gap };
  const end = { x: to.x - ux * gap, y: to.y - uy * gap };
  const mid = {
    x: (start.x + end.x) / 2 - uy * length * BEND,
    y: (start.y + end.y) / 2 + ux * length * BEND,
  };
  return `M${pair(start)}Q${pair(mid)} ${pair(end)}`;
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
