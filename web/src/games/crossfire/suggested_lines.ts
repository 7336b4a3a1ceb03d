/**
 * Three statements to say next. They come from the viewer's own view: a question that waits, what
 * the ledger found, the mask, the cards seen. Their number never depends on a card.
 */
import { ledger } from "./ledger";
import { answersTo, ownWays, sayable, way } from "./talk";
import type { Sayable } from "./talk";
import type { GameView } from "./wire";

export const LINES = 3;

/** The first question to the viewer that waits for an answer. */
export function openQuestion(view: GameView): GameView["said"][number] | undefined {
  return view.said[(view.asked[0] ?? 0) - 1];
}

/** Three possible statements, the most useful first; fewer only if fewer are possible. */
export function suggestedLines(view: GameView): readonly Sayable[] {
  const all = sayable(view);
  const said = ownWays(view);
  const topic = openQuestion(view)?.topic ?? null;
  const wanted = topic === null ? [...remarks(view, all)] : replies(view, all, topic);
  const fresh = wanted.filter((line) => topic !== null || !said.has(way(line)));
  const rest = all.filter((line) => line.verb !== "retract" && !said.has(way(line)));
  return [...new Set([...fresh, ...rest, ...all])].slice(0, LINES);
}

/** Answers to a question: what the viewer saw, what the mask says, and silence. */
function replies(
  view: GameView,
  all: readonly Sayable[],
  topic: Parameters<typeof answersTo>[1],
): readonly Sayable[] {
  const answers = answersTo(all, topic);
  const { face } = view.seats[view.you ?? -1] ?? { face: null };
  const truth = {
    dealt: "dealt",
    passed: "passed",
    got: "got",
    after1: "shuffle",
    after2: "shuffle",
  };
  const how = topic in truth ? truth[topic as keyof typeof truth] : "";
  const number = topic === "after2" ? 2 : 1;
  const seen = view.seen.find(
    (card) => card.how === how && (card.number === null || card.number === number),
  );
  const role = seen?.role ?? (topic === "role" ? view.card : null);
  const first = answers.filter(({ thing }) => thing !== null && thing === role);
  const masked = answers.filter(({ thing }) => thing !== null && thing === face);
  const silence = all.filter(({ verb }) => verb === "nocomment");
  const spoken = [...new Set([...first, ...masked, ...answers])].slice(0, LINES - silence.length);
  return [...spoken, ...silence];
}

/** A doubt, a claim, a report, a question. */
function* remarks(view: GameView, all: readonly Sayable[]): Generator<Sayable> {
  const caught = ledger(view).findLast(({ doubts }) => doubts.some(({ own }) => own))?.said.seat;
  yield* all.filter(({ verb, seat }) => verb === "suspect" && seat === caught);
  const { face } = view.seats[view.you ?? -1] ?? { face: null };
  yield* all.filter(({ verb, thing }) => verb === "am" && thing === face);
  yield* one(all.filter(({ verb, thing }) => verb === "am" && thing === "blue"));
  const asked = view.said.flatMap(({ code, about }) => (code === "ask" ? [about] : []));
  const quiet = view.seats
    .map(({ spoke }, seat) => ({ spoke, seat }))
    .filter(({ seat }) => seat !== view.you && !asked.includes(seat))
    .sort((first, second) => first.spoke - second.spoke)[0]?.seat;
  yield* all.filter(
    ({ verb, seat, thing }) => verb === "ask" && seat === quiet && thing === "passed",
  );
  for (const how of ["got", "passed"] as const) {
    const role = view.seen.find((card) => card.how === how)?.role;
    yield* all.filter(({ verb, thing }) => verb === how && thing === role);
  }
  yield* one(all.filter(({ verb, thing }) => verb === "ask" && thing === "role"));
}

function one<Value>(values: readonly Value[]): readonly Value[] {
  return values.slice(0, 1);
}
