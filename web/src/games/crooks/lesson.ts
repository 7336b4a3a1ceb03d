/** The cards of the lesson, each shown when its condition holds. */
import type { LessonCard } from "../module";
import type { GameView } from "./wire";

/** The number of crooks the viewer has hired. */
function hired(view: GameView): number {
  const exits = view.hangouts.flatMap((hangout) => hangout.exits);
  return exits.filter(({ seat }) => seat === view.you).length;
}

/** True if the viewer has nothing in hand, between two turns. */
function between(view: GameView): boolean {
  return view.active !== view.you || view.hand === null;
}

function rivalHides(view: GameView): boolean {
  return view.targets.some(({ spots }) =>
    spots.some((spot, seat) => seat !== view.you && spot.hidden > 0),
  );
}

export const lesson: readonly LessonCard<GameView>[] = [
  { message: "crooks-lesson-aim", selector: '[data-at^="target-"]', when: () => true },
  {
    message: "crooks-lesson-memory",
    selector: ".hangouts",
    when: (view) => hired(view) >= 1 && between(view),
  },
  { message: "crooks-lesson-backs", selector: ".spot:has(.back)", when: rivalHides },
  {
    message: "crooks-lesson-gangs",
    selector: '[data-at^="seat-"] .gangs',
    when: (view) => hired(view) >= 2 && between(view),
  },
  {
    message: "crooks-lesson-passing",
    selector: '[data-answer="pass"]',
    when: (view) => hired(view) >= 3 && between(view),
  },
  {
    message: "crooks-lesson-scoring",
    selector: ".corner",
    when: (view) => (hired(view) >= 4 && between(view)) || view.decision === null,
  },
];
