/** The cards of the lesson, each shown when its condition holds. */
import type { LessonCard } from "../module";
import type { GameView } from "./wire";

const RING = '[data-part="ring"]';
const TRAY = '[data-part="tray"]';
const MIX = '[data-part="mix"]';

/** The settings of the lesson's table: time to read, and reminders of seen cards. */
export const lessonSettings: Readonly<Record<string, string>> = {
  look_seconds: "20",
  claim_seconds: "60",
  talk_seconds: "300",
  aim_seconds: "60",
  memory_aid: "full",
  early_end: "unanimous",
};

const ORDER = ["look", "claim", "talk", "aim", "rest"];

/** True if the game has come as far as this decision. */
function isAt(view: GameView, decision: string, stage = 0): boolean {
  if (view.decision === null) return true;
  const now = ORDER.indexOf(view.decision);
  const wanted = ORDER.indexOf(decision);
  return now > wanted || (now === wanted && (decision !== "look" || (view.stage ?? 0) >= stage));
}

export const lesson: readonly LessonCard<GameView>[] = [
  { message: "crossfire-lesson-aim", selector: RING, when: () => true },
  { message: "crossfire-lesson-mix", selector: MIX, when: () => true },
  { message: "crossfire-lesson-look", selector: TRAY, when: () => true },
  { message: "crossfire-lesson-pass", selector: RING, when: (view) => isAt(view, "look", 1) },
  { message: "crossfire-lesson-shuffle", selector: RING, when: (view) => isAt(view, "look", 2) },
  { message: "crossfire-lesson-claim", selector: TRAY, when: (view) => isAt(view, "claim") },
  { message: "crossfire-lesson-talk", selector: TRAY, when: (view) => isAt(view, "talk") },
  { message: "crossfire-lesson-doubt", selector: RING, when: (view) => isAt(view, "talk") },
  { message: "crossfire-lesson-point", selector: RING, when: (view) => isAt(view, "aim") },
  { message: "crossfire-lesson-end", selector: RING, when: (view) => view.result !== null },
];
