/** The texts of the sheet: the thing that the viewer looks at, and its answer to the decision. */
import { answerOf, wished } from "./board_options";
import type { Picked } from "./board_options";
import { cardName, deckKindOf } from "./cards";
import { effectSaid, offer } from "./answers";
import type { Offer } from "./answers";
import { prisonerSaid, sentence } from "./game_text";
import type { Table } from "./game_text";
import { kindArguments } from "./kinds";
import type { Plan } from "./plan";
import { figuresCalled, streetAt } from "./town";
import type { Words } from "../../lib/texts";
import type { Caution } from "../../lib/wire";
import type { GameAction, GameView } from "./wire";

export interface SheetText {
  /** The card to picture; null with `back` for the back of this boss's card, or for no picture. */
  readonly card: string | null;
  readonly back: number | null;
  readonly title: string;
  readonly where: string;
  /** What it does or is, in one sentence. */
  readonly say: string;
  /** What would follow now; `lead` stands before it in bold type. */
  readonly now: string;
  readonly lead: string;
}

const NOTHING: SheetText = {
  card: null,
  back: null,
  title: "",
  where: "",
  say: "",
  now: "",
  lead: "",
};

/** The option that the picked thing stands for, with its texts; null if it stands for none. */
export function offered(
  plan: Plan,
  picked: Picked | null,
  cautions: readonly Caution[],
): Offer | null {
  const action = plan.actable ? answerOf(plan.view, picked) : null;
  return action && action.type !== "lay" ? offer({ ...plan }, cautions, action) : null;
}

/** The action that is impossible with the picked thing. */
export function refusable(plan: Plan, picked: Picked | null): GameAction | null {
  return plan.actable && answerOf(plan.view, picked) === null ? wished(plan.view, picked) : null;
}

/** The sheet about a thing. */
export function sheetOf(plan: Plan, about: Picked, answer: Offer | null): SheetText {
  const table = { view: plan.scene, players: plan.players, words: plan.words };
  switch (about.kind) {
    case "card":
      return ofHandCard(plan, about.card);
    case "figure": {
      const figure = figuresCalled(plan.scene, plan.words)[about.figure] ?? "";
      const title = answer?.question ?? figure;
      return { ...NOTHING, title, say: prisonerSaid(table, about.figure), now: then(answer) };
    }
    case "answer":
      return { ...NOTHING, title: answer?.question ?? "", now: then(answer) };
    case "street":
      return ofStreet(plan, table, about.street, answer);
  }
}

function ofHandCard({ scene, drafted, held, words }: Plan, card: string): SheetText {
  const street = Object.keys(drafted).find((each) => drafted[each] === card) ?? "none";
  return {
    ...ofCard(scene, card, words),
    where: words.say("town-where-hand", { street }),
    now: held === card ? words.say("town-lay-where") : "",
  };
}

function ofStreet(plan: Plan, table: Table, street: string, answer: Offer | null): SheetText {
  const { words, players } = plan;
  const { owner, lying, card, loot, figure } = streetAt(plan.scene, street);
  const drafted = plan.drafted[street];
  if (drafted !== undefined) return ofHandCard(plan, drafted);
  const args = {
    street,
    own: owner === plan.scene.you ? "yes" : "no",
    player: players[owner] ?? "",
    lying,
    loot,
    figure: figure === null ? "" : (figuresCalled(plan.scene, words)[figure] ?? ""),
  };
  if (lying === "empty") {
    const empty = figure === null ? "town-empty" : "town-scene";
    return {
      ...NOTHING,
      title: words.say(empty, args),
      where: words.say("town-where-street", args),
      say: words.say(`${empty}-why`, args),
    };
  }
  const where = words.say("town-where", args);
  if (card === null) {
    const hidden = args.own === "yes" ? "town-hidden-own" : "town-hidden-other";
    const say = answer === null ? words.say(hidden, args) : "";
    return {
      ...NOTHING,
      back: owner,
      title: words.say("town-hidden"),
      where,
      say,
      now: then(answer),
    };
  }
  const read = { ...ofCard(plan.scene, card, words), where };
  if (lying === "closed") {
    const opened = answer === null || answer.action.type === "open";
    return {
      ...read,
      say: opened ? read.say : "",
      lead: opened ? words.say("town-if-opened") : "",
      now: opened ? effectSaid(table, street, card) : then(answer),
    };
  }
  if (answer !== null) return { ...read, say: "", now: then(answer) };
  if (lying === "arrested") return { ...read, now: words.say("town-caught") };
  return loot > 0 ? { ...read, now: words.say("town-holds", args) } : read;
}

function then(answer: Offer | null): string {
  return answer === null ? "" : sentence(answer.consequence);
}

function ofCard(view: GameView, card: string, words: Words): SheetText {
  return {
    ...NOTHING,
    card,
    title: sentence(cardName(view, card, words)),
    say: words.say(`kind-does-${deckKindOf(card)}`, kindArguments(view)),
  };
}
