/**
 * A step event by event: the state of the table after each of them.
 *
 * It contains no rules: an event says what changed, and this applies it. After the last event of a
 * step the table equals the server's; only the server knows the next decision.
 */
import { CARDS, sorted } from "./cards";
import { figureIds, streetIds } from "./town";
import type { FigureView, GameEvent, GameView, SeatView, StreetView } from "./wire";

/** The fields of the table. The rest of a view is the decision, or never changes. */
export const ON_THE_TABLE = [
  "round",
  "first",
  "bank",
  "ledger",
  "deck",
  "gone",
  "shown",
  "seats",
  "streets",
  "figures",
  "able",
  "hand",
  "aside",
  "thrown",
] as const satisfies readonly (keyof GameView)[];

/** An event, and the table after it. */
export interface Moment {
  readonly event: GameEvent;
  readonly view: GameView;
}

/** The moments of a step from `view` to `next`; null if the events do not lead there. */
export function unfold(
  view: GameView,
  events: readonly GameEvent[],
  next: GameView,
): readonly Moment[] | null {
  if (view.you !== next.you || view.rows.join() !== next.rows.join()) return null;
  const moments: Moment[] = [];
  let now = view;
  let ending = false;
  for (const event of events) {
    if (ending && !SETTLING.has(event.type)) {
      now = cleared(now);
      ending = false;
    }
    now = after(now, event, next);
    ending ||= event.type === "round_ended";
    moments.push({ event, view: now });
  }
  return agrees(ending ? cleared(now) : now, next) ? moments : null;
}

/** True if two views show the same table. */
export function agrees(view: GameView, next: GameView): boolean {
  return ON_THE_TABLE.every(
    (field) => view[field] === next[field] || same(view[field], next[field]),
  );
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** The fields in a fixed order, for comparison. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== "object") return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => [name, plain(field)]);
}

/** At the end of a round, cards stay visible until everything on them has gone (MA-10.1). */
const SETTLING: ReadonlySet<GameEvent["type"]> = new Set([
  "figure_freed",
  "figure_jailed",
  "loot_taken",
  "figure_came_home",
]);

const EMPTY: Omit<StreetView, "owner"> = {
  lying: "empty",
  card: null,
  loot: 0,
  fired: false,
  figure: null,
};

/** All cards return to the deck, and the ledger gets the round. */
function cleared(view: GameView): GameView {
  return {
    ...view,
    ledger: [...view.ledger, view.seats.map(({ cash }) => cash)],
    deck: 0,
    gone: [],
    able: [],
    seats: view.seats.map((seat) => ({ ...seat, hand: 0, thrown: 0, passed: false })),
    streets: view.streets.map(({ owner }) => ({ owner, ...EMPTY })),
    hand: view.hand && [],
    aside: [],
    thrown: view.thrown && [],
  };
}

function after(view: GameView, event: GameEvent, next: GameView): GameView {
  switch (event.type) {
    case "round_started":
      return dealt(view, event.round, event.first, event.counts);
    case "cards_dealt":
      return event.cards === undefined ? view : { ...view, hand: event.cards };
    case "card_put_aside":
      return putAside(view, event.card);
    case "cards_exchanged":
      return exchanged(view, event);
    case "card_laid":
      return laid(view, event);
    case "player_passed":
      return withSeat(view, event.seat, () => ({ passed: true }));
    case "card_opened":
      return withStreet(view, event.street, () => ({ lying: "open", card: event.card }));
    case "bank_paid":
      return { ...paid(view, event.street, event.amount), bank: event.bank };
    case "player_paid":
      return withCash(paid(view, event.street, event.amount), event.payer, -event.amount);
    case "loot_moved":
      return paid(paid(view, event.source, -event.amount), event.street, event.amount);
    case "card_killed": {
      const fired = withStreet(view, event.pistol, () => ({ fired: true }));
      return without(fired, event.street, event.card);
    }
    case "card_removed":
      return without(view, event.street, event.card);
    case "figure_placed":
      return moved(view, event.figure, { place: "street", at: event.street });
    case "card_arrested": {
      if (event.figure === null) return view;
      const caught = withStreet(view, event.street, () => ({ lying: "arrested" }));
      return moved(caught, event.figure, { place: "street", at: event.street });
    }
    case "figure_jailed":
      return moved(view, event.figure, { place: "cell", at: event.cell });
    case "figure_came_home":
    case "figure_freed":
      return moved(served(view, event.figure), event.figure, { place: "home", at: "" });
    case "runner_named":
      return event.figure === null ? view : running(view, event.figure);
    case "escape_foiled": {
      const back = moved(view, event.figure, { place: "cell", at: event.cell });
      return next.able.includes(event.figure) ? able(back, event.figure) : back;
    }
    case "figure_served":
      return moved(served(view, event.figure), event.figure, { place: "cell", at: event.cell });
    case "figure_thrown_back":
      return moved(view, event.figure, { place: "cell", at: event.cell });
    case "round_ended":
      return { ...view, shown: sorted([...view.gone, ...openCards(view)]) };
    case "loot_taken":
      return taken(view, event.seat, event.cash);
    case "ransom_paid":
      return withCash(withCash(view, event.payer, -event.amount), event.receiver, event.amount);
    case "final_debt_paid":
      return withCash(withCash(view, event.payer, -event.amount), event.receiver, event.amount);
    default:
      return view;
  }
}

