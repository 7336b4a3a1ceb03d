/**
 * Things of the board and the options they belong to; no rules, only sorting.
 *
 * A thing has an address, `card:va06`, which is used for presses, pointing and flags.
 */
import type { Suggestion } from "../../lib/wire";
import type { GameAction, GameView } from "./wire";

/** The thing that an action is about. */
export function placeOf(action: GameAction): string {
  switch (action.type) {
    case "interact":
      return `card:${action.target}`;
    case "token":
    case "books":
      return `card:${action.card}`;
    case "problem":
      return `card:${action.problem}`;
    case "under":
      return `card:${action.business}`;
    case "reveal_card":
      return `card:${action.card}`;
    case "first":
    case "roller":
      return `player:${action.player}`;
    case "die":
      return `die:${action.number}`;
    case "scenario":
      return `scenario:${action.scenario}`;
    case "lane":
    case "lane_die":
      return `${action.type}:${action.side}`;
    case "luck":
    case "drive":
      return `${action.type}:${action.count}`;
    case "boost":
      return `boost:${action.answer}`;
    case "stake":
      return `stake:${action.chips}`;
    default:
      return "minion" in action ? `minion:${action.minion}` : `answer:${action.type}`;
  }
}

/** The beginning of an address, and the name after it. */
export function split(at: string): readonly [string, string] {
  const colon = at.indexOf(":");
  return [at.slice(0, colon), at.slice(colon + 1)];
}

/** The options that belong to a thing. */
export function answersAt(answers: readonly GameAction[], at: string): readonly GameAction[] {
  return answers.filter((action) => placeOf(action) === at);
}

/** The address of the thing under the pointer or with the focus, or null. */
export function addressOf(target: EventTarget | null): string | null {
  const found = (target as Element | null)?.closest<HTMLElement>(
    "[data-card], [data-minion], [data-die], [data-player], [data-part]",
  );
  if (!found) return null;
  const { card, minion, die, player, part } = found.dataset;
  if (card !== undefined) return `card:${card}`;
  if (minion !== undefined) return `minion:${minion}`;
  if (die !== undefined) return `die:${die}`;
  return player === undefined ? `part:${part ?? ""}` : `player:${player}`;
}

/** The seats that propose this or point at it. */
export function flagsAt(suggestions: readonly Suggestion[], at: string): readonly number[] {
  return suggestions
    .filter(
      ({ action, at: pointed }) =>
        pointed === at || (action !== null && placeOf(action as GameAction) === at),
    )
    .map(({ seat }) => seat);
}

/** The action that a player may want with a thing without options; null if they only look. */
export function wished(view: GameView, at: string): GameAction | null {
  const [kind, id] = split(at);
  if (kind === "card") return wishedCard(view, id);
  if (kind === "minion") return wishedMinion(view, id);
  if (kind === "die" && view.decision === "die") return { type: "die", number: Number(id) };
  return null;
}

function wishedCard(view: GameView, id: string): GameAction | null {
  switch (view.decision) {
    case "act":
      return isHeld(view, id)
        ? { type: "reveal_card", card: id }
        : { type: "interact", target: id };
    case "problem":
      return { type: "problem", problem: id };
    case "token":
      return { type: "token", card: id };
    case "books":
      return { type: "books", card: id };
    case "downtime":
      return { type: "under", business: id };
    default:
      return null;
  }
}

/** True for a campaign card in a hand that the viewer sees. */
function isHeld({ scene }: GameView, id: string): boolean {
  return scene?.type === "power" && scene.hands.some(({ cards }) => cards?.includes(id) ?? false);
}

function wishedMinion(view: GameView, minion: string): GameAction | null {
  switch (view.decision) {
    case "act":
    case "ability":
      return { type: "use", minion };
    case "play":
      return { type: "play", minion };
    case "hit":
      return { type: "hit", minion };
    case "pick":
      return { type: "take", minion };
    case "lose_own":
    case "lose_any":
      return { type: "lose", minion };
    case "place":
      return { type: "match", minion };
    case "bettor":
      return { type: "bet", minion };
    case "keep":
      return { type: "keep", minion };
    case "rebel":
      return { type: "flee", minion };
    case "fugitive":
      return { type: "take", minion };
    case "spend":
      return { type: view.market.includes(minion) ? "hire" : "bail", minion };
    default:
      return null;
  }
}

/** Options with buttons of their own, which name no card, minion or die. */
export function loose(answers: readonly GameAction[]): readonly GameAction[] {
  return answers.filter((action) => {
    const [kind] = split(placeOf(action));
    return kind !== "card" && kind !== "minion" && kind !== "die";
  });
}

/** True if two actions are the same. */
export function same(one: GameAction, other: GameAction): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(action: GameAction): readonly (readonly [string, unknown])[] {
  return Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1));
}
