/** The wardrobe of the portraits: hair, hats, clothes, beards and small things. */
import {
  BRASS,
  dark,
  dot,
  fill,
  gouges,
  INK,
  inShade,
  mirrored,
  mix,
  PAPER,
  RED,
  shaded,
  stroke,
} from "./portrait_drawing";

/** The colours of a hat: its cloth, its band, its trimming. */
export type HatColour = "cloth" | "band" | "trim";
/** Coloured shapes from back to front. */
export type Hat = readonly (readonly [HatColour, string])[];
/** A drawing that may take up the ground's colour and the colour of the hat's band. */
export type Thing = (ground: string, band: string) => string;

export const BACK_HAIR = {
  bob: "M21 84Q12 24 50 24T79 84Q72 90 66 82H34Q28 90 21 84z",
  waves: "M20 60Q18 24 50 24T80 60Q90 72 82 82Q92 92 84 106H16Q8 92 18 82Q10 72 20 60z",
  bun: "M36 24Q34 8 50 8T64 24z",
  long: "M22 56Q22 24 50 24T78 56L82 104H18z",
  curls:
    "M50 20Q60 14 68 22Q80 22 80 34Q90 42 84 54Q90 66 80 72Q78 82 68 82H32Q22 82 20 72Q10 66 16 54Q10 42 20 34Q20 22 32 22Q40 14 50 20z",
} satisfies Record<string, string>;

export const FRONT_HAIR = {
  slick: "M26 58Q20 25 48 24T74 58L71 49Q70 39 60 35Q48 41 36 37Q30 41 29 49z",
  part: "M25 58Q20 24 50 25Q80 22 75 58L71 48Q66 36 42 34Q31 40 29 48z",
  quiff: "M26 56Q20 34 34 24Q52 10 72 22Q80 32 74 56L70 46Q70 38 62 36Q46 40 34 36Q29 42 29 48z",
  flame:
    "M29 56Q24 42 32 34Q24 24 36 14Q38 20 42 16Q42 6 54 2Q54 10 62 10Q74 18 70 30Q76 42 71 56L68 46Q60 36 50 42Q40 36 32 46z",
  sides: "M24 64Q19 46 28 36L30 48 27 64zM76 64Q81 46 72 36L70 48 73 64z",
  bob: "M25 66Q20 24 50 24T75 66Q72 46 62 38Q42 50 30 46Q27 54 25 66z",
  fringe: "M25 66Q20 24 50 24T75 66L71 50Q50 45 29 50z",
  waves:
    "M24 72Q18 58 26 50Q20 40 30 34Q36 22 50 24Q66 20 72 34Q82 42 75 52Q82 60 76 72Q68 62 70 54Q62 50 60 40Q44 40 38 50Q30 52 30 58Q32 66 24 72z",
  bun: "M26 58Q22 24 50 24T74 58Q72 42 50 34Q28 42 26 58z",
  curls:
    "M26 60Q18 50 26 44Q24 34 34 34Q40 23 50 26Q60 23 66 34Q76 34 74 44Q82 50 74 60Q72 50 64 48Q58 42 50 46Q42 42 36 48Q28 50 26 60z",
} satisfies Record<string, string>;

export const HATS = {
  fedora: [
    ["cloth", "M24 46Q22 24 33 13Q41 8 49 15Q57 7 67 12Q77 22 76 43Q50 35 24 46z"],
    ["band", "M24 46Q23 39 25 32Q50 24 75 31Q77 37 76 43Q50 35 24 46z"],
    ["cloth", "M8 50Q8 43 26 41Q50 31 76 39Q92 38 93 44Q90 50 76 48Q50 40 25 51Q12 56 8 50z"],
  ],
  bowler: [
    ["cloth", "M26 43Q23 12 50 12T74 43Q50 36 26 43z"],
    ["band", "M26 44Q25 38 26 33Q50 26 74 33Q75 38 74 44Q50 37 26 44z"],
    ["cloth", "M13 37Q18 45 28 42Q50 35 72 42Q82 45 87 37Q88 50 74 50Q50 43 26 50Q12 50 13 37z"],
  ],
  tophat: [
    ["cloth", "M29 43L25 3Q50 -3 75 3L71 43Q50 37 29 43z"],
    ["band", "M28 43L28 32Q50 26 72 32L72 43Q50 37 28 43z"],
    ["cloth", "M13 37Q18 45 28 42Q50 35 72 42Q82 45 87 37Q88 50 74 50Q50 43 26 50Q12 50 13 37z"],
  ],
  flatcap: [
    ["cloth", "M20 46Q14 26 42 21Q72 14 80 36Q83 45 77 48Q50 38 24 48z"],
    ["trim", "M22 44Q38 34 64 41Q58 53 34 53Q16 55 22 44z"],
  ],
  newsboy: [
    ["cloth", "M16 42Q8 22 36 16Q50 8 66 16Q92 22 84 42Q80 48 74 47Q50 38 26 47Q20 48 16 42z"],
    ["trim", "M24 46Q50 34 76 46Q68 55 50 53Q32 55 24 46z"],
    ["band", "M47 12h6v4h-6z"],
  ],
  cloche: [
    ["cloth", "M22 60Q16 14 50 14T78 60Q74 50 50 47Q26 50 22 60z"],
    ["band", "M22 50Q22 44 22 38Q50 30 78 38Q78 44 78 50Q50 40 22 50z"],
  ],
  peaked: [
    ["cloth", "M16 34Q20 18 50 15Q80 18 84 34L74 42H26z"],
    ["band", "M26 35Q50 29 74 35V45Q50 38 26 45z"],
    ["trim", "M25 45Q50 36 75 45Q68 55 50 54Q32 55 25 45z"],
  ],
  beret: [
    ["cloth", "M22 46Q8 36 20 26Q38 12 66 18Q90 26 82 40Q78 46 74 44Q48 34 26 48z"],
    ["band", "M49 12q3-3 5 0v5h-5z"],
  ],
  boater: [
    ["cloth", "M29 42L30 20Q50 15 70 20L71 42z"],
    ["band", "M28 42L29 32Q50 26 71 32L72 42z"],
    ["cloth", "M9 42Q30 34 50 34T91 42Q90 47 74 46Q50 39 26 46Q10 47 9 42z"],
  ],
  band: [["band", "M25 47Q50 34 75 47L76 41Q50 27 24 41z"]],
} satisfies Record<string, Hat>;

