/** The table in words: prompts, options, seats, and places for screen readers. */
import type { Names, Words } from "../../lib/texts";
import type { SeatFigure, GameModule } from "../module";
import { Faces, GANGS, isOpen, signed } from "./faces";
import { standingOf } from "./leads";
import type { JobLine } from "./leads";
import type { GameAction, GameEvent, GameView, HangoutView, TargetView } from "./wire";

type Sayings = Pick<GameModule<GameView, GameAction, GameEvent>, "names" | "prompt" | "label">;

/** The texts of a table, with crooks named by the given function. */
function sayings(called: (faces: Faces, face: string) => string): Sayings {
  /** Players by name, crooks by the given function. */
  function names(view: GameView, players: readonly string[], words: Words): Names {
    const faces = new Faces(view, words);
    return {
      seat: Object.fromEntries(players.map((player, seat) => [seat, player])),
      crook: Object.fromEntries(faces.ids.map((face) => [face, called(faces, face)])),
    };
  }

  /** The prompt of the present decision. */
  function prompt(view: GameView, players: readonly string[], words: Words): string {
    if (view.decision === null || view.active === null) return words.say("prompt-over");
    const player = players[view.active] ?? "";
    if (view.active !== view.you) return words.say("prompt-waiting", { player });
    const hand = view.hand?.face ?? null;
    return words.say(`prompt-${view.decision}`, {
      player,
      money: view.seats[view.active]?.money ?? 0,
      hand: hand === null ? "" : called(new Faces(view, words), hand),
    });
  }

  /** An option in words; it begins with what a player may type. */
  function label(
    view: GameView,
    action: GameAction,
    words: Words,
    players: readonly string[],
  ): string {
    const args: Record<string, string | number> = {
      ...words.arguments(action, names(view, players, words)),
    };
    if (action.type === "recruit") {
      args["price"] = view.hangouts.find((each) => each.hangout === action.hangout)?.price ?? 0;
    } else if (action.type === "kill") {
      const colour = `colour-${view.seats[action.seat]?.colour}`;
      args["colour"] = words.say(colour);
      for (const [name, form] of Object.entries(words.cases(colour))) args[`colour_${name}`] = form;
    }
    return words.say(`option-${action.type}`, args);
  }

  return { names, prompt, label };
}

/** With the name and rating of a crook; its card shows the rest. */
export const written = sayings(
  (faces, face) => `${faces.name(face)} (${faces.entry(face).rating})`,
);
/** With all signs of the cards, as in the terminal. */
export const coded = sayings((faces, face) => faces.full(face));
/** In words alone, for screen readers. */
export const spoken = sayings((faces, face) => faces.spoken(face));

/** Money, crooks on the board, whether the seat has passed, and points so far or at the end. */
export function seatFigures(view: GameView, seat: number, words: Words): readonly SeatFigure[] {
  const row = view.seats[seat];
  if (!row) return [];
  const money = row.money === null ? words.say("table-money-hidden") : `$${row.money}`;
  const count = view.targets.reduce((sum, { spots }) => sum + (spots[seat]?.cards.length ?? 0), 0);
  const crooks = words.say("crooks-sent", { count, hidden: row.hidden });
  return [
    { text: money, label: words.say("crooks-money", { money }), inPrompt: true },
    ...(count > 0 ? [{ text: crooks, label: crooks }] : []),
    ...(row.passed ? [{ text: words.say("table-out"), label: words.say("crooks-out") }] : []),
    pointsOf(view, seat, words),
  ];
}

function pointsOf(view: GameView, seat: number, words: Words): SeatFigure {
  const { points: soFar, leader } = standingOf(view);
  const points = view.outcome?.scores[seat] ?? soFar[seat] ?? 0;
  const label = words.say(view.outcome ? "crooks-points" : "crooks-points-now", { points });
  const leads = view.outcome ? view.outcome.ranks[seat] === 1 : leader === seat;
  return { text: String(points), label, points: true, leads };
}

/** The members of each gang in the row of a seat, as far as they lie face up. */
export function membersTold(view: GameView, seat: number, words: Words): readonly string[] {
  return GANGS.map((gang, index) =>
    words.say("crooks-members", {
      gang: words.say(`gang-${gang}`),
      count: view.seats[seat]?.members[index] ?? 0,
    }),
  );
}

/** A hangout: its pile, its price, and whether the viewer remembers a crook there. */
export function hangoutTold(
  hangout: HangoutView,
  { words }: Pick<Faces, "words">,
  is: { readonly remembered: boolean; readonly able: boolean },
): string {
  return words.say("crooks-hangout", {
    letter: hangout.hangout,
    name: words.say(`hangout-${hangout.hangout}`),
    count: hangout.size,
    price: hangout.price,
    known: is.remembered ? "yes" : "no",
    able: is.able ? "yes" : "no",
  });
}

/** True if the table reminds the viewer of a crook in this pile. */
export function isRemembered({ size, memory }: HangoutView): boolean {
  return size > 0 && (memory?.left.length ?? 0) > 0;
}

/** All public modifiers on a target: `+2 -1`. */
export function modifiersOf(target: TargetView, faces: Faces): readonly string[] {
  return target.spots
    .flatMap((spot) => spot.cards)
    .flatMap((card) =>
      card.face !== null && isOpen(card) ? [faces.entry(card.face).modifier] : [],
    )
    .filter((modifier) => modifier !== 0)
    .map(signed);
}

/** Who leads at a target by the faces the viewer knows, and for how many points. */
export function leaderTold(
  { event, open }: JobLine,
  players: readonly string[],
  words: Words,
  message = "crooks-leader",
): string {
  const { winners, points } = event;
  return words.say(message, {
    count: winners.length,
    players: new Intl.ListFormat(words.language).format(winners.map((seat) => players[seat] ?? "")),
    points,
    open: open ? "yes" : "no",
  });
}

/** The players' names on the board: the viewer is "You". */
export function callingsOf(
  view: GameView,
  players: readonly string[],
  words: Words,
): readonly string[] {
  return players.map((player, seat) => (seat === view.you ? words.say("crooks-you") : player));
}

/** The place of a crook by its tag: a target and its owner, or the box. */
export function whereabouts(
  view: GameView,
  tag: string,
  players: readonly string[],
  words: Words,
): string {
  for (const { target, spots } of view.targets) {
    const seat = spots.findIndex(({ cards }) => cards.some((card) => card.tag === tag));
    const place = words.say(`target-${target}`);
    if (seat >= 0) return words.say("crooks-whereabouts", { place, player: players[seat] ?? "" });
  }
  return words.say("crooks-place-box");
}

/** A target: its number and name, and its present value. */
export function targetTold(target: TargetView, faces: Faces): string {
  const modifiers = modifiersOf(target, faces);
  return faces.words.say("crooks-target", {
    number: target.target,
    name: faces.words.say(`target-${target.target}`),
    value: target.value,
    changes: modifiers.length,
    sum: modifiers.join(" "),
  });
}
