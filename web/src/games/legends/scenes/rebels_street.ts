/** Where the clan fights the rebels: a warehouse, a burning town, and the place of the ambush. */
import {
  at,
  BLOOD,
  BRASS,
  box,
  dot,
  each,
  INK,
  line,
  mix,
  oval,
  PAPER,
  path,
  spots,
  times,
} from "./drawing";
import { flame } from "./rebels_things";

function bricks(x: number, y: number, width: number, height: number): string {
  const columns = Math.ceil(width / 24) + 1;
  const laid = times(Math.ceil(height / 11) * columns, (n) => {
    const [row, column] = [Math.floor(n / columns), (n % columns) - 1];
    const from = x + column * 24 + (row % 2 ? 12 : 0);
    const [left, right] = [Math.max(x, from), Math.min(x + width, from + 22)];
    const seen = right > left && (row * 7 + column * 5 + row * column) % 3 !== 0;
    const high = Math.min(9, height - row * 11);
    return seen ? `M${left} ${y + row * 11}H${right}v${high}H${left}z` : "";
  });
  return box("#3a2420", x, y, width, height) + path("#4a2f28", laid);
}

const FAR = spots("330 150 40, 366 128 34, 398 160 46, 440 138 40");

/** The town in flames far behind. */
const TOWN =
  box("#171326", -300, -60, 1382, 240) +
  box("#2a1a2c", -300, 130, 1382, 60) +
  box("#5a2a2a", -300, 176, 1382, 50) +
  box("#93422c", -300, 214, 1382, 60) +
  each(FAR, ([x = 0, y = 0, width = 0]) => box("#1a1020", x, y, width, 140)) +
  flame(384, 128, 0.5) +
  flame(456, 138, 0.62) +
  path(
    "#2b1c2a",
    "M384 108q-12-16 2-22t-4-18q22 10 14 22t8 22zM456 112q-16-14 0-24t-6-24q26 14 16 28t10 26z",
    'opacity=".85"',
  ) +
  each(spots("372 148, 412 176, 448 160"), ([x = 0, y = 0]) => box("#f0a040", x, y, 6, 9));

const WAREHOUSE =
  bricks(-300, 96, 636, 220) +
  box("#2b1a17", -300, 96, 636, 8) +
  path("#1d120f", "M336 96v220h-18V96z") +
  box("#0f0c0b", 96, 112, 190, 28, 2) +
  each(
    [18, -50, -120, -190],
    (x) =>
      box("#120d0c", x, 118, 50, 40) +
      box("#e0a94c", x + 3, 121, 20, 16) +
      box("#6a4a24", x + 27, 121, 20, 16) +
      box("#3a2a1c", x + 3, 140, 20, 15) +
      box("#e0a94c", x + 27, 140, 20, 15),
  ) +
  box("#120d0c", 96, 156, 190, 150) +
  box("#2b2119", 100, 160, 92, 150) +
  box("#231a13", 194, 160, 88, 150) +
  each([116, 136, 156, 176, 210, 230, 250, 270], (x) => box("#1a130e", x, 160, 2, 150));

/** The wall between the town and the place of the ambush. */
const CORNER = path("#1a0f1a", "M470 100v214h-14V112z");

const STONES = times(7 * 30, (n) => {
  const [row, column] = [Math.floor(n / 30), (n % 30) - 8];
  const width = 46 + row * 5;
  const x = 391 + (column - 8) * width + (row % 2 ? width / 2 : 0);
  const colour = (row * 3 + column * 5) % 4 ? "#241c1e" : "#2d2325";
  return box(colour, x, 296 + row * (8 + row * 1.7), width - 3, 6 + row * 1.6, 2);
});
const GROUND =
  box("#191416", -300, 292, 1382, 160) +
  STONES +
  path("#f08a3c", "M360 292h110l60 152H300z", 'opacity=".10"') +
  oval("#f092bd", 640, 322, 170, 22, 'opacity=".08"') +
  oval("#e0a94c", 200, 322, 190, 24, 'opacity=".08"') +
  path("#f1c65b", "M191 142L80 320H302z", 'opacity=".08"');

function streetLamp(colour: string): string {
  return (
    dot("#f1c65b", 0, -92, 30, 'opacity=".16"') +
    box(colour, -3, -84, 6, 84) +
    box(colour, -10, -6, 20, 6, 2) +
    path("#fff0b8", "M-8 -84l-4-18h24l-4 18z") +
    path(colour, "M-14 -102h28l-8-9h-12z") +
    line(colour, 1.6, "M0 -102v18M-8 -84h16")
  );
}
/** A lit sign with a picture; its word is drawn over it. */
function sign(colour: string, picture: string): string {
  return box("#120a16", 516, 106, 176, 46, 6, `stroke="${colour}" stroke-width="3"`) + picture;
}
const GLASS =
  line("#8fe0d8", 3, "M528 114h26l-13 16z", 'stroke-linejoin="round"') +
  line("#8fe0d8", 3, "M541 130v13M533 144h16", 'stroke-linecap="round"') +
  dot("#f092bd", 545, 118, 3);
