/**
 * The street of the chase, seen over the clan's car: a town at dusk, the hill with the prison, the
 * road in perspective with its houses and lamps.
 */
import {
  box,
  dot,
  each,
  GOLD,
  INK,
  line,
  mix,
  oval,
  PAPER,
  path,
  short,
  spots,
  times,
} from "./drawing";

export type Side = "left" | "right";

/** The height of the horizon, and how fast the road widens below it. */
const HORIZON = 138;
const SPREAD = 1.14;
const CENTRE = 391;

/** The point of the road at `u` half widths from its middle, at a height of the picture. */
function across(u: number, y: number): number {
  return short(CENTRE + u * (y - HORIZON) * SPREAD);
}
/** The height of the ground at a distance. */
function ground(distance: number): number {
  return short(HORIZON + 246 / distance);
}

/** Where an obstacle stands, and its size: the near one, or the one behind it. */
export function standing(side: Side, where: "future" | "near"): readonly [number, number, number] {
  const y = ground(where === "near" ? 1.98 : 4.3);
  return [across(side === "left" ? -0.52 : 0.52, y), y, where === "near" ? 1.16 : 0.5];
}
/** The middle of the clan's car, whose wheels stand at 385. */
export function carPlace(side: Side): number {
  return across(side === "left" ? -0.5 : 0.5, 372);
}

/** Two curves of the road on the hill: around the town, and up to the prison. */
const HILL = [
  [250, 137, 268, 122, 410, 130, 510, 108],
  [510, 108, 590, 90, 622, 82, 650, 74],
] as const;

/** The point of the hill's road at a share of the way to the prison. */
export function hillPlace(share: number): readonly [number, number] {
  const way = Math.max(0, Math.min(2, share * 2));
  const [curve, t] = way <= 1 ? [HILL[0], way] : [HILL[1], way - 1];
  const q = 1 - t;
  const weights = [q * q * q, 3 * q * q * t, 3 * q * t * t, t * t * t];
  const along = (first: 0 | 1): number =>
    short(weights.reduce((sum, weight, i) => sum + weight * (curve[2 * i + first] ?? 0), 0));
  return [along(0), along(1)];
}

const SKY = spots("-60 84, 24 40, 64 30, 94 24, 118 20, 136 40");
const SKY_COLOURS = ["#141830", "#1d1c3a", "#2c2147", "#472a50", "#6f3b52", "#a35a4c"];
const STARS = spots(
  "262 20, 300 62, 420 18, 470 50, 560 22, 236 88, 510 14, -40 30, 60 90, 350 90, 820 24, 900 50",
);
const TOWN = spots(
  "-300 60 80, -230 84 60, -178 50 66, -118 96 70, -56 66 58, -4 92 52, 44 56 60, 100 84 46, 142 100 50, 188 112 50",
);

function sky(): string {
  const bands = each(SKY, ([y = 0, height = 0], i) =>
    box(SKY_COLOURS[i] ?? INK, -300, y, 1382, height + 1),
  );
  const moon =
    dot("#e7d9bd", 332, 46, 24) +
    dot("#cbb98f", 324, 40, 5) +
    dot("#cbb98f", 340, 54, 4) +
    dot("#cbb98f", 342, 38, 3);
  return bands + each(STARS, ([x = 0, y = 0]) => dot("#f3dfa0", x, y, 1.4)) + moon;
}

/** Far houses on the left, some windows lit. */
function town(): string {
  return each(TOWN, ([x = 0, y = 0, width = 0], i) => {
    const columns = Math.ceil(width / 13 - 1);
    const windows = times(5 * columns, (n) => {
      const [row, column] = [Math.floor(n / columns), n % columns];
      const lit = (i * 7 + row * 5 + column * 3) % 4 === 0 && y + 10 + row * 14 < 150;
      return lit ? box("#e0a94c", x + 6 + column * 13, y + 8 + row * 14, 5, 7) : "";
    });
    return box(i % 2 ? "#1b1730" : "#15122a", x, y, width, 110) + windows;
  });
}

