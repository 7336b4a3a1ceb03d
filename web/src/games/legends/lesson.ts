/** The lesson: the first round of a bank, each card when its condition holds. */
import type { Language } from "../../lib/texts";
import type { LessonCard } from "../module";
import type { GameView } from "./wire";

/** A single scenario with time to read, and one bot besides the newcomer. */
export const lessonSettings: Readonly<Record<string, string>> = {
  mode: "one_shot",
  first_job: "bank",
  difficulty: "easy",
  window_seconds: "none",
};
export const lessonSeats = 2;

const TEXTS: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("./text/lesson.en.ftl?raw"),
  ru: () => import("./text/lesson.ru.ftl?raw"),
};

/** Texts that only the lesson needs. */
export async function lessonTexts(language: Language): Promise<readonly string[]> {
  return [(await TEXTS[language]()).default];
}

const part = (name: string): string => `[data-part="${name}"]`;

/** True if the newcomer has this decision; cards about actions wait for it. */
function isAsked(view: GameView, decision: string): boolean {
  return view.decision === decision && view.you !== null && view.asked.includes(view.you);
}

/** True if the taught round is over. */
function isPast(view: GameView): boolean {
  return view.round > 1 || view.phase === "over";
}

function hasRolled(view: GameView): boolean {
  return (view.roll !== null && view.roll.dice.length > 0) || isPast(view);
}

/** True once actions were used, so that there is something to look at. */
function isUnderWay(view: GameView): boolean {
  const tired = view.exhausted.length > 0 || view.seats.some(({ table }) => table.length > 0);
  return (isAsked(view, "act") && tired) || isPast(view);
}

export const lesson: readonly LessonCard<GameView>[] = [
  { message: "legends-lesson-aim", selector: part("scene"), when: () => true },
  {
    message: "legends-lesson-first",
    selector: part("tray"),
    when: (view) => isAsked(view, "first") || view.active !== null,
  },
  {
    message: "legends-lesson-hand",
    selector: part("hand"),
    when: (view) => isAsked(view, "act") || isPast(view),
  },
  {
    message: "legends-lesson-recruit",
    selector: part("tray"),
    when: (view) => isAsked(view, "act") || isPast(view),
  },
  {
    message: "legends-lesson-challenge",
    selector: part("challenges"),
    when: (view) => isAsked(view, "act") || isPast(view),
  },
  {
    message: "legends-lesson-send",
    selector: part("tray"),
    when: (view) => isAsked(view, "act") || isPast(view),
  },
  { message: "legends-lesson-roll", selector: part("roll"), when: hasRolled },
  { message: "legends-lesson-luck", selector: part("roll"), when: hasRolled },
  {
    message: "legends-lesson-ability",
    selector: part("window"),
    when: (view) => isAsked(view, "ability") || isPast(view),
  },
  {
    message: "legends-lesson-damage",
    selector: part("piles"),
    when: (view) => isAsked(view, "hit") || isUnderWay(view),
  },
  { message: "legends-lesson-problems", selector: part("challenges"), when: isUnderWay },
  { message: "legends-lesson-evidence", selector: part("evidence"), when: isUnderWay },
  { message: "legends-lesson-police", selector: part("police"), when: isUnderWay },
  { message: "legends-lesson-end", selector: part("scene"), when: isPast },
];
