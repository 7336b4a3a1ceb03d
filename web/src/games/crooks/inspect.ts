/** The inspect commands: the table, the hand, the memory, the deck, the money. */
import type { InspectContext } from "../module";
import { Faces, isOpen } from "./faces";
import { hangoutTold, isRemembered, seatFigures, spoken, targetTold } from "./game_text";
import type { GameView, HangoutView, Spot } from "./wire";

type Commands = Readonly<Record<string, (context: InspectContext<GameView>) => readonly string[]>>;

const COMMANDS: Commands = { table, hand, memory, deck, money };

/** The answer to an inspect command; none of them takes an argument. */
export function inspect(
  word: string,
  rest: string,
  context: InspectContext<GameView>,
): readonly string[] | null {
  return rest === "" ? (COMMANDS[word]?.(context) ?? null) : null;
}

/** The active player, all seats' figures, the hangouts, and the targets seat by seat. */
function table(context: InspectContext<GameView>): readonly string[] {
  const { view, players, words } = context;
  const faces = new Faces(view, words);
  return [
    spoken.prompt(view, players, words),
    ...players.map((player, seat) =>
      words.say("crooks-inspect-seat", {
        player,
        colour: words.say(`colour-${view.seats[seat]?.colour}`),
        figures: seatFigures(view, seat, words)
          .map(({ label }) => label)
          .join(", "),
      }),
    ),
    ...view.hangouts.map((hangout) => {
      const remembered = isRemembered(hangout);
      return hangoutTold(hangout, faces, { remembered, able: false });
    }),
    ...view.targets.map((target) =>
      [
        words.say("crooks-inspect-target", {
          target: targetTold(target, faces),
          taken: target.spots.filter(({ cards }) => cards.length > 0).length,
        }),
        ...target.spots.flatMap((spot, seat) =>
          spot.cards.length === 0 ? [] : [spotTold(spot, players[seat] ?? "", faces)],
        ),
      ].join(" "),
    ),
  ];
}

/** The crooks of one player on one target, and the sum of the visible ones. */
function spotTold({ cards, rating }: Spot, player: string, faces: Faces): string {
  return faces.words.say("crooks-inspect-spot", {
    player,
    crooks: cards.map((card) => faces.lying(card)).join("; "),
    open: cards.filter(isOpen).length,
    rating,
  });
}

/** The crook in hand, or the pile being searched; and the own money. */
function hand({ view, players, words }: InspectContext<GameView>): readonly string[] {
  const faces = new Faces(view, words);
  const pile = view.hangouts.find(({ hangout }) => hangout === view.searching)?.faces ?? null;
  const purse = view.you === null ? undefined : view.seats[view.you]?.money;
  return [
    held(view, players, faces),
    ...(pile === null
      ? []
      : [
          words.say("crooks-inspect-pile", {
            crooks: pile.map((face) => `${face} ${faces.spoken(face)}`).join("; "),
          }),
        ]),
    ...(purse === undefined || purse === null
      ? []
      : [words.say("crooks-money", { money: `$${purse}` })]),
  ];
}

/** The crook in hand; of a rival's crook only its hangout. */
function held({ hand: card, active }: GameView, players: readonly string[], faces: Faces): string {
  const { words } = faces;
  if (card === null) return words.say("table-hand-none");
  const { face, tag, hangout } = card;
  if (face === null) {
    return words.say("table-hand-other", { player: players[active ?? -1] ?? "", tag, hangout });
  }
  const { action } = faces.entry(face);
  return words.say("crooks-inspect-hand", {
    crook: faces.spoken(face),
    acts: action === "none" ? "no" : "yes",
    does: words.cases(`action-${action}`)["does"] ?? "",
  });
}

/** The crooks that the viewer left or saw in hangouts, if the table reminds of them. */
function memory({ view, words }: InspectContext<GameView>): readonly string[] {
  if (!view.memory_aid) return [words.say("table-memory-off")];
  const faces = new Faces(view, words);
  const lines = view.hangouts.flatMap((hangout) => remembered(hangout, faces));
  return lines.length > 0 ? lines : [words.say("table-memory-none")];
}

/**
 * The last search of a hangout and what it still tells; and crooks that left since, in any order.
 */
function remembered({ hangout, size, memory: last, mixed }: HangoutView, faces: Faces): string[] {
  const { words } = faces;
  const listed = (some: readonly string[]): string =>
    some.map((face) => faces.spoken(face)).join("; ");
  const told = [];
  if (last !== null && last.left.length > 0) {
    const kind = last.kind === "spy" ? "table-memory-spied" : "table-memory";
    told.push(words.say(kind, { hangout, left: listed(last.left) }));
    if (last.taken_since > 0)
      told.push(words.say("table-taken-since", { taken: last.taken_since }));
    if (size > 0 && last.possible.length < last.left.length) {
      told.push(words.say("table-memory-now", { possible: listed(last.possible) }));
    }
  }
  return [
    ...(told.length > 0 ? [told.join(" · ")] : []),
    ...mixed.map(({ tags, faces: some }) =>
      words.say("crooks-mixed", { tags: tags.join(", "), faces: listed(some) }),
    ),
  ];
}

/** All crooks of the deck as a player may type them, and how many are out of the game. */
function deck({ view, words }: InspectContext<GameView>): readonly string[] {
  const faces = new Faces(view, words);
  const known = view.box.filter(({ face }) => face !== null).length;
  return [
    ...faces.ids.map((face) => `${face} ${faces.spoken(face)}`),
    words.say("table-box", { known, unknown: view.box.length - known + view.undealt }),
  ];
}

/** The money of all seats. */
function money({ view, players, words }: InspectContext<GameView>): readonly string[] {
  return players.map((player, seat) => {
    const purse = view.seats[seat]?.money ?? null;
    const shown = purse === null ? words.say("table-money-hidden") : `$${purse}`;
    return words.say("table-money-line", { player, money: shown });
  });
}
