/** The obstacles of the chase, each with its bottom centre at (0, 0), about 110 wide. */
import {
  at,
  BLOOD,
  box,
  dot,
  each,
  GOLD,
  INK,
  lettering,
  line,
  oval,
  PAPER,
  path,
  shadow,
  spots,
  stripes,
  times,
  wheel,
} from "./drawing";
import type { Sign } from "./drawing";

type Draw = (sign: Sign<"garage" | "milk" | "police">) => string;

const ROADWORKS: Draw = () =>
  path("#7a6440", "M-58 0q18-34 40-22 14-14 30 4 14-4 20 18z") +
  path("#57462b", "M-4 -24q10-2 16 6 14-4 20 18H-4z") +
  line("#8a918c", 4, "M-26 -14L-38 -58") +
  path("#9aa6ad", "M-44 -72q8-4 12 2l-2 14h-8z") +
  stripes([-8, -40, 66, 12], 6, [PAPER, "#e8822e"]) +
  stripes([-8, -22, 66, 8], 6, [PAPER, "#e8822e"]) +
  box("#6a5a3a", 0, -42, 5, 42) +
  box("#6a5a3a", 46, -42, 5, 42) +
  dot("#ffb347", 2, -48, 6) +
  dot("#ffb347", 2, -48, 13, 'opacity=".3"') +
  dot("#ffb347", 49, -48, 6) +
  dot("#ffb347", 49, -48, 13, 'opacity=".3"');

