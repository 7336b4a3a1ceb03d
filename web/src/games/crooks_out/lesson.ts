/** The cards of the lesson, each shown when its condition holds. */
import type { LessonCard } from "../module";
import type { GameView } from "./wire";

/** The newcomer has the first seat, opposite one rival. */
const OWN_SHEET = '[data-at="sheet-0"]';
const RIVALS_SHEET = '[data-at="sheet-1"]';

/** True if the newcomer may ask; cards about asking wait for that. */
function mayAsk(view: GameView): boolean {
  return view.active === view.you && view.circling_of === null;
}

function asked(view: GameView, hit: boolean): boolean {
  return view.asked.some((each) => each.hit === hit);
}

/** The settings of the lesson's table: the table circles, and the newcomer begins. */
export const lessonSettings: Readonly<Record<string, string>> = {
  circling: "auto",
  first_player: "0",
};

export const lesson: readonly LessonCard<GameView>[] = [
  { message: "crooks-out-lesson-aim", selector: '[data-at="hand"]', when: () => true },
  { message: "crooks-out-lesson-number", selector: RIVALS_SHEET, when: () => true },
  { message: "crooks-out-lesson-ask", selector: RIVALS_SHEET, when: mayAsk },
  {
    message: "crooks-out-lesson-hit",
    selector: '[data-at="laid-1"], [data-at="laid-0"]',
    when: (view) => asked(view, true),
  },
  {
    message: "crooks-out-lesson-miss",
    selector: '[data-at^="sheet-"]',
    when: (view) => asked(view, false),
  },
  { message: "crooks-out-lesson-roll", selector: OWN_SHEET, when: (view) => view.turn >= 3 },
  {
    message: "crooks-out-lesson-circle",
    selector: '[data-at^="sheet-"]',
    when: (view) => view.seats.some(({ circled }) => circled.length > 0),
  },
  {
    message: "crooks-out-lesson-pencil",
    selector: RIVALS_SHEET,
    when: (view) => view.turn >= 5 && mayAsk(view),
  },
  {
    message: "crooks-out-lesson-end",
    selector: '[data-at^="seat-"]',
    when: (view) => view.turn >= 7 || view.decision === null,
  },
];
