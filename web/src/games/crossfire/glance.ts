/** What typed words that only look are told: the table, the own cards, the mix, the talk. */
import type { Looking } from "../module";
import { soleWinners } from "./accounts";
import { cardText } from "./roles";
import { describeSeat, label, prompt, saidAs } from "./speech";
import { stepsOf } from "./talk";
import type { GameAction, GameView, StatementMade } from "./wire";

type Looks = Readonly<Record<string, (looking: Looking<GameView>) => readonly string[]>>;

const LOOKS: Looks = { table, me, mix, said: all, phrases };

/** What a look is told; only of what was said one may ask for one seat. */
export function look(
  word: string,
  rest: string,
  looking: Looking<GameView>,
): readonly string[] | null {
  if (rest === "") return LOOKS[word]?.(looking) ?? null;
  return word === "said" ? saidBy(rest, looking) : null;
}

/** What is asked, and everybody in the ring; the own card is `me`. */
function table({ view, players, words }: Looking<GameView>): readonly string[] {
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

/** The own card and those one has seen, as far as the table reminds; and who asks one. */
function me(looking: Looking<GameView>): readonly string[] {
  const { view, players, words } = looking;
  if (view.you === null || view.you === view.sniper) return [words.say("fire-peek-sniper")];
  const card =
    view.card === null
      ? words.say("fire-peek-hidden")
      : words.say("crossfire-glance-own", cardArgs(view.card, looking));
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
    ...(questions.length > 0 ? [words.say("table-asked"), ...told(questions, looking)] : []),
  ];
}

/** The cards in play with what each wins by, and who mixed cards with whom. */
function mix(looking: Looking<GameView>): readonly string[] {
  const { view, players, words } = looking;
  return [
    ...view.mix.map(({ role, count }) =>
      words.say("crossfire-glance-card", { count, ...cardArgs(role, looking) }),
    ),
    ...view.shuffles.map((trio, place) =>
      words.say("crossfire-glance-shuffle", {
        number: place + 1,
        players: trio.map((seat) => players[seat]).join(", "),
        ahead: place < view.shuffled ? "no" : "yes",
      }),
    ),
  ];
}

function cardArgs(
  role: string,
  { view, words }: Looking<GameView>,
): { role: string; wish: string } {
  return { role: words.say(`role-${role}`), wish: cardText(role, view, words) };
}

/** All that was said, the last words first. */
function all(looking: Looking<GameView>): readonly string[] {
  const { view, words } = looking;
  return view.said.length === 0
    ? [words.say("table-silence")]
    : told(view.said.toReversed(), looking);
}

/** What one player has said; a number counts before a name. */
function saidBy(rest: string, looking: Looking<GameView>): readonly string[] {
  const { view, players, words } = looking;
  const called = rest.toLowerCase();
  const numbered = /^\d+$/.test(called) ? Number(called) - 1 : -1;
  const seat =
    numbered >= 0 ? numbered : players.findLastIndex((each) => each.toLowerCase() === called);
  if (players[seat] === undefined) return [words.say("no-such-seat", { seat: rest })];
  return all({
    ...looking,
    view: { ...view, said: view.said.filter((each) => each.seat === seat) },
  });
}

function told(
  some: readonly StatementMade[],
  { view, players, words }: Looking<GameView>,
): readonly string[] {
  return some.map((each) =>
    words.say("crossfire-glance-said", {
      player: players[each.seat] ?? "",
      answering: each.answers.length > 0 ? words.say("fire-answering") : "",
      said: saidAs(view, each, words, players),
    }),
  );
}

/** An example of everything that can be said now. */
function phrases({ view, players, words }: Looking<GameView>): readonly string[] {
  const examples = new Map<string, GameAction>();
  for (const action of view.options) {
    const steps = stepsOf(action);
    const kind = steps?.verb === "ask" ? `ask ${steps.thing}` : steps?.verb;
    if (kind !== undefined && !examples.has(kind)) examples.set(kind, action);
  }
  if (examples.size === 0) return [words.say("table-no-talk")];
  return [...examples.values()].map((action) => label(view, action, words, players));
}
