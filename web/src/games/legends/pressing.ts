/** The effect of a press on a thing: it joins the draft, or the tray shows it. */
import { isDrafting } from "./draft.svelte";
import { betsOn } from "./scenario_parts";
import { actingHand } from "./plan";
import type { Plan } from "./plan";
import { cardFace, challengeOf, diceOf, minionFace } from "./printed";
import { answersAt, split } from "./things";

/** True if a minion could help against the challenge that is looked at. */
export function couldHelp({ view, draft }: Plan, minion: string): boolean {
  if (draft.challenge === null || !isDrafting(view.decision)) return false;
  const inHand = view.seats[actingHand(view)]?.hand.includes(minion) ?? false;
  if (betsOn(view, draft.challenge) !== null) return inHand && view.decision !== "stake";
  return inHand && diceOf(minionFace(view, minion), cardFace(view, draft.challenge)) > 0;
}

/** True if a minion is part of the draft. */
export function isChosen({ draft }: Plan, minion: string): boolean {
  return (
    draft.crew.includes(minion) ||
    draft.taken.includes(minion) ||
    draft.picked === `minion:${minion}`
  );
}

/** True if pressing a minion has an effect now. */
export function isAble(plan: Plan, minion: string): boolean {
  if (plan.may === "look") return false;
  return couldHelp(plan, minion) || answersAt(plan.answers, `minion:${minion}`).length > 0;
}

/** Handle a press on a thing of the board. */
export function pressed(plan: Plan, at: string): void {
  const { view, draft, answers } = plan;
  const [kind, id] = split(at);
  if (draft.sending) return;
  if (kind === "minion" && couldHelp(plan, id)) {
    if (betsOn(view, draft.challenge) === null) draft.toggle(id);
    else draft.only(id);
  } else if (kind === "minion" && view.decision === "pick" && answersAt(answers, at).length > 0) {
    draft.take(id, view.left_to_pick);
  } else if (kind === "die" && view.decision === "die" && answersAt(answers, at).length > 0) {
    draft.mark(Number(id), isSeveral(plan));
  } else if (kind === "card" && view.decision === "act" && challengeOf(view, id) !== null) {
    draft.choose(id);
  } else if (kind === "card" && view.decision !== "act" && isDrafting(view.decision)) {
    draft.picked = null; // the challenge stays chosen
  } else {
    draft.picked = draft.picked === at ? null : at;
  }
}

/** True if the present ability may use more than one die. */
export function isSeveral({ view }: Plan): boolean {
  return view.about !== null && minionFace(view, view.about).ability === "reroll_any";
}
