/** The effect of an action in words, before it is sent; and what a room's number says. */
import type { Args } from "../../lib/texts";
import type { Caution } from "../../lib/wire";
import { inReach, percent } from "./plan";
import type { Plan } from "./plan";
import type { Place } from "./board_options";
import { parts, place, roomNames, rooms } from "./rooms";
import type { GameAction } from "./wire";

/** An action as a button: its label, its effect, and a warning. */
export interface Offer {
  readonly action: GameAction;
  readonly question: string;
  readonly label: string;
  /** The coach's reason and chance; "" without a coach. */
  readonly reason: string;
  readonly chance: string;
  readonly consequence: string;
  /** The points that a miss would lose; "" for none. */
  readonly risk: string;
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
    ...(action.type === "ask" ? coachOn(plan, action) : { reason: "", chance: "" }),
    consequence: words.say(`plan-then-${action.type}`, args),
    risk: action.type === "ask" && view.at_risk > 0 ? words.say("plan-risk", args) : "",
    caution: caution ? words.say(caution.message) : null,
  };
}

function argumentsOf(plan: Plan, action: GameAction): Args {
  const { view, players, words } = plan;
  const common = {
    at_risk: view.at_risk,
    named: view.named.length,
  };
  if (action.type !== "ask") return common;
  return {
    ...common,
    player: players[action.seat] ?? "",
    room: roomNames(view.theme, words.language)[action.room] ?? action.room,
    left: view.seats[action.seat]?.left ?? 0,
  };
}

/** The coach's chance of a room, and the number on its row or column with the most to find. */
function coachOn(plan: Plan, { seat, room }: Place): Pick<Offer, "reason" | "chance"> {
  const { view, words } = plan;
  const chance = plan.advice?.chances?.seats[seat]?.[place(view.theme, room)];
  if (chance === undefined) return { reason: "", chance: "" };
  const sheet = view.seats[seat];
  const numbers = rooms(view.theme).flatMap((at, index) => {
    const number = sheet?.numbers[index] ?? null;
    if (number === null || !inReach(room, at) || sheet?.circled.includes(at)) return [];
    return [{ at, number, caught: sheet?.laid.filter((crook) => inReach(at, crook)).length ?? 0 }];
  });
  const best = numbers.sort((one, other) => other.number - other.caught - one.number + one.caught);
  return {
    reason: best[0] ? numberTold(plan, seat, best[0].at, best[0].caught) : "",
    chance: words.say("plan-coach", { chance: percent(chance, words) }),
  };
}

/** What a number says; with the coach, also how many of its crooks were caught. */
export function numberTold(plan: Plan, seat: number, room: string, caught = 0): string {
  const { view, words } = plan;
  const sheet = view.seats[seat];
  const { colour, letter } = parts(view.theme, room);
  return words.say("plan-number", {
    number: sheet?.numbers[place(view.theme, room)] ?? 0,
    dealt: (sheet?.left ?? 0) + (sheet?.laid.length ?? 0),
    room: roomNames(view.theme, words.language)[room] ?? room,
    colour: colour[words.language],
    letter,
    caught,
  });
}
