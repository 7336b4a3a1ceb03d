/** What the town is drawn from: the shown table, the decision, and the focus of the viewer. */
import type { Traits } from "../../ui/portrait";
import type { Words } from "../../lib/texts";
import { streetOption } from "./board_options";
import { foresee, reach } from "./foresight";
import { cardName, kindOf } from "./cards";
import type { Kind } from "./cards";
import { pistolState, streetSaid } from "./game_text";
import { knight, near, ownerOf, streetAt } from "./town";
import type { GameAction, GameEvent, GameView } from "./wire";

export interface Plan {
  /** The table as far as it has been narrated. */
  readonly scene: GameView;
  /** The present table, with its decision. */
  readonly view: GameView;
  readonly players: readonly string[];
  readonly portraits: readonly Traits[];
  readonly words: Words;
  readonly actable: boolean;
  /** The street that is looked at or chosen. */
  readonly focus: string | null;
  /** The street that is chosen, as the one in focus or as its target. */
  readonly picked: string | null;
  /** The street in focus was chosen, or its card asks: the rest of the town is darker. */
  readonly chosen: boolean;
  /** A card about to be laid, for its reach. */
  readonly held: string | null;
  /** Cards to be laid, by street. */
  readonly drafted: Readonly<Record<string, string>>;
  /** The latest event. */
  readonly event: GameEvent | null;
  /** The step of this event is still being told. */
  readonly telling: boolean;
}

/** How the card in focus would change another one, in one word. */
export interface Effect {
  readonly tone: "hit" | "help";
  readonly word: string;
  readonly arrest: boolean;
}

/** How the street in focus reaches another one. */
export interface Reached {
  readonly by: "near" | "knight" | "far";
  readonly effect: Effect | null;
}

/** The card in focus, if the viewer may know it. */
export function cardInFocus({ scene, focus, drafted, held }: Plan): string | null {
  if (focus === null) return null;
  return drafted[focus] ?? held ?? streetAt(scene, focus).card;
}

/** Cards that act in the whole town, or on no other card. */
const ANYWHERE: ReadonlySet<Kind> = new Set(["lawyer", "witness", "theft", "robbery", "escape"]);

/** The reach of the street in focus: of its card if known, otherwise both kinds of squares. */
export function reached(plan: Plan): ReadonlyMap<string, Reached> {
  const { scene, focus } = plan;
  if (focus === null) return new Map();
  const card = cardInFocus(plan);
  const found = new Map<string, Reached>();
  if (card === null) {
    if (streetAt(scene, focus).lying === "empty") return found;
    for (const street of knight(scene, focus)) found.set(street, { by: "knight", effect: null });
    for (const street of near(scene, focus)) found.set(street, { by: "near", effect: null });
    return found;
  }
  const by = card === "commissioner" ? "knight" : "near";
  if (!ANYWHERE.has(kindOf(card)))
    for (const street of reach(scene, focus, card)) found.set(street, { by, effect: null });
  for (const [street, effect] of effectsOf(plan, focus, card))
    found.set(street, { by: found.get(street)?.by ?? "far", effect });
  return found;
}

/** The effects of a closed card if it were opened, or of the present options of an open one. */
function effectsOf(plan: Plan, focus: string, card: string): ReadonlyMap<string, Effect> {
  const { scene, view, words } = plan;
  const found = new Map<string, Effect>();
  const add = (tone: Effect["tone"], mark: string, streets: readonly string[]): void => {
    const word = words.say(`town-mark-${mark}`, { amount: scene.numbers.cut });
    for (const street of streets) found.set(street, { tone, word, arrest: mark === "arrest" });
  };
  if (focus === view.at && plan.actable) {
    add("hit", "aim", optionStreets(view, "fire"));
    add("help", "sale", optionStreets(view, "sell"));
  }
  if (streetAt(scene, focus).lying !== "closed") return found;
  const { touched, arrests } = foresee(scene, focus, card);
  const held = touched.filter((street) => streetAt(scene, street).lying === "arrested");
  const rest = touched.filter((street) => !held.includes(street) && !arrests.includes(street));
  switch (kindOf(card)) {
    case "goods":
    case "buyer":
      add("help", "sale", rest);
      break;
    case "courtesan":
      add("hit", "cut", rest);
      break;
    case "pistol":
      add("hit", "aim", rest);
      break;
    case "lawyer":
      add("hit", "fee", rest);
      add("help", "free", held);
      break;
    default:
      add("help", "again", rest);
      add("hit", "arrest", arrests);
  }
  return found;
}

function optionStreets(view: GameView, type: GameAction["type"]): readonly string[] {
  return view.options.flatMap((option) =>
    option.type === type && "street" in option ? [option.street] : [],
  );
}

/** The money that would come onto the chosen closed card; 0 if none. */
export function gainOf(plan: Plan): number {
  const { scene, focus, chosen } = plan;
  const card = cardInFocus(plan);
  if (focus === null || card === null || !chosen) return 0;
  return streetAt(scene, focus).lying === "closed" ? foresee(scene, focus, card).loot : 0;
}

/** The streets whose money would move onto the chosen card. */
export function moneyFlows(
  plan: Plan,
  map: ReadonlyMap<string, Reached>,
): readonly (readonly [string, string])[] {
  const { scene, focus } = plan;
  if (focus === null || gainOf(plan) === 0) return [];
  return [...map].flatMap(([street, { effect }]) =>
    effect?.tone === "hit" && streetAt(scene, street).loot > 0 ? [[street, focus] as const] : [],
  );
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
  /** The street is out of reach of the chosen card. */
  readonly veiled: boolean;
  /** The money that would come here. */
  readonly gain: number;
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
  const { scene, view } = plan;
  const { owner, lying, card, loot, fired, figure } = streetAt(scene, street);
  const option = plan.actable ? streetOption(view, street) : null;
  const drafted = plan.drafted[street] ?? null;
  const waits = view.at === street && scene.at === street;
  const reachedHow = map.get(street) ?? null;
  const focus = plan.focus === street;
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
    focus: focus || plan.picked === street,
    veiled: !focus && reachedHow === null && isVeiled(plan, map),
    gain: focus ? gainOf(plan) : 0,
    lit: lit.has(street),
    name: nameOf(plan, street, { drafted, waits, reachedHow, type: option?.type ?? null }),
  };
}

/** True if streets out of reach are darker now. */
function isVeiled(plan: Plan, map: ReadonlyMap<string, Reached>): boolean {
  return plan.chosen && map.size > 0 && cardInFocus(plan) !== null;
}

interface Named {
  readonly drafted: string | null;
  readonly waits: boolean;
  readonly reachedHow: Reached | null;
  readonly type: string | null;
}

/** The accessible name: card, reach, and possible action. */
function nameOf(plan: Plan, street: string, named: Named): string {
  const { scene, players, words } = plan;
  const said =
    named.drafted === null
      ? streetSaid({ view: scene, players, words }, street, named.waits)
      : words.say("town-drafted", { street, card: cardName(scene, named.drafted, words) });
  const how =
    named.reachedHow &&
    (named.reachedHow.effect?.word ?? words.say(`town-reached-${named.reachedHow.by}`));
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
