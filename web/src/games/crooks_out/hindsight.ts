/** The analysis of a match: the steps of questions, and missed chances. */
import type { Language } from "../../lib/texts";
import type { CrookStory, GameHindsight } from "./wire";

/** The crooks of one player. */
export interface Gang {
  readonly holder: number;
  readonly crooks: readonly CrookStory[];
}

/** The step just before a question, when its value was decided. */
export function frameOf({ steps }: GameHindsight, question: number): number {
  return Math.max(0, (steps[question] ?? 0) - 1);
}

/** The question that follows a step; the number of questions if there is none. */
export function questionAt({ steps }: GameHindsight, frame: number): number {
  const next = steps.findIndex((step) => step > frame);
  return next < 0 ? steps.length : next;
}

/** The crooks by the hand they were in. */
export function gangs({ crooks }: GameHindsight): readonly Gang[] {
  const holders = [...new Set(crooks.map(({ holder }) => holder))];
  return holders.map((holder) => ({
    holder,
    crooks: crooks.filter((crook) => crook.holder === holder),
  }));
}

/**
 * The crooks that were certain when this seat asked for something else, the earliest first. A seat
 * that had no question in that time has missed nothing.
 */
export function letGo({ seat, crooks, questions }: GameHindsight): readonly CrookStory[] {
  return crooks
    .filter(({ certain_at, caught_at, caught_by }) => {
      if (certain_at === null || caught_by === seat) return false;
      return questions.some(({ at }) => at >= certain_at && (caught_at === null || at < caught_at));
    })
    .sort((one, other) => (one.certain_at ?? 0) - (other.certain_at ?? 0));
}

/** The power of ten of a number of deals, which may be longer than a browser's numbers. */
export function magnitude(worlds: string): number {
  const digits = 15;
  const leading = Number(worlds.slice(0, digits));
  return Math.log10(leading) + Math.max(0, worlds.length - digits);
}

/** The hits, and the expected number of hits. */
export function hits({ questions }: GameHindsight): {
  readonly made: number;
  readonly due: number;
} {
  return {
    made: questions.filter(({ hit }) => hit).length,
    due: questions.reduce((sum, { chance }) => sum + chance, 0),
  };
}

/** More or less than expected, to a tenth: "+1.5", "−0.4" with a true minus, "0". */
export function signed(amount: number, language: Language): string {
  const format = new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  return format.format(amount).replace("-", "−");
}

/** The column under this point of a strip. */
export function columnUnder(event: MouseEvent, strip: Element, columns: number): number {
  const { left, width } = strip.getBoundingClientRect();
  const column = Math.floor(((event.clientX - left) / Math.max(1, width)) * columns);
  return Math.min(columns - 1, Math.max(0, column));
}