export const COATS = {
  suit: (cloth, shirt) =>
    shaded(cloth, "M0 120Q2 105 22 101L38 92 50 112 62 92 78 101Q98 105 100 120z") +
    fill(PAPER, "M38 92L50 100 62 92 56 120H44z") +
    fill(dark(PAPER, 0.3), "M50 100L62 92 56 120H51z") +
    fill(shirt, "M47 101H53L54 106 56 120H44L46 106z") +
    mirrored(fill(dark(cloth, 0.25), "M38 91L31 98 35 104 30 106 44 120 46 119z")),
  bow: (cloth, shirt) =>
    shaded(cloth, "M0 120Q2 105 22 101L38 92 50 112 62 92 78 101Q98 105 100 120z") +
    fill(PAPER, "M37 92L50 97 63 92 58 120H42z") +
    fill(dark(PAPER, 0.3), "M50 97L63 92 58 120H50z") +
    fill(shirt, "M50 101L39 96V107zL61 96V107z") +
    dot(dark(shirt, 0.4), 50, 101.5, 2.6) +
    mirrored(fill(dark(cloth, 0.25), "M37 91L30 99 34 120H42z")),
  trench: (cloth, shirt) =>
    shaded(cloth, "M0 120Q2 106 20 102L50 112 80 102Q98 106 100 120z") +
    fill(shirt, "M40 96L50 106 60 96 56 120H44z") +
    fill(cloth, "M24 80L36 94 48 118 30 116 16 104z") +
    fill(dark(cloth, 0.5), "M76 80L64 94 52 118 70 116 84 104z") +
    stroke(dark(cloth, 0.4), 1, "M28 90L34 100 42 114M72 90L66 100 58 114"),
  fur: (cloth, shirt) =>
    fill(shirt, "M36 90H64L60 120H40z") +
    shaded(
      cloth,
      "M0 120L2 112 6 113 7 106 12 108 14 101 19 104 22 97 27 101 30 93 35 97 39 90 43 99 41 104 46 107 44 113 48 120zM100 120L98 112 94 113 93 106 88 108 86 101 81 104 78 97 73 101 70 93 65 97 61 90 57 99 59 104 54 107 56 113 52 120z",
      0.45,
    ),
  roll: (cloth) =>
    shaded(cloth, "M0 120Q3 105 24 101L36 98H64L76 101Q97 105 100 120z") +
    shaded(mix(cloth, PAPER, 0.15), "M34 90Q50 97 66 90L67 103Q50 110 33 103z") +
    stroke(dark(cloth, 0.35), 1, "M40 94v11M46 96v11M54 96v11M60 94v11"),
  stripes: (cloth, shirt) =>
    shaded(cloth, "M0 120Q3 105 24 101L37 95Q50 106 63 95L76 101Q97 105 100 120z") +
    stroke(shirt, 3.4, "M8 108Q30 100 40 104M60 104Q70 100 92 108M2 116Q30 107 50 112T98 116"),
  priest: (cloth) =>
    shaded(cloth, "M0 120Q2 105 22 101L37 93Q50 102 63 93L78 101Q98 105 100 120z") +
    fill(PAPER, "M36 92Q50 100 64 92V98Q50 106 36 98z") +
    fill(cloth, "M36 92L45 96V102L36 98zM64 92L55 96V102L64 98z"),
  dress: (cloth, _shirt, skin) =>
    fill(skin, "M20 103L38 96H62L80 103 76 120H24z") +
    inShade(fill(dark(skin, 0.45), "M20 103L38 96H62L80 103 76 120H24z")) +
    shaded(cloth, "M4 120Q6 105 20 102L34 120zM96 120Q94 105 80 102L66 120z") +
    shaded(cloth, "M20 102L26 100 42 118H58L74 100 80 102 84 120H16z"),
  work: (cloth, shirt) =>
    shaded(shirt, "M0 120Q2 105 22 101L38 93 50 108 62 93 78 101Q98 105 100 120z") +
    fill(mix(shirt, PAPER, 0.25), "M36 91L50 106 42 112 30 98z") +
    fill(dark(shirt, 0.3), "M64 91L50 106 58 112 70 98z") +
    shaded(cloth, "M26 101L34 98V120H26zM74 101L66 98V120H74z"),
} satisfies Record<string, (cloth: string, shirt: string, skin: string) => string>;

