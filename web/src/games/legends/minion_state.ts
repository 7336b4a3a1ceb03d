/** What a minion's card shows besides its print: chosen, at work, may help, used. */
import { cardFace, diceOf, minionFace } from "./printed";
import type { Plan } from "./plan";
import { couldHelp, isAble, isChosen } from "./pressing";
import { answersAt } from "./things";

export interface MinionState {
  readonly chosen: boolean;
  readonly able: boolean;
  /** The outline. */
  readonly look: "chosen" | "help" | "plain" | "tired" | "work";
  /** The message of the word on the portrait; "" for none. */
  readonly tag: string;
  /** The dice that it brings to the challenge that is tried or drafted; 0 for none. */
  readonly dice: number;
}

export function minionState(plan: Plan, id: string, laid: boolean): MinionState {
  const { view, draft } = plan;
  const at = `minion:${id}`;
  const [chosen, able] = [isChosen(plan, id), isAble(plan, id)];
  const working = laid || (view.roll?.crew.includes(id) ?? false);
  const tried = working ? view.roll?.challenge : able ? draft.challenge : null;
  const dice = tried == null ? 0 : diceOf(minionFace(view, id), cardFace(view, tried));
  const base = { chosen, able, dice };
  if (chosen) return { ...base, look: "chosen", tag: "legends-tag-chosen" };
  if (able) {
    const helps = couldHelp(plan, id) || answersAt(plan.answers, at).some(isUse);
    return { ...base, look: "help", tag: helps ? "legends-tag-help" : "legends-tag-choose" };
  }
  if (working) return { ...base, look: "work", tag: "legends-tag-work" };
  if (view.used.includes(id)) return { ...base, look: "tired", tag: "legends-tag-used" };
  return { ...base, look: "plain", tag: "" };
}

function isUse({ type }: { readonly type: string }): boolean {
  return type === "use";
}