function hill(): string {
  const road = "M391 172C372 150 232 158 250 137C268 122 410 130 510 108C590 90 622 82 650 74";
  return (
    path(
      "#241d38",
      "M-300 150Q120 118 262 128Q420 124 512 98Q600 66 690 64Q860 60 1082 92V180H-300z",
    ) +
    path("#1a162c", "M-300 164Q60 140 250 148Q480 146 620 116Q760 92 1082 130V220H-300z") +
    line("#0e0c1a", 17, road) +
    line("#565668", 13, road) +
    line("#f1d692", 1.6, road, 'stroke-dasharray="7 7"')
  );
}

/** One post for each space of the van's way; those behind it are grey. */
export function posts(spaces: number, passed: number): string {
  return times(spaces + 1, (i) => {
    const [x, y] = hillPlace(i / spaces);
    return box(i >= passed ? PAPER : "#8d8399", x - 1.5, y - 14, 3, 9);
  });
}

/** The van's destination, with its searchlights. */
function prison(): string {
  const tower = ([x = 0, y = 0]: readonly number[]): string =>
    box("#6a687c", x, y, 22, 68) +
    box("#46445a", x + 11, y, 11, 68) +
    path("#2a2838", `M${x - 4} ${y}h30l-6-9h-18z`) +
    box("#fff3c9", x + 5, y + 5, 12, 7, 1);
  const barred = ([x = 0, y = 0]: readonly number[]): string =>
    box("#f0c76a", x, y, 7, 9) + line("#2a2838", 1.2, `M${x + 2.3} ${y}v9M${x + 4.7} ${y}v9`);
  return (
    path("#f1e2a8", "M640 18L420 -60H520z", 'opacity=".20"') +
    path("#f1e2a8", "M756 14L900 -60H1010z", 'opacity=".18"') +
    path("#f1e2a8", "M640 20L470 96L530 110z", 'opacity=".16"') +
    box("#4c4a5c", 628, 40, 142, 42) +
    box("#383648", 700, 40, 70, 42) +
    times(12, (i) => box("#4c4a5c", 630 + i * 12, 35, 7, 6)) +
    box("#5a586c", 676, 20, 56, 24) +
    box("#413f52", 706, 20, 26, 24) +
    path("#2a2838", "M672 20h64l-10-9h-44z") +
    each(spots("628 16, 746 12"), tower) +
    each(spots("682 27, 694 27, 710 27, 722 27, 692 54, 712 54, 728 54"), barred) +
    path("#12101c", "M654 82V64q0-10 12-10t12 10v18z") +
    line("#6a687c", 1.6, "M659 58v24M666 55v27M673 58v24")
  );
}

/** A strip of the road between two lines, from the horizon to the lower edge. */
function strip(fill: string, from: number, to: number, [top, bottom] = [162, 444]): string {
  return path(
    fill,
    `M${across(from, top)} ${top}H${across(to, top)}L${across(to, bottom)} ${bottom}H${across(from, bottom)}z`,
  );
}
const STREAKS = spots(
  "-0.8 200 290, -0.45 230 360, -0.2 300 400, 0.85 210 330, 0.3 190 240, -0.62 330 420",
);
const DASHES = [0.72, 1.14, 1.56, 1.98, 2.4, 2.82, 3.24, 4.14, 5.04, 5.94, 6.84, 7.74, 8.64];

function road(): string {
  return (
    box("#141a1e", -300, 160, 1382, 300) +
    path(
      "#1c2528",
      `M${across(-1.3, 164)} 164H${across(1.3, 164)}L${across(1.9, 444)} 444H${across(-1.9, 444)}z`,
    ) +
    strip("#39434a", -1.12, 1.12) +
    strip("#272c35", -1.04, 1.04) +
    each(STREAKS, ([u = 0, top = 0, bottom = 0]) =>
      path(
        "#333a45",
        `M${across(u, top)} ${top}L${across(u + 0.03, bottom)} ${bottom}H${across(u - 0.03, bottom)}z`,
      ),
    ) +
    strip("#69727a", -1, -0.975) +
    strip("#69727a", 0.975, 1)
  );
}
/** The line between the lanes, which lies over the tint of the driven one. */
function middle(): string {
  return each(DASHES, (z) => {
    const [far, near] = [ground(z + (z < 3 ? 0.22 : 0.45)), ground(z)];
    return strip(GOLD, -0.022, 0.022, [far, near]);
  });
}
/** The tint of a lane. */
export function lane(side: Side): string {
  const [from, to] = side === "left" ? [-0.96, -0.08] : [0.08, 0.96];
  return strip("#f1c65b", from, to, [166, 444]);
}

