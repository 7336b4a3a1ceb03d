/** The announcer's calls and their times; each call is a message with its arguments. */
import type { Countdown } from "../../lib/showing";
import type { Args } from "../../lib/texts";
import type { FinaleScene } from "./finale";
import type { GameEvent, GameView } from "./wire";

/** One call. */
export interface Call {
  readonly message: string;
  readonly args: Args;
}

/** The seconds left of the discussion at which the time is called. */
const WARNINGS = [60, 30, 10];
/** The countdown before all point. */
const COUNT = [3, 2, 1];

/** The calls for a step; the calls of the finale come with its scenes. */
export function stepCalls(
  before: GameView | null,
  events: readonly GameEvent[],
  view: GameView,
  clock: Countdown | null,
): readonly Call[] {
  const calls = events.filter(isFirstOfItsKind).flatMap((event) => eventCall(event, view, clock));
  const begins = before !== null && before.decision !== view.decision;
  if (begins && view.decision === "claim") calls.push(call("last-look"), call("claim"));
  return calls;
}

/** All cards pass at once, which is called once. */
function isFirstOfItsKind(event: GameEvent, place: number, events: readonly GameEvent[]): boolean {
  return events.findIndex(({ type }) => type === event.type) === place;
}

function eventCall(event: GameEvent, view: GameView, clock: Countdown | null): readonly Call[] {
  switch (event.type) {
    case "game_started":
      return [call("deal")];
    case "card_passed":
      return [call("pass")];
    case "cards_shuffled": {
      const [first = 0, second = 0, third = 0] = event.seats;
      return [call("shuffle", { first: first + 1, second: second + 1, third: third + 1 })];
    }
    case "claims_shown":
      return [call("down")];
    case "talk_started":
      return [call("talk", talkTime(clock))];
    case "talk_ended":
      return view.mode === "shootout" ? [call("aim")] : [];
    default:
      return [];
  }
}

/** The length of this table's discussion, or that there is no clock. */
function talkTime(clock: Countdown | null): Args {
  if (clock === null) return { unit: "none", minutes: 0, seconds: 0 };
  const seconds = Math.round(clock.whole / 1000);
  const unit = seconds % 60 === 0 ? "minutes" : "seconds";
  return { unit, minutes: Math.floor(seconds / 60), seconds };
}

/** The call when the clock of this decision goes from `was` to `left` milliseconds. */
export function clockCall(view: GameView, was: number, left: number): Call | null {
  const aims = view.decision === "aim" || view.decision === "final_aim";
  if (!aims && view.decision !== "talk") return null;
  const passed = (aims ? COUNT : WARNINGS).filter(
    (seconds) => was > seconds * 1000 && left <= seconds * 1000,
  );
  const last = passed.at(-1);
  return last === undefined || left <= 0 ? null : call(aims ? "count" : "left", { seconds: last });
}

/** The call of a scene of the finale; null if the previous call covers it. */
export function sceneCall(scene: FinaleScene): Call | null {
  if (scene.cue === "fallen" || scene.cue === "silenced") return null;
  const won = scene.events.find((event) => event.type === "team_won");
  return call(scene.cue, won ? { team: won.team, why: won.why } : {});
}

function call(name: string, args: Args = {}): Call {
  return { message: `crossfire-call-${name}`, args };
}
