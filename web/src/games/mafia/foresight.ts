/**
 * The effect of a card if it were opened now: reach, sums, arrests.
 *
 * It uses only public and certain facts. chains.json in the tests compares it with the engine.
 */
import { isCriminal, kindOf, numberOf } from "./cards";
import {
  figureIds,
  following,
  knight,
  mate,
  near,
  ownerOf,
  streetAt,
  streetIds,
  whereIs,
} from "./town";
import type { GameView } from "./wire";

/** The immediate effect. */
export interface Foresight {
  /** The money that would come onto the card. */
  readonly loot: number;
  /**
   * Streets whose cards are affected: bought, caught, robbed of their loot, aimed at, activated.
   */
  readonly touched: readonly string[];
  readonly arrests: readonly string[];
  /** The number of figures that would go to prison at once. */
  readonly jailed: number;
  /** Figures that would go home. */
  readonly freed: readonly string[];
  /** The first decision that would follow. */
  readonly asks: "pistol" | "buyer" | "runner" | "split" | null;
  /** The seats that would pay instead of an empty bank. */
  readonly payers: readonly number[];
}

const NOTHING: Foresight = {
  loot: 0,
  touched: [],
  arrests: [],
  jailed: 0,
  freed: [],
  asks: null,
  payers: [],
};

/** The squares in reach of a card on this street; the commissioner's are a knight's move away. */
export function reach(view: GameView, street: string, card: string | null): readonly string[] {
  return card === "commissioner" ? knight(view, street) : near(view, street);
}

/** The effect of this card on this street now. */
export function foresee(view: GameView, street: string, card: string): Foresight {
  switch (kindOf(card)) {
    case "theft":
    case "robbery":
      return { ...NOTHING, ...paidFor(view, street, numberOf(view, card)) };
    case "goods":
      return goods(view, street, card);
    case "buyer":
      return buyer(view, street);
    case "courtesan":
      return courtesan(view, street);
    case "police":
    case "commissioner":
    case "prosecutor":
      return law(view, street, card);
    case "lawyer":
      return lawyer(view);
    case "witness":
      return witness(view, street);
    case "pistol": {
      const touched = near(view, street).filter((other) => mayBeHit(view, other));
      return { ...NOTHING, touched, asks: touched.length > 0 ? "pistol" : null };
    }
    case "escape":
      return { ...NOTHING, asks: mayRun(view, streetAt(view, street).owner) ? "runner" : null };
  }
}

/** Pay an amount to a card on this street, from the bank or, if it is empty, from players. */
function paidFor(
  view: GameView,
  street: string,
  amount: number,
): Pick<Foresight, "loot" | "payers"> {
  const payer = following(streetAt(view, street).owner);
  let missing = amount - Math.min(amount, view.bank);
  const payers = [payer, mate(payer)].filter((seat) => {
    const cash = Math.min(missing, view.seats[seat]?.cash ?? 0);
    missing -= cash;
    return cash > 0;
  });
  return { loot: amount - missing, payers };
}

function goods(view: GameView, street: string, card: string): Foresight {
  const number = numberOf(view, card);
  const touched = openNear(view, street).filter((other) => kindAt(view, other) === "buyer");
  if (touched.length === 0) return NOTHING;
  if (touched.length > 1) return { ...NOTHING, touched, asks: "buyer" };
  if (isShort(view, 2 * number)) return { ...NOTHING, touched, asks: "split" };
  return { ...NOTHING, touched, ...paidFor(view, street, number) };
}

function buyer(view: GameView, street: string): Foresight {
  const touched = openNear(view, street).filter(
    (other) => kindAt(view, other) === "goods" && streetAt(view, other).loot === 0,
  );
  const sum = touched.reduce((total, other) => total + numberAt(view, other), 0);
  if (isShort(view, 2 * sum)) return { ...NOTHING, touched, asks: "split" };
  return { ...NOTHING, touched, ...paidFor(view, street, sum) };
}

