/** Things of the struggle with the rebels: pistols, crates, scarves, fire, the truck, barricade. */
import {
  at,
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
  stripes,
  wheel,
} from "./drawing";

/** A revolver that points to the right, its muzzle at (0, 0), 92 long. */
export function pistol(steel: string, grip: string): string {
  const [dark, light] = [mix(steel, INK, 0.45), mix(steel, "#ffffff", 0.45)];
  return (
    path(steel, "M-54 -5H0v9H-54z") +
    path(light, "M-54 -5H0v3H-54z") +
    box(dark, -50, 4, 36, 4) +
    box(dark, -8, -9, 6, 4) +
    path(steel, "M-78 -8h26v22h-14l-6 6-10-4z") +
    path(dark, "M-78 8h26v6h-14l-6 6-10-4z") +
    box(light, -72, -9, 20, 20, 3) +
    box(steel, -72, -3, 20, 5) +
    box(dark, -72, 5, 20, 6, 2) +
    line(dark, 1.4, "M-66 -9v20M-59 -9v20") +
    path(dark, "M-78 -6l-9-8 5-4 9 8z") +
    line(dark, 3, "M-66 14q0 10 9 10t9-10") +
    line(steel, 2.4, "M-60 14q0 5-3 6") +
    path(grip, "M-80 2l12 12-10 26q-9 3-15-3l8-22z") +
    path(mix(grip, INK, 0.4), "M-72 10l4 4-10 26q-5 2-8 0z")
  );
}
export const OUR_PISTOL = pistol("#e0b756", "#7a3b24");
/** The rebels' pistol, which points to the left. */
export const THEIR_PISTOL = `<g transform="scale(-1 1)">${pistol("#d9656a", "#2b2b2f")}</g>`;

export function crate(
  x: number,
  y: number,
  width: number,
  height: number,
  wood = "#8a6236",
): string {
  const dark = mix(wood, INK, 0.5);
  return (
    box(wood, x, y, width, height) +
    box(mix(wood, INK, 0.4), x + width * 0.62, y, width * 0.38, height) +
    box(dark, x, y, width, 4) +
    box(dark, x, y + height - 4, width, 4) +
    line(dark, 4, `M${x + 3} ${y + 3}L${x + width - 3} ${y + height - 3}`) +
    box(mix(wood, PAPER, 0.2), x, y + 4, width, 1.5)
  );
}

/** The red scarf of a rebel, for a figure of this width at this place. */
export function scarf(x: number, y: number, width: number): string {
  return at(
    x + width * 0.5,
    y + width * 0.98,
    width / 100,
    path("#d0343c", "M-24 -6Q0 10 24 -6L20 8Q4 14 2 26L-8 14Q-18 10 -24 -6z") +
      path("#8e1b22", "M2 4Q14 2 24 -6L20 8Q4 14 2 26z"),
  );
}

export function flame(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    path("#e8532b", "M-16 0Q-24 -24 -6 -36Q-8 -22 2 -22Q0 -40 10 -50Q10 -34 18 -26Q26 -12 16 0z") +
      path("#f6a83c", "M-9 0Q-14 -14 -2 -22Q0 -10 6 -14Q8 -22 10 -26Q18 -12 10 0z") +
      path("#fff0b8", "M-4 0Q-5 -8 2 -12Q6 -6 6 0z"),
  );
}
function torch(x: number, y: number, scale: number, tilt: number): string {
  const lit = flame(1, 2, 0.72) + dot("#f6a83c", 0, -18, 34, 'opacity=".14"');
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${scale})">${box("#6a4a28", -3.5, -2, 7, 44, 2)}${lit}</g>`;
}
export const TORCH_ON_TRUCK = torch(342, 214, 0.8, 14);
export const TORCHES_OF_AMBUSH = torch(752, 208, 0.85, 10) + torch(534, 222, 0.85, -14);

/** The truck of the clan's attack; rebels stand behind its side. */
export const TRUCK =
  oval("#050505", 250, 354, 150, 10, 'opacity=".6"') +
  path("#3f5a46", "M132 338V262h192v76z") +
  path("#2c4032", "M132 338v-26h192v26z") +
  each([148, 178, 208, 238, 268, 298], (x) => box("#2c4032", x, 262, 4, 50)) +
  box("#577a60", 132, 258, 192, 7) +
  path("#4a6a52", "M324 338V250h34l24 34 10 6v48z") +
  path("#33493a", "M324 338v-30h68v30z") +
  path("#e0c98a", "M334 258h20l16 26h-36z") +
  path("#a88a4a", "M344 258h10l16 26h-16z") +
  box("#e3bf68", 386, 300, 9, 12, 3) +
  box("#1a1f1b", 124, 334, 272, 8) +
  wheel(166, 340, 20) +
  wheel(214, 340, 20) +
  wheel(358, 340, 20) +
  each(
    spots("342 322, 300 284, 286 298, 160 288"),
    ([x = 0, y = 0]) => dot(INK, x, y, 3) + dot("#b9c0b4", x, y, 1.1),
  );

/** The crates of the clan, left, and the shot of its people. */
export const CRATES =
  crate(-20, 300, 70, 56) +
  crate(46, 312, 64, 44, "#7a5632") +
  crate(-90, 296, 70, 60) +
  box("#c9a24a", 4, 292, 40, 8, 2);
export const SHOT =
  at(
    126,
    286,
    0.9,
    path("#f1c65b", "M0 0l8-9 3 6 13-7-7 9 15 1-14 5 8 8-14-4-3 8-5-9z") +
      path("#fff7da", "M2 0l7-3 8 3-8 3z"),
  ) + line("#f1c65b", 2.5, "M156 284h34", 'opacity=".9" stroke-dasharray="14 8"');

/** What an ambush stands behind. */
export const BARRICADE =
  path("#5a3a24", "M520 338l20-58h44l-6 58z") +
  path("#3f2818", "M556 280h28l-6 58h-26z") +
  box("#7a4a2c", 528, 286, 60, 7, 2, 'transform="rotate(-8 558 290)"') +
  crate(576, 276, 74, 62) +
  crate(650, 288, 62, 50, "#7a5632") +
  path("#6b6250", "M704 338q-4-22 16-22 4-16 22-14 20-2 22 14 20 2 16 22z") +
  path("#4d4638", "M742 338v-36q20-2 22 14 20 2 16 22z") +
  line("#4d4638", 2, "M722 316q10 6 20 0M744 302q10 6 18 2") +
  stripes([590, 300, 44, 8], 5, [PAPER, "#8e1b22"]) +
  oval("#050505", 650, 342, 140, 8, 'opacity=".5"');

/** The bin in the alley; fugitives stand behind it. */
export const BIN =
  path("#4a5058", "M392 300l4-54h56l4 54z") +
  path("#33383f", "M426 246h26l4 54h-30z") +
  box("#656c75", 389, 238, 70, 9, 3) +
  line("#33383f", 2, "M404 252v44M416 252v46") +
  box("#2a2f35", 438, 252, 2, 46);
