/**
 * What lies on the felt, one drawing for each gaming table; the stake stays free at (438, 300).
 */
import { chip, OWN_CHIP, pile } from "./casino_chips";
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
  short,
  spots,
  times,
} from "./drawing";
import type { Sign } from "./drawing";

type Draw = (sign: Sign<"bank" | "blackjack" | "derby" | "jackpot" | "pass" | "player">) => string;
const CHALK = 'stroke="#d9e0c8" stroke-width="1.6" opacity=".8"';

/** A thing that lies on the table: flattened, and turned. */
function flat(x: number, y: number, drawing: string, turn = 0, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale} ${short(scale * 62) / 100}) rotate(${turn})">${drawing}</g>`;
}
const CARD = box("#0a2f1e", -15, -20, 34, 46, 4) + box("#f6eedd", -17, -24, 34, 48, 4);

/** An open card: its rank with "+" if it is red. */
function card(x: number, y: number, rank: string, turn = 0, scale = 1): string {
  const colour = rank.endsWith("+") ? BLOOD : "#15110f";
  const face =
    box("#d9cdb2", 2, -24, 15, 48, 4) + lettering(0, 9, 26, colour, rank.replace("+", ""));
  return flat(x, y, CARD + face, turn, scale);
}
function back(x: number, y: number, turn = 0, scale = 1): string {
  const pattern =
    box("#7a2a30", -14, -21, 28, 42, 3) +
    path("none", "M0 -14l9 14-9 14-9-14z", 'stroke="#e3bf68" stroke-width="2"');
  return flat(x, y, CARD + pattern, turn, scale);
}
/** A row of open cards: "A K+ Q". */
function row(ranks: string, drawing: (rank: string, place: number) => string): string {
  return each(ranks.split(" "), drawing);
}
/** A box that cards are dealt from. */
function shoe(x: number, y: number, width: number, height: number): string {
  return box("#2b1a10", x, y + 4, width, height, 5) + box("#5a3a1c", x, y, width, 13, 4);
}
/** Fields of chalk: place, width and height. */
function fields(places: string): string {
  return each(spots(places), ([x = 0, y = 0, width = 0, height = 0]) =>
    path("none", `M${x + 8} ${y}h${width}l-14 ${height}h-${width}z`, CHALK),
  );
}
function gilt(x: number, y: number, words: string, size = 15, space = 3): string {
  return lettering(x, y, size, "#e9d9a0", words, `letter-spacing="${space}" opacity=".9"`);
}
function cube(x: number, y: number, pips: string): string {
  const face = box("#a89c84", -13, -6, 26, 17, 3) + box("#f6eedd", -13, -17, 26, 19, 4);
  return at(x, y, 1.5, face + each(spots(pips), ([a = 0, b = 0]) => oval(INK, a, b, 2.2, 1.7)));
}