function dealt(
  view: GameView,
  round: number,
  first: number,
  counts: readonly (number | null)[],
): GameView {
  const ids = figureIds(view);
  return {
    ...view,
    round,
    first,
    deck: CARDS - counts.reduce<number>((sum, count) => sum + (count ?? 0), 0),
    able: ids.filter((_, place) => {
      const where = view.figures[place];
      return where?.place === "cell" && where.at !== "chair";
    }),
    seats: view.seats.map((seat, number) => ({ ...seat, hand: counts[number] ?? 0 })),
  };
}

function putAside(view: GameView, card: string | undefined): GameView {
  const slot = card === undefined ? 0 : (view.hand ?? []).indexOf(card) + 1;
  if (slot === 0) return view;
  return { ...view, aside: [...view.aside, slot].sort() };
}

function exchanged(
  view: GameView,
  event: Extract<GameEvent, { type: "cards_exchanged" }>,
): GameView {
  const { seat, count, thrown = [], drawn = [] } = event;
  const now = withSeat(view, seat, () => ({ thrown: count }));
  const known = { ...now, deck: now.deck - count };
  if (seat !== view.you) return known;
  return {
    ...known,
    hand: view.hand && view.hand.map((card) => drawn[thrown.indexOf(card)] ?? card),
    aside: [],
    thrown: view.thrown && sorted(thrown),
  };
}

function laid(view: GameView, event: Extract<GameEvent, { type: "card_laid" }>): GameView {
  const known = view.memory_aid !== "none" && event.seat === view.you;
  const lying = withStreet(view, event.street, () => ({
    lying: "closed",
    card: known ? (event.card ?? null) : null,
  }));
  const now = withSeat(lying, event.seat, ({ hand }) => ({ hand: hand - 1 }));
  return event.seat === view.you ? { ...now, hand: view.hand && view.hand.slice(1) } : now;
}

function paid(view: GameView, street: string, amount: number): GameView {
  return withStreet(view, street, ({ loot }) => ({ loot: loot + amount }));
}

/** Take the card off a street; loot and figure move separately. */
function without(view: GameView, street: string, card: string | undefined): GameView {
  const now = withStreet(view, street, () => ({ lying: "empty", card: null, fired: false }));
  return card === undefined ? now : { ...now, gone: sorted([...now.gone, card]) };
}

function running(view: GameView, figure: string): GameView {
  const at = view.figures[figureIds(view).indexOf(figure)]?.at ?? "";
  return moved(served(view, figure), figure, { place: "running", at });
}

function openCards(view: GameView): readonly string[] {
  return view.streets.flatMap(({ lying, card }) =>
    card !== null && (lying === "open" || lying === "arrested") ? [card] : [],
  );
}

function taken(view: GameView, seat: number, cash: number): GameView {
  const streets = view.streets.map((street) =>
    street.owner === seat && street.loot > 0 ? { ...street, loot: 0 } : street,
  );
  return withSeat({ ...view, streets }, seat, () => ({ cash }));
}

/** This prisoner makes no further step in this round. */
function served(view: GameView, figure: string): GameView {
  if (!view.able.includes(figure)) return view;
  return { ...view, able: view.able.filter((each) => each !== figure) };
}

function able(view: GameView, figure: string): GameView {
  const now = [...view.able, figure];
  return { ...view, able: figureIds(view).filter((each) => now.includes(each)) };
}

/** Move a figure; on a street it is public. */
function moved(view: GameView, figure: string, to: FigureView): GameView {
  const ids = streetIds(view);
  const place = figureIds(view).indexOf(figure);
  return {
    ...view,
    figures: view.figures.map((where, number) => (number === place ? to : where)),
    streets: view.streets.map((street, number) => {
      if (to.place === "street" && ids[number] === to.at) return { ...street, figure };
      return street.figure === figure ? { ...street, figure: null } : street;
    }),
  };
}

function withStreet(
  view: GameView,
  name: string,
  change: (street: StreetView) => Partial<StreetView>,
): GameView {
  const place = streetIds(view).indexOf(name);
  const streets = view.streets.map((street, number) =>
    number === place ? { ...street, ...change(street) } : street,
  );
  return { ...view, streets };
}

function withSeat(
  view: GameView,
  seat: number,
  change: (boss: SeatView) => Partial<SeatView>,
): GameView {
  const seats = view.seats.map((boss, number) =>
    number === seat ? { ...boss, ...change(boss) } : boss,
  );
  return { ...view, seats };
}

function withCash(view: GameView, seat: number, amount: number): GameView {
  return withSeat(view, seat, ({ cash }) => ({ cash: cash + amount }));
}