/** Houses from far to near: distances of their ends, and their height. */
const HOUSES = spots(
  "4.6 7.5 1, 3.3 4.6 0.86, 2.4 3.3 1.06, 1.8 2.4 0.92, 1.35 1.8 1.08, 0.8 1.35 0.96",
);
const LEFT_WALLS = ["#221c2e", "#1b1a2a", "#2a2030"];
const RIGHT_WALLS = ["#1d1c2b", "#241e2e", "#1a1926"];

function houses(): string {
  return each(HOUSES, (house, i) => wall(house, i, -1) + wall(house, i, 1));
}
function wall([a = 0, b = 0, size = 0]: readonly number[], i: number, side: -1 | 1): string {
  const foot = (z: number): string => `${across(1.62 * side, ground(z))} ${ground(z)}`;
  const high = (z: number, share: number): number =>
    short(ground(z) - (share * (side < 0 ? 330 : 268) * size) / z);
  const up = (z: number, share: number): string =>
    `${across(1.62 * side, ground(z))} ${high(z, share)}`;
  const colour = (side < 0 ? LEFT_WALLS : RIGHT_WALLS)[i % 3] ?? INK;
  /** Even steps along the wall, as they look from here. */
  const along = (share: number): number => 1 / (1 / a + (1 / b - 1 / a) * share);
  const windows = times(16, (n) => {
    const [column, row] = [Math.floor(n / 4), n % 4];
    const [near, far] = [along((column + 0.25) / 4), along((column + 0.72) / 4)];
    const low = 0.2 + row * 0.19;
    const lit = (i * 5 + column * 3 + row * 7 + (side > 0 ? 2 : 0)) % 5 < 2;
    return path(
      lit ? "#d99a3e" : mix(colour, "#8fa0b8", 0.14),
      `M${up(near, low)}L${up(near, low + 0.11)} ${up(far, low + 0.11)} ${up(far, low)}z`,
      lit ? 'opacity=".8"' : "",
    );
  });
  return (
    path(colour, `M${foot(a)}L${up(a, 1)} ${up(b, 1)} ${foot(b)}z`) +
    path(mix(colour, PAPER, 0.14), `M${up(a, 1)}L${up(b, 1)} ${up(b, 0.97)} ${up(a, 0.97)}z`) +
    windows
  );
}

function lamps(): string {
  return each([7, 4.2, 2.6, 1.65], (z) => lamp(z, -1) + lamp(z, 1));
}
function lamp(z: number, side: -1 | 1): string {
  const y = ground(z);
  const x = across(1.24 * side, y);
  const height = 150 / z;
  const lit = x - side * height * 0.26;
  return (
    oval("#f1c65b", x - side * height * 0.3, y + 2, height * 0.52, height * 0.09, 'opacity=".16"') +
    line(
      "#0a0c10",
      short(Math.max(1.6, 6 / z)),
      `M${x} ${y}V${short(y - height)}q0 ${short(-height * 0.1)} ${short(-side * height * 0.14)} ${short(-height * 0.1)}h${short(-side * height * 0.1)}`,
    ) +
    dot("#f1c65b", lit, y - height * 1.07, height * 0.16, 'opacity=".22"') +
    oval("#fff3c9", lit, y - height * 1.07, height * 0.06, height * 0.045)
  );
}

/** Everything behind the lanes; the van drives before it. */
export const BEHIND = sky() + town() + hill();
export const PRISON = prison();
export const ROAD = road();
/** What stands over the tinted lane. */
export const STREET = middle() + houses() + lamps();

/** The light of the car before it. */
export function headlights(side: Side): string {
  const middle = side === "left" ? -0.5 : 0.5;
  const x = carPlace(side);
  const beam = (foot: number, u: number, [near, far]: readonly [number, number]): string =>
    `M${x - foot} 318L${across(middle - u, near)} ${far}H${across(middle + u, near)}L${x + foot} 318z`;
  return (
    path("#fff0b8", beam(66, 0.62, [214, 206]), 'opacity=".13"') +
    path("#fff0b8", beam(40, 0.4, [206, 200]), 'opacity=".12"')
  );
}
