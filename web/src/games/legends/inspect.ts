/** The inspect commands: the table, all hands, the piles, odds, a card. */
import type { InspectContext } from "../module";
import { trackOf } from "./scenario_parts";
import { PILES } from "./piles";
import type { Pile } from "./piles";
import { matching, prospectAt } from "./plan";
import { cardFace, nameOf } from "./printed";
import { challengeSaid, minionSaid, percent } from "./said";
import { called, diceSaid, prompt } from "./game_text";
import type { GameView } from "./wire";

type Commands = Readonly<Record<string, (context: InspectContext<GameView>) => readonly string[]>>;

const COMMANDS: Commands = { table, hands, piles, odds };
/** The difficulties of most cards. */
const DIFFICULTIES = [3, 4, 5, 6, 7];
/** The most dice in the table of odds. */
const MOST_DICE = 8;
/** From this distance to the limit on, a warning is shown. */
const WORRY = 2;

/** The answer to an inspect command; `card` takes a name. */
export function inspect(
  word: string,
  rest: string,
  context: InspectContext<GameView>,
): readonly string[] | null {
  if (word === "card") return [card(rest, context)];
  return rest === "" ? (COMMANDS[word]?.(context) ?? null) : null;
}

/** The decision, the state, open challenges with their odds, and the hands. */
function table(context: InspectContext<GameView>): readonly string[] {
  const { view, players, words } = context;
  const hands = called(view, players, words);
  return [
    prompt(view, players, words),
    ...standing(context),
    ...(view.phase === "playing" ? view.challenges : []).map(
      (here) =>
        `${here.id} ${challengeSaid({ view, words, hands }, here.id, prospectAt(view, here, matching(view, here.id)))}`,
    ),
    ...rolled(context),
    ...market(context),
    ...view.seats.map(({ hand, table: laid, gone }, player) =>
      words.say("legends-inspect-hand", {
        player: hands[player] ?? "",
        turn: view.active === player ? "yes" : "no",
        state: gone ? "gone" : hand.length + laid.length === 0 ? "empty" : "some",
        minions: named([...hand, ...laid], context),
      }),
    ),
  ];
}

/** The round, its remaining actions, evidence, police, and the track of the scenario. */
function standing({ view, words }: InspectContext<GameView>): readonly string[] {
  const { round, phase, fingerprints: count, limit, police, scene, reputations } = view;
  const track = scene === null ? null : trackOf(scene);
  return [
    ...(round > 0 && phase === "playing"
      ? [
          words.say("legends-round", { round }),
          words.say("legends-evidence", {
            count,
            limit,
            worry: count >= limit - WORRY ? "yes" : "no",
          }),
          ...(police === "absent"
            ? []
            : [words.say("legends-police", { police: words.say(`police-${police}`) })]),
        ]
      : []),
    ...(track === null ? [] : [words.say(...track)]),
    ...(reputations.length === 0
      ? []
      : [
          words.say("legends-reputation", {
            sum: reputations.reduce((sum, each) => sum + each, 0),
          }),
        ]),
  ];
}

/** The dice that lie there. */
function rolled({ view: { roll }, words }: InspectContext<GameView>): readonly string[] {
  return roll === null || roll.dice.length === 0
    ? []
    : [words.say("legends-inspect-dice", { dice: diceSaid(roll.dice, roll.red, words) })];
}

/** In the break: the purse, the minions for hire, and those who can be bailed out. */
function market(context: InspectContext<GameView>): readonly string[] {
  const { view, words } = context;
  if (view.phase !== "break") return [];
  return [
    words.say("legends-break", { purse: view.purse }),
    ...(["hire", "bail"] as const).flatMap((way) => {
      const minions = way === "hire" ? view.market : view.out;
      if (minions.length === 0) return [];
      const head = words.say(`legends-market-${way}`, { count: minions.length });
      return [line(head, named(minions, context), context)];
    }),
  ];
}

/** All hands, minion by minion, as a player may type them. */
function hands(context: InspectContext<GameView>): readonly string[] {
  const { view, players, words } = context;
  return called(view, players, words).flatMap((player, place) => {
    const { hand = [], table: laid = [], gone = false } = view.seats[place] ?? {};
    const empty = words.say(gone ? "legends-gone" : "legends-hand-empty");
    if (hand.length + laid.length === 0) return [line(player, empty, context)];
    return [...hand, ...laid].map((id) =>
      line(player, `${id} ${minionSaid(context, id, { laid: laid.includes(id) })}`, context),
    );
  });
}

/** The contents of each pile, sorted, never in order. */
function piles(context: InspectContext<GameView>): readonly string[] {
  const { view, words } = context;
  return PILES.filter((pile) => pile !== "lost" || view.lost.length > 0).map((pile) => {
    const listed = view[pile];
    const told = isOfProblems(pile)
      ? listed.map((id) => nameOf(cardFace(view, id), words)).join(", ")
      : named(listed, context);
    return words.say("legends-inspect-pile", {
      pile: words.say(`legends-pile-${pile}`),
      count: listed.length,
      things: told,
    });
  });
}

function isOfProblems(pile: Pile): boolean {
  return pile === "problem_deck" || pile === "problem_discard";
}

/** The probability of one success, and of two, by white dice and difficulty. */
function odds({ view, words }: InspectContext<GameView>): readonly string[] {
  const rows = Array.from({ length: Math.min(view.all_dice, MOST_DICE) }, (_, place) => place + 1);
  return rows.map((dice) =>
    words.say("legends-inspect-odds", {
      dice,
      chances: DIFFICULTIES.map((difficulty) => {
        const [one = 0, two = 0] = view.odds[difficulty - 1]?.[dice - 1] ?? [];
        return words.say("legends-inspect-chance", {
          difficulty,
          one: percent(one / 10_000, words),
          two: percent(two / 10_000, words),
        });
      }).join("; "),
    }),
  );
}

/** A minion, a challenge or a scenario as printed, by its id or its name in any language. */
function card(rest: string, context: InspectContext<GameView>): string {
  const { view, players, words } = context;
  const typed = plain(rest);
  const is = (id: string, { en, ru }: { readonly en: string; readonly ru: string }): boolean =>
    [id, en, ru].some((name) => plain(name) === typed);
  const minion = view.minions.find((each) => is(each.id, each));
  if (minion) return minionSaid(context, minion.id);
  const challenge = view.cards.find((each) => is(each.id, each));
  if (challenge) {
    return challengeSaid({ view, words, hands: called(view, players, words) }, challenge.id, null);
  }
  const job = view.scenarios.find((each) => is(each.code, each));
  if (!job) return words.say("no-such-card", { name: rest });
  const stories = job.intro.map(([en, ru]) => (words.language === "ru" ? ru : en));
  return line(nameOf(job, words), stories.join(" "), context);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

/** Minions by id and name, in short. */
function named(minions: readonly string[], { view, words }: InspectContext<GameView>): string {
  return view.minions
    .filter(({ id }) => minions.includes(id))
    .map((each) => `${each.id} ${nameOf(each, words)}`)
    .join(", ");
}

function line(head: string, text: string, { words }: InspectContext<GameView>): string {
  return words.say("legends-inspect-line", { head, text });
}
