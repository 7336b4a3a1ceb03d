/** The wall of deposit boxes behind the vault, lit from its middle: a few paths, one per shade. */
import { mix } from "../../../ui/portrait_drawing";

export interface Shade {
  readonly colour: string;
  readonly path: string;
}
const COLUMNS = Array.from({ length: 44 }, (_, at) => at - 13);
const ROWS = Array.from({ length: 13 }, (_, at) => at - 5);
const SHADES = 5;
const [WIDE, HIGH] = [46, 38] as const;
/** The middle of the light. */
const [X, Y] = [330, 200] as const;

function wall(): readonly Shade[] {
  const parts = Array.from({ length: SHADES + 1 }, () => ({
    box: "",
    edge: "",
    knob: "",
    slot: "",
  }));
  for (const row of ROWS) {
    for (const column of COLUMNS) {
      const [x, y] = [column * WIDE + 4, row * HIGH + 14];
      const far = Math.hypot(x - X, (y - Y) * 1.2) / 520;
      const part = parts[Math.round(Math.max(0, 1 - far) * SHADES)];
      if (!part) continue;
      part.box += `M${x} ${y}h41v33h-41z`;
      part.edge += `M${x} ${y}h41v4h-41z`;
      part.knob += `M${x + 17} ${y + 18}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`;
      part.slot += `M${x + 13} ${y + 25}h15v3h-15z`;
    }
  }
  return parts.flatMap(({ box, edge, knob, slot }, shade) => {
    const colour = mix("#1e2c36", "#3d5361", shade / SHADES);
    return [
      { colour, path: box },
      { colour: mix(colour, "#f3ead8", 0.13), path: edge },
      { colour: mix("#6b5a30", "#c9a24a", shade / SHADES), path: knob },
      { colour: mix(colour, "#0d0f10", 0.4), path: slot },
    ];
  });
}

export const WALL = wall();

/** The boards of the floor, in two tones. */
export const FLOOR = Array.from({ length: 34 }, (_, at) => at - 16)
  .map(
    (i) =>
      `M${X + i * 62} 322L${X + i * 176} 620H${X + (i + 0.5) * 176}L${X + (i + 0.5) * 62} 322z`,
  )
  .join("");
