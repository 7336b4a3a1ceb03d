/** The cards of the lesson, each shown when its condition holds. */
import type { LessonCard } from "../module";
import type { GameView } from "./wire";

const TOWN = '[data-part="town"]';
const PRISON = '[data-part="prison"]';
const HAND = '[data-part="hand"]';
const BANK = '[data-part="bank"]';

/** The settings of the lesson's table: little money, and reminders of seen cards. */
export const lessonSettings: Readonly<Record<string, string>> = {
  bank: "1000",
  memory_aid: "full",
  max_rounds: "5",
};

/** True if the newcomer has this decision; cards about actions wait for it. */
function isAsked(view: GameView, decision: string): boolean {
  return view.decision === decision && view.you !== null && view.active.includes(view.you);
}

function lies(view: GameView, how: GameView["streets"][number]["lying"]): boolean {
  return view.streets.some(({ lying }) => lying === how);
}

function isBehindBars(view: GameView): boolean {
  return view.figures.some(({ place }) => place === "cell");
}

export const lesson: readonly LessonCard<GameView>[] = [
  { message: "mafia-lesson-aim", selector: TOWN, when: () => true },
  { message: "mafia-lesson-clans", selector: '[data-part="seats"]', when: () => true },
  {
    message: "mafia-lesson-exchange",
    selector: HAND,
    when: (view) => isAsked(view, "exchange"),
  },
  { message: "mafia-lesson-lay", selector: TOWN, when: (view) => isAsked(view, "lay") },
  { message: "mafia-lesson-open", selector: TOWN, when: (view) => isAsked(view, "act") },
  {
    message: "mafia-lesson-loot",
    selector: TOWN,
    when: (view) => view.streets.some(({ loot }) => loot > 0),
  },
  {
    message: "mafia-lesson-law",
    selector: TOWN,
    when: (view) =>
      lies(view, "arrested") || (isAsked(view, "act") && lies(view, "open")) || view.round > 1,
  },
  {
    message: "mafia-lesson-pass",
    selector: '[data-part="tray"]',
    when: (view) => (isAsked(view, "act") && lies(view, "open")) || view.round > 1,
  },
  { message: "mafia-lesson-prison", selector: PRISON, when: isBehindBars },
  {
    message: "mafia-lesson-ransom",
    selector: PRISON,
    when: (view) => view.phase === "ransom" || view.round > 1 || view.phase === "over",
  },
  {
    message: "mafia-lesson-end",
    selector: BANK,
    when: (view) => view.bank === 0 || view.round > 1 || view.phase === "over",
  },
];