/** Slices of an oval, like the pockets of a wheel. */
function slices(
  [x, y, a, b]: readonly [number, number, number, number],
  count: number,
  colour: (slice: number) => string,
): string {
  const rim = (slice: number): string => {
    const angle = (slice / count) * 2 * Math.PI;
    return `${short(x + a * Math.cos(angle))} ${short(y + b * Math.sin(angle))}`;
  };
  return times(count, (i) => path(colour(i), `M${x} ${y}L${rim(i)}L${rim(i + 1)}z`));
}
function wheel(x: number, y: number, a: number): string {
  const b = a * 0.46;
  const spokes = times(4, (i) => {
    const angle = ((i * 90 + 24) * Math.PI) / 180;
    const [dx, dy] = [short(a * 0.4 * Math.cos(angle)), short(b * 0.4 * Math.sin(angle))];
    return (
      line(GOLD, 4, `M${x} ${y - 8}L${x + dx} ${y - 6 + dy}`) +
      dot("#f3dfa0", x + dx, y - 6 + dy, 4)
    );
  });
  return (
    oval("#05070a", x + 6, y + 12, a * 1.06, b * 1.1, 'opacity=".5"') +
    oval("#4a2a16", x, y + 8, a, b) +
    oval("#8a5a2c", x, y, a, b) +
    oval("#b98a4a", x, y - 1, a * 0.94, b * 0.92) +
    oval("#5a3a1c", x, y, a * 0.86, b * 0.84) +
    slices([x, y, a * 0.83, b * 0.81], 26, (i) =>
      i === 0 ? "#1f7a4a" : i % 2 ? "#a51f2b" : "#15110f",
    ) +
    oval("#c9a24a", x, y, a * 0.6, b * 0.58) +
    oval("#7a4a22", x, y, a * 0.57, b * 0.55) +
    slices([x, y, a * 0.57, b * 0.55], 8, (i) => (i % 2 ? "#7a4a22" : "#8f5a2b")) +
    spokes +
    oval("#c9a24a", x, y - 4, 15, 8) +
    path("#e3bf68", `M${x - 7} ${y - 6}q1-14 7-18 6 4 7 18z`) +
    dot("#f3dfa0", x, y - 26, 5) +
    dot("#ffffff", x + a * 0.62, y + b * 0.36, 4.5)
  );
}
/** The numbers beside the wheel. */
function numbers(x: number, y: number): string {
  return times(18, (n) => {
    const [row, column] = [Math.floor(n / 6), n % 6];
    const [left, top] = [x + column * 34 - row * 9, y + row * 18];
    const colour = (row + column) % 2 ? "#8e1b22" : "#15221c";
    return path(colour, `M${left} ${top}h34l-9 18h-34z`, 'stroke="#d9e0c8" stroke-width="1.2"');
  });
}
function slotMachine(x: number, y: number, sign: Parameters<Draw>[0]): string {
  const clover = each(spots("-4 -76, 4 -76, -4 -68, 4 -68"), ([a = 0, b = 0]) =>
    dot("#1f7a4a", a, b, 4.4),
  );
  return at(
    x,
    y,
    0.78,
    box("#05070a", -50, 0, 108, 8, 4, 'opacity=".5"') +
      box("#7a1f26", -48, -118, 96, 124, 10) +
      box("#56141a", 6, -118, 42, 124, 10) +
      path(GOLD, "M-48 -100q0-30 48-30t48 30z") +
      path("#a8843a", "M0 -130q48 0 48 30H0z") +
      lettering(
        0,
        -107,
        14,
        "#3c2910",
        sign("jackpot"),
        'textLength="74" lengthAdjust="spacingAndGlyphs"',
      ) +
      box("#15110f", -40, -94, 80, 44, 4) +
      each([-36, -11, 14], (a) => box("#f6eedd", a, -90, 22, 36, 2)) +
      lettering(-25, -65, 22, BLOOD, "7") +
      clover +
      lettering(25, -65, 22, BLOOD, "7") +
      box("#c9a24a", -40, -42, 80, 5) +
      box(INK, -30, -26, 60, 20, 4) +
      chip(-12, -14, 9, OWN_CHIP) +
      chip(6, -12, 9, OWN_CHIP) +
      line("#8a918c", 6, "M50 -60h10V-96", 'stroke-linejoin="round"') +
      dot("#d0343c", 60, -102, 9) +
      dot("#ff9a94", 57, -105, 3),
  );
}
function horse(x: number, y: number, colour: string, number: string): string {
  return at(
    x,
    y,
    1,
    oval("#05070a", 0, 2, 22, 4, 'opacity=".4"') +
      path(
        colour,
        "M-20 -12q4-8 14-7l14 0q6-10 12-12l4 4q4 3 6 8l-4 3-6-2-4 10 6 8-4 2-8-8h-12l-8 8-4-2 4-10q-6-2-10 4z",
      ) +
      box(PAPER, -5, -20, 12, 10, 2) +
      lettering(1, -11.5, 9, INK, number) +
      dot("#e4bd8c", 4, -27, 4) +
      path(BLOOD, "M-1 -23q4-4 8 0l2 6H-3z"),
  );
}

