/** What the town is drawn from: the shown table, the decision, and the focus of the viewer. */
import type { Words } from "../../lib/texts";
import { streetOption } from "./board_options";
import { foresee, mayBeArrested, reach } from "./foresight";
import { cardName, suitOf } from "./cards";
import { pistolState, streetSaid } from "./game_text";
import { knight, near, ownerOf, streetAt } from "./town";
import type { GameEvent, GameView } from "./wire";

export interface Plan {
  /** The table as far as it has been narrated. */
  readonly scene: GameView;
  /** The present table, with its decision. */
  readonly view: GameView;
  readonly players: readonly string[];
  readonly words: Words;
  readonly actable: boolean;
  /** The street that is looked at or chosen. */
  readonly focus: string | null;
  /** A card about to be laid, for its reach. */
  readonly held: string | null;
  /** Cards to be laid, by street. */
  readonly drafted: Readonly<Record<string, string>>;
  /** The latest event. */
  readonly event: GameEvent | null;
}

/** How the street in focus reaches another one. */
export type Reached = "near" | "knight" | "target";

/** The reach of the street in focus: of its card if known, otherwise both kinds of squares. */
export function reached(plan: Plan): ReadonlyMap<string, Reached> {
  const { scene, focus } = plan;
  if (focus === null) return new Map();
  const { lying, card: lies } = streetAt(scene, focus);
  const card = plan.drafted[focus] ?? plan.held ?? lies;
  if (lying === "empty" && card === null) return new Map();
  const found = new Map<string, Reached>();
  if (card === null) {
    for (const street of knight(scene, focus)) found.set(street, "knight");
    for (const street of near(scene, focus)) found.set(street, "near");
    return found;
  }
  const how = card === "commissioner" ? "knight" : "near";
  for (const street of reach(scene, focus, card)) found.set(street, how);
  for (const street of targets(scene, focus, card)) found.set(street, "target");
  return found;
}

/** The cards that a closed card would affect; for an open law card, if it acted again. */
function targets(scene: GameView, street: string, card: string): readonly string[] {
  const { lying } = streetAt(scene, street);
  if (lying === "closed") return foresee(scene, street, card).touched;
  if (lying !== "open" || suitOf(card) !== "law") return [];
  return reach(scene, street, card).filter((other) => mayBeArrested(scene, other));
}

/** A street as its tile shows it. */
export interface StreetLook {
  readonly street: string;
  readonly owner: number;
  readonly lying: "empty" | "closed" | "open" | "arrested";
  readonly card: string | null;
  /** A card that is to be laid here. */
  readonly drafted: string | null;
  readonly loot: number;
  readonly fired: boolean;
  readonly silent: boolean;
  readonly figure: string | null;
  /** The card needs a decision. */
  readonly waits: boolean;
  /** The action of pressing it now. */
  readonly able: boolean;
  readonly reached: Reached | null;
  readonly focus: boolean;
  /** The last event was about it. */
  readonly lit: boolean;
  readonly name: string;
}

export function lookOf(
  plan: Plan,
  street: string,
  map: ReadonlyMap<string, Reached>,
  lit: ReadonlySet<string>,
): StreetLook {
  const { scene, view, words } = plan;
  const { owner, lying, card, loot, fired, figure } = streetAt(scene, street);
  const option = plan.actable ? streetOption(view, street) : null;
  const drafted = plan.drafted[street] ?? null;
  const waits = view.at === street && scene.at === street;
  const reachedHow = map.get(street) ?? null;
  return {
    street,
    owner,
    lying,
    card,
    drafted,
    loot,
    fired,
    silent: pistolState(scene, street) === "silent",
    figure,
    waits,
    able: option !== null,
    reached: reachedHow,
    focus: plan.focus === street,
    lit: lit.has(street),
    name: nameOf(plan, street, { drafted, waits, reachedHow, type: option?.type ?? null }, words),
  };
}

interface Named {
  readonly drafted: string | null;
  readonly waits: boolean;
  readonly reachedHow: Reached | null;
  readonly type: string | null;
}

/** The accessible name: card, reach, and possible action. */
function nameOf(plan: Plan, street: string, named: Named, words: Words): string {
  const { scene, players } = plan;
  const said =
    named.drafted === null
      ? streetSaid({ view: scene, players, words }, street, named.waits)
      : words.say("town-drafted", { street, card: cardName(scene, named.drafted, words) });
  const how = named.reachedHow && words.say(`town-reached-${named.reachedHow}`);
  const whole = how ? `${said}, ${how}` : said;
  if (named.type === null) return whole;
  return words.say("town-street-able", { street: whole, do: words.say(`town-can-${named.type}`) });
}

/** The streets that an event is about. */
export function litBy(event: GameEvent | null): ReadonlySet<string> {
  if (event === null) return new Set();
  const streets = ["street", "source", "law", "pistol", "goods", "buyer"].flatMap((field) => {
    const value = (event as unknown as Readonly<Record<string, unknown>>)[field];
    return typeof value === "string" ? [value] : [];
  });
  return new Set(streets);
}

/** The seats whose money an event changes. */
export function pursesOf(view: GameView, event: GameEvent): readonly number[] {
  switch (event.type) {
    case "player_paid":
      return [event.payer];
    case "loot_taken":
    case "player_passed":
    case "ransom_declined":
      return [event.seat];
    case "ransom_paid":
    case "final_debt_paid":
      return [event.payer, event.receiver];
    case "figure_freed":
    case "figure_came_home":
      return [ownerOf(view, event.figure)];
    default:
      return [];
  }
}
