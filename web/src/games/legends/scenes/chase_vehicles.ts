/** The two vehicles of the chase. */
import { BRASS, box, dot, GOLD, INK, lettering, line, oval, PAPER, path, wheel } from "./drawing";

/** The prison's van in profile, 120 by 70, wheels at the bottom; it drives to the right. */
export function van(sign: string): string {
  return (
    dot("#ff5a52", 67, 4, 22, 'opacity=".22"') +
    dot("#ff5a52", 67, 4, 12, 'opacity=".35"') +
    box("#ff5a52", 59, -1, 16, 10, 3) +
    path("#a9b2ad", "M2 58V14q0-6 6-6h70v50z") +
    path("#7f8984", "M2 58V40h76v18z") +
    path("#c7cfca", "M8 8h70v4H5q1-4 3-4z") +
    path("#98a29d", "M78 58V14h12q4 0 7 3l12 14 8 4q2 1 2 4v19z") +
    path("#f0c76a", "M83 19h7q3 0 5 2l10 12H83z") +
    box("#24406e", 2, 40, 76, 10) +
    lettering(40, 48.6, 9.5, PAPER, sign, 'letter-spacing="1.500"') +
    box(INK, 14, 15, 50, 19, 2) +
    dot("#e4bd8c", 27, 28, 5.5) +
    dot("#a8734a", 50, 28, 5.5) +
    line("#a9b2ad", 2.2, "M21 15v19M28 15v19M35 15v19M42 15v19M49 15v19M56 15v19") +
    box("#fff3c9", 114, 42, 6, 7, 2) +
    box("#4a524e", 0, 56, 120, 5, 2) +
    wheel(26, 60, 11) +
    wheel(96, 60, 11)
  );
}

/** The clan's car from behind, bottom centre at (0, 0), 190 wide. */
const BODY =
  oval("#05070a", 0, -2, 104, 12, 'opacity=".6"') +
  box(INK, -82, -34, 30, 36, 6) +
  box(INK, 52, -34, 30, 36, 6) +
  oval("#e9e2d2", -108, -6, 22, 9, 'opacity=".12"') +
  oval("#e9e2d2", 110, -6, 22, 9, 'opacity=".12"') +
  oval("#e9e2d2", -124, -14, 13, 6, 'opacity=".10"') +
  oval("#e9e2d2", 126, -14, 13, 6, 'opacity=".10"') +
  path(
    "#c02c34",
    "M-88 -18Q-96 -58 -68 -64L-58 -70Q-52 -116 -30 -120H30Q52 -116 58 -70L68 -64Q96 -58 88 -18z",
  ) +
  path("#8c1c24", "M4 -120H30Q52 -116 58 -70L68 -64Q96 -58 88 -18H4z") +
  path("#de555b", "M-50 -84Q-46 -112 -28 -116H10Q-24 -112 -40 -78z") +
  path(
    "#6d141b",
    "M-88 -18Q-96 -58 -68 -64Q-54 -62 -52 -40V-18zM88 -18Q96 -58 68 -64Q54 -62 52 -40V-18z",
    'opacity=".55"',
  ) +
  path("#2a1d12", "M-38 -76Q-36 -102 -24 -106H24Q36 -102 38 -76z") +
  path("#f0c76a", "M-34 -78Q-32 -99 -22 -102H22Q32 -99 34 -78z") +
  path("#d09b3c", "M2 -102H22Q32 -99 34 -78H2z") +
  path(INK, "M-30 -78v-6q4-6 8-6 1-8 7-8t7 8q4 0 8 6v6zM6 -78v-5q3-5 6-5 1-7 6-7t6 7q3 0 6 5v5z") +
  path(INK, "M-28 -88h26v3h-26zM5 -87h26v3H5z") +
  dot(INK, 0, -44, 25) +
  dot("#3a3f42", 0, -44, 20) +
  dot(INK, 0, -44, 15) +
  dot(BRASS, 0, -44, 9) +
  dot("#f3dfa0", -2, -46, 4) +
  box("#8a6a24", -94, -22, 188, 9, 4) +
  box(GOLD, -94, -22, 188, 4, 2) +
  dot("#ff5a52", -70, -44, 15, 'opacity=".28"') +
  dot("#ff5a52", 70, -44, 15, 'opacity=".28"') +
  dot("#ff6a60", -70, -44, 8) +
  dot("#ff6a60", 70, -44, 8) +
  dot("#ffd0cb", -72, -46, 3) +
  dot("#ffd0cb", 68, -46, 3) +
  box(PAPER, 34, -38, 24, 14, 2) +
  lettering(46, -27.5, 10, INK, "OM 7");

/** The gunman on the running board. */
const GUNMAN =
  path("#55708a", "M-94 -24Q-106 -62 -88 -84Q-72 -92 -60 -78L-58 -30z") +
  path("#33485c", "M-74 -87Q-66 -86 -60 -78L-58 -30H-74z") +
  line("#55708a", 11, "M-90 -76Q-104 -72 -104 -84", 'stroke-linecap="round"') +
  dot("#e4bd8c", -104, -88, 5) +
  box("#c08f60", -88, -92, 15, 9) +
  oval("#8d8a78", -80, -96, 21, 6) +
  path("#8d8a78", "M-93 -97Q-94 -116 -86 -117Q-80 -113 -74 -117Q-66 -115 -67 -97z") +
  path("#5f5c4e", "M-78 -97Q-78 -108 -74 -117Q-66 -115 -67 -97z") +
  path("#1a1713", "M-93 -102h26v5h-26z") +
  line(INK, 7, "M-96 -66L-110 -104") +
  line("#3d464c", 3, "M-110 -104L-116 -120") +
  path("#f1c65b", "M-117 -122l-12-8 9-2-4-12 9 8 6-10 1 12 10 0-8 7 5 9-10-4z");
export const CAR = BODY + GUNMAN;

/** A small car in profile, wheels on 0, for the road in the goal strip. */
export const SMALL_CAR =
  path("#c02c34", "M-13 0v-6q0-3 4-3l4-7h10l5 7 3 1v8z") +
  path("#f0c76a", "M-3 -13h6l3 5h-12z") +
  dot(PAPER, -7, 0, 4) +
  dot(INK, -7, 0, 2.6) +
  dot(PAPER, 8, 0, 4) +
  dot(INK, 8, 0, 2.6);
export const SMALL_PRISON =
  path("#8a8799", "M0 26V6h5v5h3V8h4v3h3V6h5v20z") + path(INK, "M7 26v-7q0-3 3-3t3 3v7z");
