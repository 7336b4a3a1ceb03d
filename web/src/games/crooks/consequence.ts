/** The effect of an action in words, before it is sent. */
import type { Words } from "../../lib/texts";
import type { Caution } from "../../lib/wire";
import type { Faces } from "./faces";
import type { GameAction, GameView } from "./wire";

const FACE_DOWN_PRICE = 1; // as printed in the label of the option

/** An action as a button: its label, its effect, and a warning. */
export interface Offer {
  readonly action: GameAction;
  readonly label: string;
  readonly consequence: string;
  readonly caution: string | null;
}

/** Everything that a tray needs to offer actions. */
export interface Table {
  readonly view: GameView;
  readonly players: readonly string[];
  readonly faces: Faces;
  readonly cautions: readonly Caution[];
}

/** An action with its effect. */
export function offer(table: Table, action: GameAction): Offer {
  const { view, faces, cautions } = table;
  const caution = cautions.find((each) => view.options[each.option] === action);
  const args = argumentsOf(table, action);
  return {
    action,
    label: faces.words.say(`crooks-do-${action.type}`, args),
    consequence: faces.words.say(`crooks-then-${action.type}`, args),
    caution: caution ? faces.words.say(caution.message) : null,
  };
}

type Args = Record<string, string | number>;

function argumentsOf(table: Table, action: GameAction): Args {
  const { view, faces } = table;
  const hand = view.hand?.face ?? null;
  const args: Args = {
    hand: hand === null ? "" : faces.name(hand),
    ...abilityOf(faces, hand),
  };
  switch (action.type) {
    case "recruit": {
      const price = hangoutOf(view, action.hangout)?.price ?? 0;
      const count = hangoutOf(view, action.hangout)?.size ?? 0;
      const name = faces.words.say(`hangout-${action.hangout}`);
      return { ...args, ...payment(view, price), count, letter: action.hangout, name };
    }
    case "down":
      return { ...args, ...placeOf(faces.words, action.target), ...payment(view, FACE_DOWN_PRICE) };
    case "kill":
      return {
        ...args,
        ...placeOf(faces.words, view.killer_target ?? 0),
        player: table.players[action.seat] ?? "",
        crooks: crooksAt(table, view.killer_target, action.seat),
      };
    case "switch":
      return {
        ...args,
        ...placeOf(faces.words, action.target),
        ...crooksOfMine(table, action.target),
        to: action.to,
        to_name: faces.words.say(`target-${action.to}`),
      };
    case "up":
    case "join":
    case "replace":
      return {
        ...args,
        ...placeOf(faces.words, action.target),
        ...crooksOfMine(table, action.target),
      };
    case "spy_target":
      return {
        ...args,
        ...placeOf(faces.words, action.target),
        count: shutAt(view, action.target),
      };
    case "spy_hangout":
      return {
        ...args,
        letter: action.hangout,
        name: faces.words.say(`hangout-${action.hangout}`),
        count: hangoutOf(view, action.hangout)?.size ?? 0,
      };
    default:
      return args;
  }
}

/** The action of the crook in hand if it is laid face up. */
function abilityOf(faces: Faces, hand: string | null): Args {
  const action = hand === null ? "none" : faces.entry(hand).action;
  if (action === "none") return { ability: "none", does: "" };
  return { ability: action, does: faces.words.attribute(`action-${action}`, "does") };
}

function payment(view: GameView, price: number): Args {
  const money = view.you === null ? 0 : (view.seats[view.you]?.money ?? 0);
  return { price, money, keep: money - price };
}

function placeOf(words: Words, target: number): Args {
  return { target, target_name: words.say(`target-${target}`) };
}

function crooksOfMine(table: Table, target: number): Args {
  const { you } = table.view;
  return { crooks: you === null ? "" : crooksAt(table, target, you) };
}

/** The crooks of a seat on a target, as the viewer knows them. */
function crooksAt({ view, faces }: Table, target: number | null, seat: number): string {
  const spot = view.targets.find((each) => each.target === target)?.spots[seat];
  return (spot?.cards ?? [])
    .map((card) => (card.face === null ? card.tag : faces.name(card.face)))
    .join(", ");
}

function hangoutOf(view: GameView, letter: string): GameView["hangouts"][number] | undefined {
  return view.hangouts.find((each) => each.hangout === letter);
}

/** The number of rivals' face-down crooks on a target. */
function shutAt(view: GameView, target: number): number {
  const spots = view.targets.find((each) => each.target === target)?.spots ?? [];
  const rivals = spots.filter((_, seat) => seat !== view.you);
  return rivals.reduce((sum, spot) => sum + spot.hidden, 0);
}
