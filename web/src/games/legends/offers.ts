/** Actions as buttons: labels, effects and warnings. */
import type { Args } from "../../lib/texts";
import { cardFace, minionFace } from "./printed";
import { sayingOf } from "./scenario_parts";
import { tollOf } from "./toll";
import type { Plan } from "./plan";
import { priceOf, namesOf } from "./game_text";
import { ownerSaid, percent } from "./said";
import { same } from "./things";
import type { GameAction, GameView } from "./wire";

export interface Offer {
  readonly action: GameAction;
  readonly label: string;
  /** One sentence about the effect; "" if the label says it. */
  readonly then: string;
  readonly caution: string | null;
}

/** Actions that give something up, so they need a confirmation. */
export const FINAL: ReadonlySet<GameAction["type"]> = new Set(["escape", "drop", "rally", "swap"]);

/** True if an action needs a confirmation. */
export function isFinal(plan: Pick<Plan, "view" | "cautions">, action: GameAction): boolean {
  if (FINAL.has(action.type) || cautionOf(plan, action) !== null) return true;
  return action.type === "done" && plan.view.decision === "spend" && plan.view.purse > 0;
}

function cautionOf(
  { view, cautions }: Pick<Plan, "view" | "cautions">,
  action: GameAction,
): string | null {
  const found = cautions.find(({ option }) => {
    const each = view.options[option];
    return each !== undefined && same(each, action);
  });
  return found?.message ?? null;
}

/** An action with its effect. */
export function offerOf(plan: Plan, action: GameAction): Offer {
  const { words } = plan;
  const own = sayingOf(plan.view, action, (chance) => percent(chance, words));
  const args = { ...argumentsOf(plan, action), ...own?.[1] };
  const then = `legends-then-${action.type}`;
  const caution = cautionOf(plan, action);
  return {
    action,
    label: words.say(own?.[0] ?? `legends-do-${action.type}`, args),
    then: words.has(then) ? words.say(then, args) : "",
    caution: caution === null ? null : words.say(caution),
  };
}

function argumentsOf(plan: Plan, action: GameAction): Args {
  const { view, players, words } = plan;
  const { scene } = view;
  return {
    ...words.arguments(action, namesOf(view, players, words)),
    decision: view.decision ?? "",
    pile: view.pile ?? "",
    actions: view.actions,
    exhausted: view.exhausted.length,
    purse: view.purse,
    job: scene?.type ?? "",
    cost: scene?.type === "bank" ? (scene.search_cost ?? 0) : 0,
    bags: scene?.type === "bank" ? scene.bags : 0,
    side: scene?.type === "power" ? (scene.asked_side ?? "") : "",
    ...("minion" in action
      ? {
          owner: ownerSaid(plan, action.minion),
          ability: words.say(`ability-${minionFace(view, action.minion).ability}`),
        }
      : {}),
    ...(action.type === "bail" || action.type === "hire"
      ? { price: priceOf(view, action), left: view.purse - priceOf(view, action) }
      : {}),
    ...(action.type === "luck" ? luckArgs(view, action.count) : {}),
    ...(action.type === "books" ? { deck: cardFace(view, action.card).deck } : {}),
  };
}

/** The result of a luck choice. */
function luckArgs(view: GameView, count: number): Args {
  const { roll } = view;
  if (roll === null) return {};
  const total = roll.totals[count] ?? 0;
  const won = roll.difficulty === 0 ? 0 : Math.floor(total / roll.difficulty);
  const locks = roll.dice.filter((face) => face === "lock").length - count;
  return {
    choices: roll.totals.length,
    banned: roll.bans.includes(total) ? "yes" : "no", // then nothing else is said
    total,
    successes: won === 0 ? 0 : won + roll.more,
    damage: roll.spared || roll.ignores_damage ? 0 : locks,
    toll: tollOf(view, count),
  };
}
