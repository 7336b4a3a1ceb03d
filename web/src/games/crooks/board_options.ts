/** Sorts the view's options by the thing of the board they belong to; contains no rules. */
import type { Faces } from "./faces";
import type { GameAction, GameView, HangoutView } from "./wire";

export type Letter = HangoutView["hangout"];

/** A thing on the table that a player can point at. */
export type Thing =
  | { readonly kind: "hangout"; readonly hangout: Letter }
  | { readonly kind: "target"; readonly target: number }
  | { readonly kind: "spot"; readonly target: number; readonly seat: number };

/** What the tray is about: a thing, the box, or an action that waits for its confirmation. */
export type Picked =
  Thing | { readonly kind: "box" } | { readonly kind: "answer"; readonly action: GameAction };

/** Actions that belong to no place on the table. */
const NOWHERE: ReadonlySet<GameAction["type"]> = new Set([
  "pass",
  "discard",
  "yes",
  "no",
  "kill_nobody",
  "spy_nothing",
] as const);

/** True if both are the same. */
export function same(one: Picked | null, other: Picked | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The options that pointing at this thing can mean. */
export function optionsFor(view: GameView, thing: Thing): readonly GameAction[] {
  return view.options.filter((option) => concerns(view, option, thing));
}

function concerns(view: GameView, option: GameAction, thing: Thing): boolean {
  switch (option.type) {
    case "recruit":
    case "spy_hangout":
      return thing.kind === "hangout" && thing.hangout === option.hangout;
    case "spy_target":
      return thing.kind !== "hangout" && thing.target === option.target && hides(view, thing);
    case "kill":
      return (
        thing.kind === "spot" && thing.seat === option.seat && thing.target === view.killer_target
      );
    case "up":
    case "down":
    case "join":
    case "replace":
    case "switch":
      return thing.kind === "spot" && thing.seat === view.you && thing.target === option.target;
    default:
      return false;
  }
}

/** True if a spy could learn something here: at a target, or at a rival's face-down crooks. */
function hides(view: GameView, thing: Thing): boolean {
  if (thing.kind !== "spot") return true;
  const spots = view.targets.find((each) => each.target === thing.target)?.spots;
  return thing.seat !== view.you && (spots?.[thing.seat]?.hidden ?? 0) > 0;
}

/** The options with buttons of their own: pass, yes, no victim … */
export function loose(view: GameView): readonly GameAction[] {
  return view.options.filter((option) => NOWHERE.has(option.type));
}

/** The targets to which a switch may move the crooks of this one. */
export function destinations(view: GameView, target: number): readonly number[] {
  return view.options.flatMap((option) =>
    option.type === "switch" && option.target === target ? [option.to] : [],
  );
}

/**
 * The action that a player most likely wants when pointing at a thing without options; the server
 * then explains the refusal.
 */
export function wished(view: GameView, thing: Thing, faces: Faces): GameAction {
  const spying = view.decision === "spy";
  switch (thing.kind) {
    case "hangout":
      return { type: spying ? "spy_hangout" : "recruit", hangout: thing.hangout };
    case "target":
      return { type: spying ? "spy_target" : "up", target: thing.target };
    case "spot":
      if (spying) return { type: "spy_target", target: thing.target };
      if (thing.seat !== view.you) return { type: "kill", seat: thing.seat };
      return wishedAtOwn(view, thing.target, faces);
  }
}

/** At an own spot: what the crook in hand could do there if it were allowed. */
function wishedAtOwn(view: GameView, target: number, faces: Faces): GameAction {
  const taken = view.targets.some((t) => t.target === target && spotOf(t, view.you).length > 0);
  const face = view.hand?.face ?? null;
  const ability = face === null ? "none" : faces.entry(face).action;
  if (taken && ability === "accomplice") return { type: "join", target };
  if (taken && ability === "killer") return { type: "replace", target };
  if (taken && ability === "switch") return { type: "switch", target, to: freeSpot(view) };
  return { type: "up", target };
}

function spotOf(target: GameView["targets"][number], seat: number | null): readonly unknown[] {
  return seat === null ? [] : (target.spots[seat]?.cards ?? []);
}

function freeSpot(view: GameView): number {
  const free = view.targets.find((target) => spotOf(target, view.you).length === 0);
  return (free ?? view.targets[0])?.target ?? 0;
}

/** The seats in the order of their rows: clockwise, the viewer's own row last, next to the hand. */
export function rowOrder(view: GameView): readonly number[] {
  const seats = view.seats.map((_, seat) => seat);
  const you = view.you;
  return you === null ? seats : [...seats.slice(you + 1), ...seats.slice(0, you + 1)];
}