function courtesan(view: GameView, street: string): Foresight {
  const { cut } = view.numbers;
  const touched = openNear(view, street).filter((other) => streetAt(view, other).loot >= cut);
  return { ...NOTHING, touched, loot: touched.length * cut };
}

function law(view: GameView, street: string, card: string): Foresight {
  const arrests = reach(view, street, card).filter((other) => mayBeArrested(view, other));
  return {
    ...NOTHING,
    touched: arrests,
    arrests,
    loot: lootOf(view, arrests),
    jailed: card === "prosecutor" ? arrested(view).length + figuresFor(view, arrests) : 0,
  };
}

function lawyer(view: GameView): Foresight {
  const paying = free(view).filter((each) =>
    ["police", "commissioner"].includes(kindAt(view, each)),
  );
  const held = arrested(view);
  return {
    ...NOTHING,
    touched: [...paying.filter((each) => streetAt(view, each).loot > 0), ...held],
    loot: lootOf(view, paying),
    freed: held.flatMap((each) => streetAt(view, each).figure ?? []),
  };
}

function witness(view: GameView, street: string): Foresight {
  const owner = streetAt(view, street).owner;
  const kinds = ["police", "commissioner", "prosecutor"]; // MA-7.13
  const laws = kinds.flatMap((kind) => free(view).filter((each) => kindAt(view, each) === kind));
  const caught = laws.flatMap((each) =>
    reach(view, each, streetAt(view, each).card).filter(
      (other) => mayBeArrested(view, other) && streetAt(view, other).owner !== owner,
    ),
  );
  const arrests = caught.filter((each, place) => caught.indexOf(each) === place);
  const judged = laws.some((each) => kindAt(view, each) === "prosecutor");
  return {
    ...NOTHING,
    touched: [...laws, ...arrests],
    arrests,
    loot: lootOf(view, arrests),
    jailed: judged ? arrested(view).length + figuresFor(view, arrests) : 0,
  };
}

// The state of the city

/** The streets with an open card that is not arrested. */
function free(view: GameView): readonly string[] {
  return streetIds(view).filter((_, place) => view.streets[place]?.lying === "open");
}

function arrested(view: GameView): readonly string[] {
  return streetIds(view).filter((_, place) => view.streets[place]?.lying === "arrested");
}

function openNear(view: GameView, street: string): readonly string[] {
  return near(view, street).filter((other) => streetAt(view, other).lying === "open");
}

function kindAt(view: GameView, street: string): string {
  return kindOf(streetAt(view, street).card ?? "");
}

function numberAt(view: GameView, street: string): number {
  return numberOf(view, streetAt(view, street).card ?? "");
}

function lootOf(view: GameView, streets: readonly string[]): number {
  return streets.reduce((total, street) => total + streetAt(view, street).loot, 0);
}

export function mayBeArrested(view: GameView, street: string): boolean {
  const lies = streetAt(view, street);
  return lies.lying === "open" && isCriminal(lies);
}

function mayBeHit(view: GameView, street: string): boolean {
  return ["open", "closed"].includes(streetAt(view, street).lying);
}

/** Every arrest costs a figure, except that of an escape (MA-7.5). */
function figuresFor(view: GameView, arrests: readonly string[]): number {
  return arrests.filter((street) => kindAt(view, street) !== "escape").length;
}

function isShort(view: GameView, total: number): boolean {
  return view.bank > 0 && view.bank < total;
}

/** True if a figure may run (MA-8.2), in the own clan only if so agreed. */
function mayRun(view: GameView, seat: number): boolean {
  const clan = [seat, mate(seat)];
  return figureIds(view).some((figure) => {
    const { place, at } = whereIs(view, figure);
    const asked = view.runner_choice === "any" || clan.includes(ownerOf(view, figure));
    return place === "cell" && at !== "chair" && asked;
  });
}