/** `half` is half the width of the face at the temples. */
export const BEARDS = {
  pencil: (hair) => fill(hair, "M38 78Q46 74 50 75Q54 74 62 78Q55 78 50 77Q45 78 38 78z"),
  brush: (hair) => fill(hair, "M41 79L43 73Q50 70 57 73L59 79Q50 76 41 79z"),
  walrus: (hair) => shaded(hair, "M33 85Q34 73 50 72Q66 73 67 85Q60 80 50 79Q40 80 33 85z"),
  handlebar: (hair) =>
    shaded(
      hair,
      "M50 73Q42 70 36 77Q30 82 25 75Q24 86 36 84Q45 83 50 78Q55 83 64 84Q76 86 75 75Q70 82 64 77Q58 70 50 73z",
    ),
  goatee: (hair) =>
    shaded(hair, "M41 76Q50 70 59 76V80Q50 76 41 80zM44 88Q50 85 56 88L53 100 50 103 47 100z"),
  full: (hair, half) =>
    shaded(
      hair,
      `M${49.5 - half} 58L${52 - half} 68Q38 76 43 73Q50 69 57 73Q62 76 ${48 + half} 68L${50.5 + half} 58L${51 + half} 82Q66 108 50 109Q34 108 ${49 - half} 82zM41 81Q50 86 59 81Q50 78.5 41 81z`,
    ),
  stubble: (hair, half) =>
    `<g opacity=".6">${fill(hair, gouges(53 - half, 77, 5, [2.4, 3.6], [0.8, 3], 1.1) + gouges(58 - half, 77, 4, [2.6, 3.6], [0.8, 3], 1.1) + gouges(52, 87, 4, [3.2, -1.6], [0.8, 3], 1.1))}</g>`,
} satisfies Record<string, (hair: string, half: number) => string>;

export const THINGS = {
  cigar: () =>
    fill("#6b3d1e", "M57 80L84 86 83 91 57 85z") +
    fill(BRASS, "M64 81.6l4 .9-.6 5-4-.9z") +
    fill("#e8532b", "M83 86l4 .8-.8 5-4-1z") +
    stroke(PAPER, 1.6, "M86 82Q92 74 86 66T90 48"),
  holder: () =>
    stroke(INK, 2, "M57 82L76 74") +
    stroke(PAPER, 2.6, "M77 73.5L86 69.5") +
    stroke(PAPER, 1.2, "M87 66Q92 58 87 52T90 38"),
  match: () => stroke("#d9b37a", 2.4, "M56 82L80 88") + dot(RED, 81.5, 88.4, 3),
  pipe: () =>
    stroke("#3d2516", 3, "M57 82L74 88") +
    fill("#5b3820", "M71 78H83L81 92Q75 96 72 90z") +
    stroke(PAPER, 1.6, "M77 75Q71 68 77 60T75 46"),
  earring: () => dot(BRASS, 26.5, 72, 3) + dot(BRASS, 74, 72, 3),
  pearls: () =>
    Array.from({ length: 9 }, (_, i) =>
      dot(i > 5 ? "#b9ad97" : PAPER, 33 + i * 4.25, 98 + 7 * Math.sin((i / 8) * Math.PI), 2.5),
    ).join(""),
  cigarette: () =>
    stroke(PAPER, 2.6, "M57 82L76 86") +
    dot("#e8532b", 77, 86.2, 2) +
    stroke(PAPER, 1.2, "M79 82Q84 75 79 69T82 54"),
  rose: () => dot("#e0392b", 27, 102, 5) + stroke("#7d1218", 1.2, "M24 102q3-4 6 0q-1 4-4 2"),
} satisfies Record<string, Thing>;
