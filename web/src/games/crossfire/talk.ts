/** Statements: those made, and those possible in three steps, questions, repeats. */
import type { Ask, GameAction, GameView, StatementMade } from "./wire";

/** The latest statement of a seat in this game. */
export function lastWords(view: GameView, seat: number): StatementMade | null {
  return view.said.findLast((said) => said.seat === seat) ?? null;
}

/** The number of open questions to a seat, which is public. */
export function openQuestions(view: GameView, seat: number): number {
  const answered = new Set(
    view.said.flatMap(({ seat: by, answers }) => (by === seat ? answers : [])),
  );
  return view.said.filter(
    ({ no, code, about }) => code === "ask" && about === seat && !answered.has(no),
  ).length;
}

/** The action that repeats a statement. */
export function actionOf({ code, about, role, number, topic }: StatementMade): GameAction {
  // The code came from an action of this type, so the cast is safe.
  const said = code as never;
  if (code === "retract" || code === "nocomment") return { type: code };
  if (topic !== null) return { type: "ask", seat: about ?? 0, topic };
  if (role === null) return { type: "say_seat", code: said, seat: about ?? 0 };
  if (about !== null) return { type: "say_guess", code: said, seat: about, role };
  if (number !== null) return { type: "say_after", number, role };
  return { type: "say_card", code: said, role };
}

/** A statement in steps: the verb, the subject, and the role or topic. */
export interface Steps {
  readonly verb: string;
  readonly seat: number | null;
  readonly thing: string | null;
}

/** The steps of an action; null if it is no statement. */
export function stepsOf(action: GameAction): Steps | null {
  switch (action.type) {
    case "say_after":
      return { verb: `after${action.number}`, seat: null, thing: action.role };
    case "say_card":
      return { verb: action.code, seat: null, thing: action.role };
    case "say_guess":
      return { verb: action.code, seat: action.seat, thing: action.role };
    case "say_seat":
      return { verb: action.code, seat: action.seat, thing: null };
    case "ask":
      return { verb: "ask", seat: action.seat, thing: action.topic };
    case "retract":
    case "nocomment":
      return { verb: action.type, seat: null, thing: null };
    default:
      return null;
  }
}

/** The verbs in groups, as players look for them. */
export const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ["mine", ["am", "amnot", "dealt", "passed", "got", "after1", "after2"]],
  ["other", ["think", "not", "trust", "suspect", "agree", "doubt"]],
  ["ask", ["ask"]],
  ["do", ["shoot", "guard", "spare", "iaim"]],
  ["short", ["retract", "nocomment"]],
];

/** A possible statement with its steps. */
export interface Sayable extends Steps {
  readonly action: GameAction;
}

export function sayable(view: GameView): readonly Sayable[] {
  return view.options.flatMap((action) => {
    const steps = stepsOf(action);
    return steps ? [{ ...steps, action }] : [];
  });
}

/** The parts of a statement chosen so far. */
export interface Chosen {
  readonly verb?: string;
  readonly seat?: number;
}

/** The possible next parts, or the action itself if nothing is left to choose. */
export interface NextStep {
  readonly verbs: readonly string[];
  readonly seats: readonly number[];
  readonly things: readonly string[];
  readonly action: GameAction | null;
}

/** The next step; with a chosen seat, only statements about that seat are offered. */
export function nextStep(all: readonly Sayable[], { verb, seat }: Chosen): NextStep {
  const about = seat === undefined ? all : all.filter((each) => each.seat === seat);
  const verbs = unique(about.map((each) => each.verb));
  const none = { verbs, seats: [], things: [], action: null };
  if (verb === undefined) return none;
  const fits = all.filter((each) => each.verb === verb);
  const seats = unique(fits.flatMap((each) => (each.seat === null ? [] : [each.seat])));
  if (seats.length > 0 && seat === undefined) return { ...none, seats };
  const last = seats.length > 0 ? fits.filter((each) => each.seat === seat) : fits;
  const things = unique(last.flatMap((each) => (each.thing === null ? [] : [each.thing])));
  return { ...none, things, action: things.length === 0 ? (last[0]?.action ?? null) : null };
}

/** The verbs that answer a question, the most frequent first. */
const ANSWERS: Readonly<Record<Ask["topic"], readonly string[]>> = {
  dealt: ["dealt"],
  passed: ["passed"],
  got: ["got"],
  after1: ["after1"],
  after2: ["after2"],
  role: ["am"],
  aim: ["iaim"],
  trust: ["trust", "suspect"],
};

/** The statements that answer a question. */
export function answersTo(all: readonly Sayable[], topic: Ask["topic"]): readonly Sayable[] {
  return ANSWERS[topic].flatMap((verb) => all.filter((each) => each.verb === verb));
}

/** The viewer's recent statements that can be repeated, newest first. */
export function repeats(view: GameView, count: number): readonly GameAction[] {
  const now = new Map(sayable(view).map((each) => [way(each), each.action]));
  const own = view.said
    .filter(({ seat, code }) => seat === view.you && code !== "retract" && code !== "nocomment")
    .map((said) => way(stepsOf(actionOf(said))));
  return unique(own.reverse())
    .flatMap((said) => now.get(said) ?? [])
    .slice(0, count);
}

/** The steps of a statement as one word. */
function way(steps: Steps | null): string {
  return steps ? `${steps.verb} ${steps.seat} ${steps.thing}` : "";
}

function unique<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
