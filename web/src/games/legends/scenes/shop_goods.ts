/**
 * What makes one shop of the street another: wall, awning, sign, and the goods in its window.
 *
 * Windows are drawn on a field of 104 by 62, from 0, 236.
 */
import type { BusinessView } from "../wire";
import { BLOOD, box, dot, each, GOLD, INK, line, PAPER, path, spots, times } from "./drawing";

export interface Goods {
  readonly wall: string;
  readonly awning: string;
  readonly sign: string;
  readonly window: string;
}

const WOOD = "#3a2a1a";
const FROST = "#bfe3ef";

const bakery =
  box("#6b4320", 0, 292, 104, 4) +
  box("#6b4320", 0, 262, 104, 4) +
  times(
    4,
    (loaf) =>
      path(loaf % 2 ? "#b06a26" : "#c98332", `M${6 + loaf * 25} 292q-3-15 9-16t11 16z`) +
      line("#f3d08a", 1.6, `M${10 + loaf * 25} 284l4-5m3 6l4-5`),
  ) +
  path(PAPER, "M8 262v-8h34v8zM12 254v-8h26v8zM17 246v-7h16v7z") +
  path("#d86a78", "M8 256h34v2H8zM12 248h26v2H12z") +
  dot(BLOOD, 25, 236, 3) +
  times(3, (stick) => path("#c98332", `M${56 + stick * 13} 262l6-26q4-3 5 2l-4 24z`)) +
  path("#7a4a22", "M52 262h44l-4-12H56z");
const gym =
  line(BLOOD, 3, "M0 262h104M0 274h104M0 286h104") +
  box("#3a2a2e", 4, 252, 5, 46) +
  box("#3a2a2e", 95, 252, 5, 46) +
  line("#3a2a2e", 2, "M32 240v8") +
  path("#7a2a30", "M24 248h16q4 18 0 36H24q-4-18 0-36z") +
  path("#4f171c", "M24 248h7q-3 18 0 36h-7q-4-18 0-36z") +
  dot("#241a1c", 66, 252, 8) +
  path("#241a1c", "M56 298q-2-30 10-34 12 0 12 16l-2 18z") +
  path("#241a1c", "M60 268l-16-4 1-7 18 4zM62 274l-14 8-3-6 15-9z") +
  dot("#d8484e", 44, 260, 6) +
  dot("#d8484e", 46, 280, 6);
const laundry = times(
  3,
  (machine) =>
    box("#c9d3d2", 4 + machine * 34, 250, 30, 44) +
    dot("#5d7f92", 19 + machine * 34, 276, 11) +
    dot("#bcd6e2", 16 + machine * 34, 273, 4),
);
const ice =
  each(
    spots("4 272 30, 38 272 34, 76 272 26, 18 246 30, 54 246 32"),
    ([x = 0, y = 0, width = 0]) =>
      box(FROST, x, y, width, 24) +
      path("#eefaff", `M${x} ${y}h${width}l-6 6H${x + 6}z`) +
      path("#8fc4d6", `M${x} ${y}l6 6v18h-6z`),
  ) +
  line(WOOD, 3, "M92 236l-16 40") +
  path("#3f4a50", "M74 272q-8 2-8 10 6-6 12-4z");
const pictures =
  box("#2b1a2c", 0, 236, 104, 62) +
  path("#fff3c9", "M94 288L18 244v34z", 'opacity=".55"') +
  box("#f6eedd", 10, 242, 26, 38) +
  path("#3a2a30", "M16 280q-2-20 8-20t8 20z") +
  dot("#3a2a30", 24, 254, 5) +
  times(6, (seat) => path("#7a1f2e", `M${42 + seat * 10} 298v-8q0-5 5-5t5 5v8z`)) +
  dot(INK, 96, 288, 7);
const haulage =
  path("#3f7a5c", "M6 288v-40h58v40z") +
  path("#2b5741", "M6 248h18v40H6z") +
  path(BLOOD, "M66 288v-30h16l12 14v16z") +
  path("#dff0f4", "M71 262h10l8 10H71z") +
  each([22, 78], (x) => dot(INK, x, 290, 8) + dot("#8a918c", x, 290, 3)) +
  times(3, (crate) => box("#c9a24a", 12 + crate * 17, 254, 13, 12));
