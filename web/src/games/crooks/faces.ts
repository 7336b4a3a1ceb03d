/** The faces of one table's deck in one language, in the same short forms as in the terminal. */
import type { Words } from "../../lib/texts";
import type { Card, CrookEntry, GameView } from "./wire";

export type Gang = CrookEntry["gangs"][number];
export type Ability = CrookEntry["action"];

export const GANGS: readonly Gang[] = ["northside", "westside", "outfit"];
/** A gang is letter and shape: colour alone says nothing to a colour-blind person. */
export const SHAPES: Readonly<Record<Gang, string>> = {
  northside: "▲",
  westside: "■",
  outfit: "●",
};

/** `+2`, `-1`. */
export function signed(modifier: number): string {
  return modifier > 0 ? `+${modifier}` : String(modifier);
}

/** True if the face is public. */
export function isOpen(card: Card): boolean {
  return card.how === "up" || card.how === "revealed";
}

/** Names and figures of crooks. */
export class Faces {
  readonly #entries: ReadonlyMap<string, CrookEntry>;

  constructor(
    view: Pick<GameView, "deck">,
    readonly words: Words,
  ) {
    this.#entries = new Map(view.deck.map((entry) => [entry.id, entry]));
  }

  get ids(): readonly string[] {
    return [...this.#entries.keys()];
  }

  entry(face: string): CrookEntry {
    const entry = this.#entries.get(face);
    if (!entry) throw new Error(`${face} is not in this deck`);
    return entry;
  }

  /** The crook's name: from the custom deck, from the built-in texts, or its id. */
  name(face: string): string {
    const owners = this.entry(face).name;
    const message = `crook-${face}`;
    if (owners) return owners;
    return this.words.has(message) ? this.words.say(message) : face;
  }

  /** Rating, modifier and gangs: `8(-1)R▲`. */
  figures(face: string): string {
    const { rating, modifier, gangs } = this.entry(face);
    const marks = gangs.map((gang) => this.letter(gang) + SHAPES[gang]).join("");
    return `${rating}${modifier ? `(${signed(modifier)})` : ""}${marks}`;
  }

  /** Name, figures and action. */
  full(face: string): string {
    const { action } = this.entry(face);
    const does = action === "none" ? "" : ` ${this.words.say(`action-${action}`)}`;
    return `${this.name(face)} ${this.figures(face)}${does}`;
  }

  /** The letter of a gang in this language. */
  letter(gang: Gang): string {
    return this.words.attribute(`gang-${gang}`, "letter");
  }

  /** A crook in words for screen readers: name, rating, modifier, gangs, action. */
  spoken(face: string): string {
    const { rating, modifier, gangs, action } = this.entry(face);
    return this.words.say("crooks-spoken", {
      name: this.name(face),
      rating,
      modifier: signed(modifier),
      changes: modifier ? "yes" : "no",
      gangs: gangs.map((gang) => this.words.say(`gang-${gang}`)).join(", "),
      members: gangs.length,
      action: this.words.say(`action-${action}`),
      acts: action === "none" ? "no" : "yes",
    });
  }

  /** A crook on a target in words, as the viewer knows it. */
  lying(card: Card): string {
    const { face } = card;
    if (face !== null && isOpen(card)) return this.spoken(face);
    const where = { tag: card.tag, hangout: card.hangout };
    if (face === null) return this.words.say("crooks-spoken-back", where);
    const how = card.how ?? "own";
    return this.words.say("crooks-spoken-known", { ...where, how, face: this.spoken(face) });
  }
}
