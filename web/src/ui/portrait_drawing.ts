/** Elements of SVG and colours for portraits, on a field of 100 by 120. */
export const INK = "#15110f" as const;
export const PAPER = "#f4ead6" as const;
export const RED = "#b3262e" as const;
export const BRASS = "#d9ab45" as const;

/** The colour `share` of the way from `from` to `to`; both as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
export function dark(colour: string, share = 0.5): string {
  return mix(colour, INK, share);
}
export function fill(colour: string, path: string): string {
  return `<path fill="${colour}" d="${path}"/>`;
}
export function stroke(colour: string, width: number, path: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`;
}
export function dot(colour: string, x: number, y: number, radius: number): string {
  return `<circle fill="${colour}" cx="${x}" cy="${y}" r="${radius}"/>`;
}
/** The part right of the light's edge; without ids, so any number may stand on one page. */
export function inShade(drawing: string, edge = 53): string {
  const left = edge + 5;
  return `<g transform="skewX(-5)"><svg x="${left}" y="-20" width="90" height="150" viewBox="${left} -20 90 150"><g transform="skewX(5)">${drawing}</g></svg></g>`;
}
/** A shape with its shaded right side. */
export function shaded(colour: string, path: string, share = 0.5): string {
  return fill(colour, path) + inShade(fill(dark(colour, share), path));
}
/** A drawing of the left side, and the same mirrored. */
export function mirrored(drawing: string): string {
  return `${drawing}<g transform="matrix(-1 0 0 1 100 0)">${drawing}</g>`;
}
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
/** A row of wedges, like marks of a gouge in a woodcut: start, count, step, direction, width. */
export function gouges(
  x: number,
  y: number,
  count: number,
  [dx, dy]: readonly [number, number],
  [lx, ly]: readonly [number, number],
  width: number,
  seed = 3,
): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const length = 0.55 + (((i * 37 + seed * 11) % 10) / 10) * 0.7;
    const [a, b] = [lx * length, ly * length];
    path += `M${rounded(x + i * dx)} ${rounded(y + i * dy)}l${rounded(a)} ${rounded(b)} ${rounded(-a + (ly ? width : 0))} ${rounded(-b + (ly ? -width * 0.4 : width))}z`;
  }
  return path;
}