const pawnshop =
  box("#4a3420", 0, 280, 104, 4) +
  each(spots("20 244, 12 254, 28 254"), ([x = 0, y = 0]) => dot("#c98a14", x, y, 6)) +
  dot("#e7d9bd", 22, 270, 9, 'stroke="#8a6a24" stroke-width="3"') +
  line(INK, 1.6, "M22 270v-5M22 270h4") +
  path("#9a5a2a", "M62 280q-12-2-10-12 0-6 6-8-6-6 0-12 4-4 10 0 6 6 0 12 8 2 7 10t-13 10z") +
  line("#4a2c1a", 4, "M64 250l12-18") +
  dot("#2b1a10", 62, 268, 4) +
  path("#3f6aa8", "M82 280v-14h18v14zM86 266q5-8 10 0z") +
  times(5, (tag) => box(tag % 2 ? GOLD : "#c9d3d6", 6 + tag * 20, 288, 12, 8));
const cabaret =
  box("#3a1030", 0, 236, 104, 62) +
  path(BLOOD, "M0 236h26q-2 34-22 62H0zM104 236H78q2 34 22 62h4z") +
  path("#8c1a22", "M0 236h104v7q-13 8-26 0t-26 0-26 0-26 0z") +
  path("#fff3c9", "M52 240l-26 58h52z", 'opacity=".35"') +
  dot("#1d0f1a", 52, 256, 6) +
  path("#1d0f1a", "M52 262q9 6 6 18l12 18h-8l-10-14-10 14h-8l12-18q-3-12 6-18z") +
  line("#1d0f1a", 3, "M47 266l-14-12M57 266l14-12") +
  path("#f092bd", "M50 250q2-12 10-12-2 8-6 13z");
const fish =
  box("#dff0f4", 0, 282, 104, 16) +
  times(8, (flake) => path(FROST, `M${flake * 13} 286l6-6 6 6z`)) +
  each(
    ["#6f8fa8", "#d86a58", "#8aa890"],
    (colour, lying) =>
      path(colour, `M${4 + lying * 34} 272q11-11 24 0-13 11-24 0zM${26 + lying * 34} 272l8-6v12z`) +
      dot(INK, 10 + lying * 34, 270, 1.6),
  ) +
  line(WOOD, 3, "M10 238h84") +
  times(
    4,
    (hung) =>
      line(WOOD, 2, `M${20 + hung * 22} 238v4`) +
      path("#7f97a6", `M${20 + hung * 22} 242q6 8 0 17-6-9 0-17zM${20 + hung * 22} 257l4 6h-8z`),
  );
const bar =
  box("#4a2c1a", 0, 284, 104, 12) +
  each(
    ["#5fbf77", BLOOD, GOLD, "#5fbf77", BLOOD],
    (colour, bottle) =>
      box(colour, 8 + bottle * 20, 262, 8, 22) + box(WOOD, 10 + bottle * 20, 256, 4, 7),
  ) +
  path("#2f7fc0", "M58 258q2-16 14-18 12 0 12 12-2 8-10 8l-4 20h-4l2-16q-8 0-10-6z") +
  path(GOLD, "M82 246q8 0 8 6l-8 2z") +
  dot(INK, 76, 247, 2);

/** The businesses of the house file, by their cards. */
const SHOPS: Readonly<Record<string, Goods>> = {
  bu01: { wall: "#47606a", awning: "#2e7d75", sign: "#dfe8e6", window: laundry },
  bu02: { wall: "#3c4a6a", awning: "#c9a24a", sign: "#f1d58a", window: bar },
  bu03: { wall: "#8a5a3c", awning: "#b3262e", sign: "#f6e3b4", window: bakery },
  bu04: { wall: "#4a6478", awning: "#5aa9c4", sign: "#e6f1f5", window: ice },
  bu05: { wall: "#5b4450", awning: "#2f5fa6", sign: "#e7e0cf", window: gym },
  bu06: { wall: "#6a3040", awning: "#c9a24a", sign: "#f6dc8a", window: pictures },
  bu07: { wall: "#5e5a44", awning: "#d07a2a", sign: "#efe3c8", window: haulage },
  bu08: { wall: "#4d5340", awning: "#6b5a1c", sign: "#f1d58a", window: pawnshop },
  bu09: { wall: "#4a2a52", awning: "#7b3f9e", sign: "#f2d9ec", window: cabaret },
  bu10: { wall: "#3f5f66", awning: "#2a63ad", sign: "#dfe8e6", window: fish },
};
/** A business of a custom data file looks like one of its place. */
const OF_PLACE = { docks: "bu07", club: "bu02", street: "bu08" } as const;

/** The front of a business. */
export function goodsOf(card: string, place: NonNullable<BusinessView["place"]>): Goods {
  const found = SHOPS[card] ?? SHOPS[OF_PLACE[place]];
  if (!found) throw new Error(`no front for ${card}`);
  return found;
}
