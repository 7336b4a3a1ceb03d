/** The inspect commands: the table, the own cards, the mix, the statements. */
import type { InspectContext } from "../module";
import { soleWinners } from "./accounts";
import { cardText } from "./roles";
import { describeSeat, label, prompt, saidAs } from "./game_text";
import { stepsOf } from "./talk";
import type { GameAction, GameView, StatementMade } from "./wire";

type Commands = Readonly<Record<string, (context: InspectContext<GameView>) => readonly string[]>>;

const COMMANDS: Commands = { table, me, mix, said: all, phrases };

/** The answer to an inspect command; only `said` takes an argument, a seat. */
export function inspect(
  word: string,
  rest: string,
  context: InspectContext<GameView>,
): readonly string[] | null {
  if (rest === "") return COMMANDS[word]?.(context) ?? null;
  return word === "said" ? saidBy(rest, context) : null;
}

/** The present decision and all players in the ring; the own card is under `me`. */
function table({ view, players, words }: InspectContext<GameView>): readonly string[] {
  const { mode, game, games, result } = view;
  return [
    words.say("table-heading", { mode, game, games }),
    prompt(view, players, words),
    ...view.seats.map(({ role }, seat) => {
      const snipes = seat === view.sniper ? [words.say("table-sniper")] : [];
      return [describeSeat({ view, seat, players, words, role }), ...snipes].join(", ");
    }),
    ...(result === null
      ? []
      : [
          words.say("table-result", {
            team: result.team,
            alone: soleWinners(view).length > 0 ? "yes" : "no",
            winners:
              result.winners.map((seat) => players[seat]).join(", ") || words.say("table-nobody"),
          }),
        ]),
  ];
}

/** The own card and the seen ones, as far as the table reminds of them; and open questions. */
function me(context: InspectContext<GameView>): readonly string[] {
  const { view, players, words } = context;
  if (view.you === null || view.you === view.sniper) return [words.say("fire-peek-sniper")];
  const card =
    view.card === null
      ? words.say("fire-peek-hidden")
      : words.say("crossfire-inspect-own", cardArgs(view.card, context));
  const questions = view.said.filter(({ no }) => view.asked.includes(no));
  return [
    card,
    ...view.seen.map(({ how, role, other, number }) =>
      words.say("table-seen", {
        how,
        role: words.say(`role-${role}`),
        other: players[other ?? -1] ?? "",
        number: number ?? 0,
      }),
    ),
    ...(questions.length > 0 ? [words.say("table-asked"), ...told(questions, context)] : []),
  ];
}

/** The cards in play with their wishes, and the seats of each shuffle. */
function mix(context: InspectContext<GameView>): readonly string[] {
  const { view, players, words } = context;
  return [
    ...view.mix.map(({ role, count }) =>
      words.say("crossfire-inspect-card", { count, ...cardArgs(role, context) }),
    ),
    ...view.shuffles.map((trio, place) =>
      words.say("crossfire-inspect-shuffle", {
        number: place + 1,
        players: trio.map((seat) => players[seat]).join(", "),
        ahead: place < view.shuffled ? "no" : "yes",
      }),
    ),
  ];
}

function cardArgs(
  role: string,
  { view, words }: InspectContext<GameView>,
): { role: string; wish: string } {
  return { role: words.say(`role-${role}`), wish: cardText(role, view, words) };
}

/** All statements, the last one first. */
function all(context: InspectContext<GameView>): readonly string[] {
  const { view, words } = context;
  return view.said.length === 0
    ? [words.say("table-silence")]
    : told(view.said.toReversed(), context);
}

/** The statements of one player; a number counts before a name. */
function saidBy(rest: string, context: InspectContext<GameView>): readonly string[] {
  const { view, players, words } = context;
  const called = rest.toLowerCase();
  const numbered = /^\d+$/.test(called) ? Number(called) - 1 : -1;
  const seat =
    numbered >= 0 ? numbered : players.findLastIndex((each) => each.toLowerCase() === called);
  if (players[seat] === undefined) return [words.say("no-such-seat", { seat: rest })];
  return all({
    ...context,
    view: { ...view, said: view.said.filter((each) => each.seat === seat) },
  });
}

function told(
  some: readonly StatementMade[],
  { view, players, words }: InspectContext<GameView>,
): readonly string[] {
  return some.map((each) =>
    words.say("crossfire-inspect-said", {
      player: players[each.seat] ?? "",
      answering: each.answers.length > 0 ? words.say("fire-answering") : "",
      said: saidAs(view, each, words, players),
    }),
  );
}

/** An example of every possible statement. */
function phrases({ view, players, words }: InspectContext<GameView>): readonly string[] {
  const examples = new Map<string, GameAction>();
  for (const action of view.options) {
    const steps = stepsOf(action);
    const kind = steps?.verb === "ask" ? `ask ${steps.thing}` : steps?.verb;
    if (kind !== undefined && !examples.has(kind)) examples.set(kind, action);
  }
  if (examples.size === 0) return [words.say("table-no-talk")];
  return [...examples.values()].map((action) => label(view, action, words, players));
}
