/** The colours of the plan; a custom theme may bring any six, and all must be readable. */
import type { Language } from "../../lib/texts";
import type { ColourEntry, ThemeFile } from "./wire";

const DARK = "#000000";
const LIGHT = "#ffffff";

/** The text colour on a background, dark or light, whichever has more contrast (at least 4.5:1). */
export function inkOn(hex: string): string {
  return contrast(hex, DARK) >= contrast(hex, LIGHT) ? DARK : LIGHT;
}

/** The initial of a colour's name, or its id if two names begin alike, as in typed commands. */
export function initial(theme: ThemeFile, colour: ColourEntry, language: Language): string {
  const first = (each: ColourEntry): string => each[language].charAt(0).toLocaleUpperCase(language);
  const alike = theme.colours.filter((each) => first(each) === first(colour));
  return alike.length === 1 ? first(colour) : colour.id.toUpperCase();
}

/** The contrast by the formula of the Web Content Accessibility Guidelines. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
