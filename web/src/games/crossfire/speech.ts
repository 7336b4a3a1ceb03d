/** Where the last statements are shown on the table. */
import type { Box, Seating } from "./seating";
import type { GameView, StatementMade } from "./wire";

/** A statement in its bubble: where the speaker sits, and which side of the box it keeps to. */
export interface Spoken {
  readonly said: StatementMade;
  readonly tail: "up" | "down" | "left" | "right" | "none";
  readonly side: "left" | "right" | "top" | "bottom" | "middle";
}

/** A part of the table with its statements, older ones first. */
export interface SpeechBox {
  readonly box: Box;
  readonly all: readonly Spoken[];
}

/** A small table shows one statement at each side and one in the middle; a large one the last two. */
const MOST = { small: 3, large: 2 };

/** The last statements of different players, at the places where they are shown. */
export function bubbles(view: GameView, table: Seating): readonly SpeechBox[] {
  const roomy = table.sides.length === 2;
  const last = view.said
    .filter(({ no, seat }) => !view.said.some((other) => other.seat === seat && other.no > no))
    .slice(roomy ? -MOST.small : -MOST.large);
  if (!roomy) {
    return last.length === 0
      ? []
      : [{ box: table.centre, all: last.map((said) => inTheMiddle(said, table, last.length)) }];
  }
  const boxes = new Map<Box, Spoken>();
  for (const said of last) {
    const [box, spoken] = atTheSide(said, table);
    boxes.set(box, spoken);
  }
  return [...boxes].map(([box, spoken]) => ({ box, all: [spoken] }));
}

function inTheMiddle(said: StatementMade, table: Seating, count: number): Spoken {
  const speaker = table.places.find(({ seat }) => seat === said.seat) ?? table.centre;
  const [dx, dy] = [speaker.x - table.centre.x, speaker.y - table.centre.y];
  if (Math.abs(dx) > table.felt.width / 4) {
    const side = dx < 0 ? "left" : "right";
    return { said, tail: side, side };
  }
  return { said, tail: count > 1 ? "none" : dy < 0 ? "up" : "down", side: "middle" };
}

function atTheSide(said: StatementMade, table: Seating): readonly [Box, Spoken] {
  const speaker = table.places.find(({ seat }) => seat === said.seat) ?? table.centre;
  const [left, right] = table.sides;
  const box = [left, right].find(
    (part) => part && Math.abs(part.x - speaker.x) < table.felt.width / 4,
  );
  if (!box) return [table.centre, inTheMiddle(said, table, 1)];
  const above = speaker.y < box.y;
  return [box, { said, tail: above ? "up" : "down", side: above ? "top" : "bottom" }];
}