const OBSTACLES: Readonly<Record<string, Draw>> = {
  /** The milk cart. */
  ob01: (sign) =>
    shadow(54, 7) +
    box("#e8e2d2", -42, -58, 84, 42, 3) +
    box("#b9b3a2", 6, -58, 36, 42, 3) +
    box("#2a5ca8", -42, -40, 84, 10) +
    lettering(0, -31.5, 10, PAPER, sign("milk")) +
    each(
      [-34, -20, -6, 8, 22],
      (x) => box("#f6f2e6", x, -74, 10, 16, 2) + box("#c9d3d6", x + 3, -80, 4, 7),
    ) +
    wheel(-28, -12, 13) +
    wheel(28, -12, 13) +
    line("#7a5a38", 5, "M42 -24L64 -8"),
  /** Wet tram rails. */
  ob02: () =>
    oval("#22435c", -6, -8, 56, 13, 'opacity=".9"') +
    oval("#4b6b82", -4, -10, 42, 8) +
    each(spots("-34 -10, -24 -24, -18 -38"), ([x = 0, y = 0], i) =>
      box("#4a3826", x, y, 56 - i * 12, 5, 2),
    ) +
    line("#6d7378", 7, "M-46 0Q-18 -22 -12 -56M26 0Q26 -24 14 -56") +
    line("#e6eef0", 2, "M-46 -1Q-18 -23 -12 -56M27 -1Q27 -24 15 -56") +
    oval("#8fb0c2", -10, -12, 16, 2.4) +
    line("#8fb0c2", 2, "M-34 -40l-6 -16M46 -30l8 -14M-50 -22l-10 -8") +
    path("#f1c65b", "M34 -26l5-9 3 8 8 1-6 6 3 9-8-5-8 3 3-8-5-6z"),
  /** The traffic warden. */
  ob03: () =>
    stripes([-30, -14, 60, 14], 6) +
    box("#1d2f4e", -15, -66, 30, 54, 6) +
    box("#14213a", 0, -66, 15, 54, 5) +
    box("#1d2f4e", -50, -62, 100, 10, 5) +
    dot(PAPER, -52, -57, 7) +
    dot(PAPER, 52, -57, 7) +
    dot("#e4bd8c", 0, -76, 11) +
    path("#a8754a", "M1 -87a11 11 0 0 1 0 22z") +
    path("#14213a", "M-14 -80Q-12 -98 0 -99T14 -80z") +
    dot(GOLD, 0, -88, 3) +
    box(PAPER, -2, -60, 4, 40),
  /** The friendly garage. */
  ob04: (sign) =>
    box("#5b4a3a", -54, -74, 108, 74) +
    box("#413427", 0, -74, 54, 74) +
    box("#f0c76a", -38, -50, 76, 50) +
    box("#b98a35", -38, -50, 76, 8) +
    box(INK, -46, -70, 92, 16, 2) +
    lettering(0, -57.5, 12, GOLD, sign("garage")) +
    path("#7a5a24", "M-22 0v-18h10l6-10h18l6 10h10v18z"),
  /** Spilled oranges. */
  ob05: () =>
    shadow(58) +
    at(
      -14,
      -2,
      1,
      box("#8a6236", -34, -40, 58, 40) +
        box("#5e4124", -34, -40, 58, 6) +
        box("#5e4124", -34, -22, 58, 4) +
        box("#6d4c2a", 4, -40, 20, 40),
      -16,
    ) +
    each(
      spots(
        "18 -6 9, 34 -5 8, 2 -7 9, 46 -9 7, 24 -20 8, -46 -6 8, -34 -4 7, 10 -26 7, -4 -38 7, -18 -44 8, 40 4 8, -14 5 8, 14 6 7",
      ),
      ([x = 0, y = 0, r = 0]) =>
        dot("#e8822e", x, y, r) + dot("#ffb56b", x - r * 0.3, y - r * 0.35, r * 0.35),
    ),
  /** The tight bend. */
  ob06: () =>
    box("#6a5a3a", -40, -40, 6, 40) +
    box("#6a5a3a", 34, -40, 6, 40) +
    box(INK, -54, -72, 108, 34, 3) +
    each([-44, -18, 8], (x) => path(GOLD, `M${x} -68h16l14 13-14 13h-16l14-13z`)),
  /** The street parade. */
  ob07: () =>
    each(
      [-34, -10, 14, 36],
      (x, i) =>
        box(i % 2 ? "#7a1f26" : "#8a2a32", x - 10, -50, 20, 50, 5) +
        box(PAPER, x - 2, -46, 4, 34) +
        dot("#e4bd8c", x, -58, 8) +
        box(BLOOD, x - 8, -82, 16, 20, 2) +
        box(GOLD, x - 9, -66, 18, 4),
    ) +
    dot(PAPER, 2, -24, 22) +
    dot(BLOOD, 2, -24, 22, 'fill-opacity="0" stroke="#b3262e" stroke-width="5"') +
    path(
      BLOOD,
      "M2 -35l3 7.500 8 .6-6 5.200 1.900 7.800L2 -18.200l-6.900 4.300 1.900-7.800-6-5.200 8-.6z",
    ),
  /** The garbage truck. */
  ob08: () =>
    shadow(56) +
    wheel(-34, -10, 12) +
    wheel(34, -10, 12) +
    path("#3f5a3c", "M-48 -14V-76q0-10 10-10h76q10 0 10 10v62z") +
    path("#2c4029", "M4 -86h34q10 0 10 10v62H4z") +
    box("#1c2a1a", -38, -70, 76, 30, 3) +
    path("#6b7a4a", "M-34 -44q8-18 18-8 10-16 20-4 10-10 16 4 8-4 10 8z") +
    box("#c9a24a", -48, -22, 96, 7) +
    dot("#ff5a52", -40, -30, 5) +
    dot("#ff5a52", 40, -30, 5) +
    box("#8a918c", -54, -40, 9, 26, 3),
  /** Along the pavement. */
  ob09: () =>
    box("#6d7378", -56, -12, 112, 12) +
    box("#8f969b", -56, -12, 112, 4) +
    box(BLOOD, -34, -46, 18, 36, 5) +
    box(BLOOD, -40, -34, 30, 8, 3) +
    dot("#d8525a", -25, -46, 9) +
    box("#2a5ca8", 10, -58, 30, 48, 8) +
    box(INK, 15, -46, 20, 4) +
    path(PAPER, "M-6 -14l10-22 4 2-8 22z"),
  /** The drawbridge. */
  ob10: () =>
    path("#39424a", "M-56 0V-20h34V0zM56 0V-20H22V0z") +
    at(-26, -18, 1, box("#7a828a", 0, -8, 60, 8) + stripes([0, -16, 60, 7], 8), -58) +
    at(26, -18, 1, box("#7a828a", -60, -8, 60, 8) + stripes([-60, -16, 60, 7], 8), 58) +
    path("#22435c", "M-22 -8q6-5 11 0t11 0 11 0 11 0V0h-44z"),
  /** The fish market. */
  ob11: () =>
    box("#4a5c66", -46, -44, 92, 44) +
    box("#36454d", 6, -44, 40, 44) +
    box("#dfe9ea", -50, -48, 100, 10, 2) +
    each(
      [-34, -6, 22],
      (x) =>
        path("#8fb0c2", `M${x - 14} -54q12-10 22 0l6-5v10l-6-5q-10 10-22 0z`) +
        dot(INK, x - 8, -55, 1.4),
    ) +
    times(6, (i) => path(i % 2 ? PAPER : "#2a5ca8", `M${-54 + i * 18} -88h18v14q-9 9-18 0z`)) +
    box("#7a5a38", -52, -86, 4, 40) +
    box("#7a5a38", 48, -86, 4, 40),
  /** The level crossing. */
  ob12: () =>
    path("#3a3f46", "M-62 -4h124v6H-62z") +
    line("#9aa6ad", 3, "M-66 -6H66M-66 3H66") +
    each([-50, -30, -10, 10, 30, 50], (x) => box("#4a3826", x - 4, -8, 8, 13)) +
    line("#c3ccd0", 2.5, "M-66 -6H66M-66 3H66") +
    box("#8a918c", 44, -74, 7, 74) +
    box("#5f6763", 48, -74, 3, 74) +
    stripes([-62, -42, 112, 11], 8) +
    dot(INK, 47, -52, 9) +
    dot("#ff5a52", 47, -52, 6.5) +
    dot("#ff5a52", 47, -52, 14, 'opacity=".25"') +
    dot(INK, -44, -30, 6) +
    dot("#ff5a52", -44, -30, 4) +
    at(
      47,
      -84,
      1,
      box(PAPER, -26, -4, 52, 8, 2, 'transform="rotate(38)"') +
        box(PAPER, -26, -4, 52, 8, 2, 'transform="rotate(-38)"') +
        box(BLOOD, -26, -1.5, 52, 3, 0, 'transform="rotate(38)"') +
        box(BLOOD, -26, -1.5, 52, 3, 0, 'transform="rotate(-38)"'),
    ),
  /** The patrol car. */
  ob13: (sign) =>
    shadow(58) +
    wheel(-38, -9, 11) +
    wheel(38, -9, 11) +
    path(
      "#1d2f4e",
      "M-54 -8Q-58 -34 -40 -40L-32 -66Q-30 -72 -22 -72H22Q30 -72 32 -66L40 -40Q58 -34 54 -8z",
    ) +
    path("#14213a", "M2 -72H22Q30 -72 32 -66L40 -40Q58 -34 54 -8H2z") +
    path("#b9d0de", "M-27 -45L-22 -64H22L27 -45z") +
    box(PAPER, -20, -34, 40, 14, 2) +
    lettering(0, -23, 11, "#14213a", sign("police")) +
    box("#ff5a52", -9, -82, 18, 10, 3) +
    dot("#ff5a52", 0, -78, 18, 'opacity=".28"') +
    dot("#fff3c9", -42, -26, 6) +
    dot("#fff3c9", 42, -26, 6) +
    box("#8a918c", -56, -14, 112, 5, 2),
  /** The wrong turn. */
  ob14: () =>
    shadow(40, 6) +
    box("#8a918c", -3, -62, 6, 62) +
    box("#5f6763", 0, -62, 3, 62) +
    dot(INK, 0, -70, 26) +
    dot(BLOOD, 0, -70, 24) +
    box(PAPER, -16, -75, 32, 10, 1) +
    path(INK, "M-40 -42h72l16 11-16 11h-72z") +
    path(GOLD, "M-37 -39h68l12 8-12 8h-68z") +
    path(INK, "M-26 -34h34v-4l14 7-14 7v-4h-34z"),
  ob15: ROADWORKS,
  /** A hail of bullets. */
  ob16: () =>
    shadow(56) +
    wheel(-34, -8, 10) +
    wheel(34, -8, 10) +
    path("#444d55", "M-50 -8V-36q2-6 10-6l6-24q2-6 8-6h52q6 0 8 6l6 24q8 0 10 6v28z") +
    box("#0b0d0e", -26, -66, 52, 20, 3) +
    path("#f1c65b", "M-54 -60l-16-8 12 14-16 6 18 2-4 14 10-14z") +
    path("#f1c65b", "M56 -52l18-8-14 14 16 4-18 4 6 12-12-12z") +
    each(
      spots("-20 -26, -4 -20, 12 -30, 26 -18"),
      ([x = 0, y = 0]) => dot(INK, x, y, 3.2) + dot("#8a918c", x, y, 1.2),
    ),
};

/** The drawing of a card; cards of a custom data file are road works. */
export function obstacle(card: string, sign: Parameters<Draw>[0]): string {
  return (OBSTACLES[card] ?? ROADWORKS)(sign);
}
