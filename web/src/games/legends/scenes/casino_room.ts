/** The casino's room around the table: panelled wall, bar, carpet, lamp, and the croupier's rake. */
import { BRASS, box, dot, each, INK, line, mix, oval, path, spots, times } from "./drawing";

const WALL =
  box("#2c1220", -300, -60, 1382, 360) +
  times(56, (n) => {
    const x = (n - 12) * 26;
    const flowers = each([36, 96, 156], (y) => dot("#4a2238", x + 13, y, 4));
    return n % 2 ? box("#351728", x, -60, 26, 310) + flowers : "";
  }) +
  box("#1c0b13", -300, 188, 1382, 70) +
  box(BRASS, -300, 186, 1382, 3) +
  times(24, (i) => box("#27101b", -290 + i * 58, 198, 48, 48, 2)) +
  box("#160810", -300, -60, 1382, 62) +
  box(BRASS, -300, 0, 1382, 2.5, 0, 'opacity=".75"');

const SCONCES = each(
  [24, 620, -120, 800],
  (x) =>
    dot("#f1c65b", x, 96, 34, 'opacity=".14"') +
    path("#fff0b8", `M${x - 9} 102q-2-18 9-22 11 4 9 22z`) +
    box(BRASS, x - 11, 101, 22, 5, 2) +
    box("#8a6a24", x - 3, 106, 6, 16),
);

const GLASS = ["#2f6b4c", "#8a4a1c", "#6a2a3a", "#b98a35", "#3a5a7a"];
const BAR =
  box("#1a0a10", 470, 70, 172, 112, 3) +
  box(BRASS, 466, 66, 180, 5, 2) +
  each([104, 142, 180], (y) => box("#6a3f1f", 470, y, 172, 4)) +
  each(spots("104 0, 142 3, 180 5"), ([y = 0, shelf = 0]) =>
    times(10, (i) => {
      const [x, high] = [477 + i * 16.5, 18 + ((i * 7 + shelf * 5) % 4) * 3];
      const colour = GLASS[(i * 3 + shelf) % 5] ?? INK;
      return (
        box(colour, x, y - high + 6, 10, high - 6, 2) +
        box(mix(colour, INK, 0.4), x + 5, y - high + 6, 5, high - 6, 2) +
        box(colour, x + 3, y - high, 4, 8)
      );
    }),
  );

const CARPET =
  box("#3a0f1a", -300, 246, 1382, 220) +
  times(33, (n) => {
    const i = n - 16;
    const [left, right] = [i, i + 0.5].map((at) => [350 + at * 60, 350 + at * 150]);
    return path("#451421", `M${left?.[0]} 246L${left?.[1]} 460H${right?.[1]}L${right?.[0]} 246z`);
  });

const LIGHT =
  path("#f1c65b", "M350 -10L30 384H670z", 'opacity=".08"') +
  path("#f1c65b", "M350 -10L150 384H550z", 'opacity=".08"');

export const ROOM = WALL + SCONCES + BAR + CARPET + LIGHT;

/** The table with its empty felt. */
export const TABLE =
  oval("#05030a", 350, 372, 330, 44, 'opacity=".55"') +
  path("#3a2012", "M64 300Q70 400 350 402T636 300z") +
  path("#26140b", "M350 402Q630 400 636 300H350z") +
  oval("#6a3f1f", 350, 296, 288, 86) +
  oval("#8f5a2b", 350, 292, 288, 86) +
  oval("#5a3418", 350, 292, 272, 78) +
  oval("#17613f", 350, 293, 266, 74) +
  oval("#1d744c", 350, 289, 246, 64) +
  oval("#26855a", 320, 280, 150, 36, 'opacity=".55"');

export const LAMP =
  line(BRASS, 3, "M350 -40V-6") +
  path("#2f6b4c", "M296 22q4-28 54-28t54 28z") +
  path("#1f4a34", "M350 -6q50 0 54 28h-54z") +
  box(BRASS, 290, 20, 120, 5, 2) +
  oval("#fff3c9", 350, 27, 20, 5);

/** The clothes of the croupier below his face; his middle is at 0. */
export const WAISTCOAT =
  dot("#f1c65b", 0, 118, 66, 'opacity=".10"') +
  path("#8e2430", "M-58 190H58L62 240H-62z") +
  path("#4a1219", "M0 190H58L62 240H0z");
export const RAKE =
  line("#c98a4a", 4, "M30 206L84 262", 'stroke-linecap="round"') +
  line("#7a4a22", 7, "M66 270L100 256", 'stroke-linecap="round"');

/** The coat of a spectator below the face, whose top left is at (0, 0), 96 wide. */
export function coat(cloth: string): string {
  return (
    path(cloth, "M4 104H92L100 290H-4z") + path(mix(cloth, INK, 0.5), "M50 104H92L100 290H50z")
  );
}

const SHAFT = { width: 96, height: 372, floor: 29, low: 354 } as const;
/** The height of a floor's middle in the lift. */
export function floorOf(space: number, floors: number): number {
  return SHAFT.low - space * Math.min(SHAFT.floor, (SHAFT.low - 24) / Math.max(1, floors - 1));
}
/** The shaft of the lift, 96 by 372, with a line under each floor. */
export function shaft(floors: number): string {
  return (
    box("#120a0e", 0, 0, SHAFT.width, SHAFT.height, 6, 'stroke="#c9a24a" stroke-width="2"') +
    box("#241318", 6, 6, 84, 360, 3) +
    times(floors, (space) => box("#4a3236", 6, floorOf(space, floors) + 13, 84, 2))
  );
}
/** The safe with its rope; 0 is the middle of its floor. */
export const SAFE =
  line("#8a918c", 2, "M32 -420V-22") +
  box("#0b0d0e", 9, -23, 47, 40, 4) +
  box("#6d7f88", 11, -21, 43, 36, 3) +
  box("#4a5a63", 33, -21, 21, 36, 3) +
  box("#2c3940", 15, -17, 35, 28, 2) +
  box("#8da2ab", 17, -15, 31, 24, 2) +
  dot("#2c3940", 32, -3, 9) +
  dot("#e3bf68", 32, -3, 7) +
  line("#5a4218", 2, "M32 -10v14M25 -3h14") +
  box("#0b0d0e", 13, 15, 8, 4) +
  box("#0b0d0e", 43, 15, 8, 4);
/** The wheel of the rope, over the shaft's top. */
export const PULLEY =
  box("#120a0e", 1, -80, 94, 81) + dot("#8a918c", 32, 12, 6) + dot("#241318", 32, 12, 2.5);