const ROULETTE: Draw = () => numbers(352, 268) + wheel(206, 286, 104);
const FELTS: Readonly<Record<string, Draw>> = {
  ta01: ROULETTE,
  /** Blackjack. */
  ta02: (sign) =>
    each(spots("158 304, 214 318, 282 326, 356 326"), ([x = 0, y = 0]) =>
      oval("none", x, y, 26, 11, CHALK),
    ) +
    gilt(310, 296, sign("blackjack"), 14, 2) +
    card(236, 254, "A", -8, 1.15) +
    card(282, 252, "K+", 6, 1.15) +
    back(336, 252, 10, 1.15) +
    card(142, 292, "9+", -14) +
    card(170, 296, "7", 4) +
    shoe(470, 240, 52, 28) +
    back(476, 268, 20, 0.8),
  /** Bridge: a trick in the middle, a hand on each side. */
  ta03: () =>
    times(5, (i) => back(262 + i * 16, 244, -20 + i * 10, 0.9)) +
    row("A K+ Q J+ 9", (rank, i) => card(132 + i * 9, 276 + i * 7, rank, -40 + i * 12, 0.95)) +
    times(5, (i) => back(498 + i * 7, 262 + i * 7, 50 - i * 8, 0.9)) +
    card(272, 282, "A+", -6, 1.1) +
    card(318, 276, "3", 12, 1.1) +
    card(304, 304, "J+", -3, 1.1) +
    card(350, 296, "8", 22, 1.1),
  /** Poker. */
  ta04: () =>
    row("10+ J Q+ K A+", (rank, i) => card(196 + i * 48, 262, rank, 0, 1.2)) +
    pile(232, 308, 16, 4, "#2a5ca8") +
    pile(266, 314, 16, 6, BLOOD) +
    pile(302, 310, 16, 3, "#1f7a63") +
    back(142, 288, -20) +
    back(160, 292, -8) +
    flat(366, 306, dot(PAPER, 0, 0, 15) + lettering(0, 6, 18, INK, "D")) +
    back(500, 262, 14) +
    back(520, 266, 24),
  /** Craps. */
  ta05: (sign) =>
    fields("120 258 60 22, 184 250 60 22, 248 248 60 22, 312 248 60 22, 132 286 250 18") +
    row("4 5 6 8", (number, i) => gilt(150 + i * 64, 276 - (i > 0 ? 8 : 0), number, 18, 0)) +
    gilt(214, 300, sign("pass"), 15, 5) +
    cube(330, 318, "-7 -12, 0 -12, 7 -12, -7 -4, 0 -4, 7 -4") +
    cube(378, 308, "-7 -12, 7 -12, 0 -8, -7 -4, 7 -4") +
    line("#d9e0c8", 2, "M236 326q46 -22 70 -10", 'stroke-dasharray="4 5" opacity=".8"'),
  /** Baccarat. */
  ta06: (sign) =>
    fields("128 250 132 62, 284 250 132 62") +
    gilt(190, 268, sign("player")) +
    gilt(346, 268, sign("bank")) +
    card(162, 292, "4+", -6, 1.1) +
    card(206, 292, "5", 5, 1.1) +
    card(318, 292, "Q", -5, 1.1) +
    card(362, 292, "2+", 6, 1.1) +
    shoe(476, 236, 62, 34) +
    back(486, 276, 24, 0.85),
  /** Slot machines. */
  ta07: (sign) =>
    slotMachine(250, 322, sign) +
    slotMachine(346, 322, sign) +
    each(spots("150 300, 172 312, 180 290"), ([x = 0, y = 0]) => chip(x, y, 12, OWN_CHIP)),
  /** Faro. */
  ta08: () =>
    row("A 2+ 3 4+ 5 6+ 7", (rank, i) =>
      card(140 + i * 38, i % 6 === 0 ? 256 : 252, rank, 0, 0.95),
    ) +
    row("K+ Q J+ 9 8+", (rank, i) => card(160 + i * 38, 296, rank, 0, 0.95)) +
    box("#5a3a1c", 466, 240, 70, 30, 3) +
    times(3, (rod) => {
      const y = 248 + rod * 8;
      const beads = times(4, (i) =>
        oval(i > rod ? BLOOD : PAPER, 480 + i * 11 + (i > rod ? 12 : 0), y, 4.5, 3),
      );
      return line("#c9a24a", 1.5, `M470 ${y}h62`) + beads;
    }),
  /** The horse race. */
  ta09: (sign) =>
    oval("#8a6236", 246, 286, 132, 44) +
    oval("#a87c48", 246, 284, 132, 44) +
    oval("#1d744c", 246, 284, 58, 15) +
    each([0.62, 0.81], (k) =>
      oval("none", 246, 284, 132 * k, 44 * k, 'stroke="#f3ead8" stroke-width="1.2" opacity=".6"'),
    ) +
    box(PAPER, 242, 300, 4, 27) +
    box(INK, 246, 300, 4, 27) +
    horse(160, 276, "#5a3a1c", "1") +
    horse(214, 262, "#d8cdb4", "2") +
    horse(292, 264, "#2b2624", "3") +
    horse(328, 296, "#8a4a24", "4") +
    gilt(246, 290, sign("derby"), 14, 2),
};

/** The game of a table; tables of a custom data file show roulette. */
export function felt(table: string, sign: Parameters<Draw>[0]): string {
  return (FELTS[table] ?? ROULETTE)(sign);
}
