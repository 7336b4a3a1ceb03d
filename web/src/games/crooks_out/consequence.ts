/** The effect of an action in words, before it is sent. */
import type { Args } from "../../lib/texts";
import type { Caution } from "../../lib/wire";
import { percent } from "./plan";
import type { Plan } from "./plan";
import { place, roomNames } from "./rooms";
import type { GameAction } from "./wire";

/** An action as a button: its label, its effect, and a warning. */
export interface Offer {
  readonly action: GameAction;
  readonly question: string;
  readonly label: string;
  readonly consequence: string;
  readonly caution: string | null;
}

/** An action with its effect. */
export function offer(plan: Plan, cautions: readonly Caution[], action: GameAction): Offer {
  const { view, words } = plan;
  const caution = cautions.find((each) => view.options[each.option] === action);
  const args = argumentsOf(plan, action);
  return {
    action,
    question: words.say(`plan-question-${action.type}`, args),
    label: words.say(`plan-do-${action.type}`, args),
    consequence: words.say(`plan-then-${action.type}`, args),
    caution: caution ? words.say(caution.message) : null,
  };
}

function argumentsOf(plan: Plan, action: GameAction): Args {
  const { view, players, words } = plan;
  const common = {
    brave: view.brave ? "yes" : "no",
    at_risk: view.at_risk,
    named: view.named.length,
  };
  if (action.type !== "ask") return common;
  const chance = plan.advice?.chances?.seats[action.seat]?.[place(view.theme, action.room)];
  return {
    ...common,
    player: players[action.seat] ?? "",
    room: roomNames(view.theme, words.language)[action.room] ?? action.room,
    left: view.seats[action.seat]?.left ?? 0,
    known: chance === undefined ? "no" : "yes",
    chance: chance === undefined ? "" : percent(chance, words),
  };
}
