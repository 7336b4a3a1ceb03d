/** The table in words: prompts, options, seats, and places for screen readers. */
import type { Names, Words } from "../../lib/texts";
import type { SeatFigure, GameModule } from "../module";
import { Faces, GANGS, isOpen, SHAPES, signed } from "./faces";
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

/** With the signs of the cards. */
export const written = sayings((faces, face) => faces.full(face));
/** In words alone, for screen readers. */
export const spoken = sayings((faces, face) => faces.spoken(face));

/** Money, gang members, and whether the seat has passed; after the end its points. */
export function seatFigures(view: GameView, seat: number, words: Words): readonly SeatFigure[] {
  const row = view.seats[seat];
  if (!row) return [];
  const points = view.outcome?.scores[seat];
  const money = row.money === null ? words.say("table-money-hidden") : `$${row.money}`;
  const faces = new Faces(view, words);
  return [
    ...(points === undefined
      ? []
      : [{ text: String(points), label: words.say("crooks-points", { points }) }]),
    { text: money, label: words.say("crooks-money", { money }) },
    ...GANGS.map((gang, index) => ({
      text: `${faces.letter(gang)}${SHAPES[gang]}${row.members[index] ?? 0}`,
      label: words.say("crooks-members", {
        gang: words.say(`gang-${gang}`),
        count: row.members[index] ?? 0,
      }),
    })),
    ...(row.passed ? [{ text: words.say("table-out"), label: words.say("crooks-out") }] : []),
  ];
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