const ANCHOR =
  line(
    "#8fb8d8",
    3.4,
    "M541 119v25M532 125h18M527 133c0 8 7 12 14 12s14-4 14-12",
    'stroke-linecap="round"',
  ) + dot("none", 541, 115, 3.6, 'stroke="#8fb8d8" stroke-width="2.6"');

const CLUB =
  box("#3a1d3a", 470, 100, 612, 210) +
  box("#2b142c", 690, 100, 392, 210) +
  box("#4d274c", 470, 100, 612, 8) +
  times(6, (i) => box("#442243", 486 + i * 52, 112, 26, 160)) +
  dot("#f092bd", 604, 130, 70, 'opacity=".10"') +
  sign("#f092bd", GLASS) +
  box("#f0c76a", 560, 186, 62, 110) +
  box("#b98a35", 590, 186, 32, 110) +
  box("#1a0c18", 588, 186, 3, 110) +
  times(6, (i) => path(i % 2 ? PAPER : BLOOD, `M${544 + i * 16} 166h16v16q-8 8-16 0z`)) +
  each(
    [652, 702, 752, 812, 872],
    (x) =>
      box("#1a0c18", x - 3, 187, 40, 60, 2) +
      box("#e0a94c", x, 190, 34, 54) +
      box("#a8702c", x + 17, 190, 17, 54) +
      line("#1a0c18", 2, `M${x + 17} 190v54M${x} 217h34`),
  );

const DOCKS =
  box("#16283a", 470, 100, 612, 210) +
  path("#0e1a28", "M470 236h612v80H470z") +
  path("#8a3a30", "M560 236V170h180l44 66z") +
  path("#5c241e", "M650 170h90l44 66H650z") +
  box("#d8cdb4", 590, 136, 66, 34) +
  box("#c02c34", 622, 108, 18, 30) +
  box(INK, 622, 108, 18, 8) +
  each([600, 618, 636], (x) => dot("#f0c76a", x, 158, 5)) +
  line("#e3a23c", 6, "M716 240V112L800 132M716 112L672 128") +
  line("#c9c0aa", 2, "M690 122V168") +
  sign("#8fb8d8", ANCHOR) +
  line("#24425e", 3, "M480 254q12-6 24 0t24 0 24 0 24 0M620 262q12-6 24 0t24 0 24 0");

const FRONTS = spots("470 118 96, 566 100 88, 654 124 100, 754 108 110, 864 120 110");
const FRONT_COLOURS = ["#4a3a34", "#3b4a44", "#54402f", "#37424e", "#4a3a34"];
const STREET =
  each(FRONTS, ([x = 0, y = 0, width = 0], i) => {
    const colour = FRONT_COLOURS[i] ?? INK;
    const windows = times(9, (n) => {
      const [row, column] = [Math.floor(n / 3), n % 3];
      const glass = (x + row * 3 + column * 5) % 3 ? "#181c20" : "#e0a94c";
      return box(glass, x + 12 + column * (width / 3.3), y + 14 + row * 44, 16, 26);
    });
    return (
      box(colour, x, y, width, 200) +
      box(mix(colour, INK, 0.35), x + width * 0.6, y, width * 0.4, 200) +
      box(mix(colour, PAPER, 0.2), x - 2, y - 5, width + 4, 6) +
      windows
    );
  }) +
  sign("#e3bf68", at(541, 148, 0.34, streetLamp(BRASS))) +
  at(490, 300, 1.05, streetLamp(INK)) +
  at(764, 300, 1.05, streetLamp(INK));

/** The band of the struggle track over the scene. */
export const TRACK =
  path("#0a1210", "M-300 -60H1082V92H-300z") +
  box(BRASS, -300, 88, 1382, 1.5) +
  box(BRASS, -300, 91.5, 1382, 1.5) +
  line("#5a4a24", 4, "M-300 66H1082") +
  line(BRASS, 1.5, "M-300 65H1082");

export const BACKGROUND = TOWN + WAREHOUSE;
export const FOREGROUND = CORNER + GROUND;
/** The places of an ambush, with the colour of their sign. */
export const PLACES = {
  club: { drawing: CLUB, colour: "#f8c9de" },
  docks: { drawing: DOCKS, colour: "#c7dcec" },
  street: { drawing: STREET, colour: "#f1dfb4" },
} as const;
