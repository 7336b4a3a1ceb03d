/** What typed words that only look are told: the table, all hands, the piles, odds, a card. */
import type { Looking } from "../module";
import { trackOf } from "./jobs";
import { PILES } from "./piles";
import type { Pile } from "./piles";
import { matching, prospectAt } from "./plan";
import { cardFace, nameOf } from "./printed";
import { challengeSaid, minionSaid, percent } from "./said";
import { called, diceSaid, prompt } from "./speech";
import type { GameView } from "./wire";

type Looks = Readonly<Record<string, (looking: Looking<GameView>) => readonly string[]>>;

const LOOKS: Looks = { table, hands, piles, odds };
/** The difficulties that cards mostly have. */
const DIFFICULTIES = [3, 4, 5, 6, 7];
/** More dice than these nobody has to look up. */
const MOST_DICE = 8;
/** From so many below the limit on it is time to worry. */
const WORRY = 2;

/** What a look is told; a card is named. */
export function look(
  word: string,
  rest: string,
  looking: Looking<GameView>,
): readonly string[] | null {
  if (word === "card") return [card(rest, looking)];
  return rest === "" ? (LOOKS[word]?.(looking) ?? null) : null;
}

/** What is asked, how it stands, what lies open with its odds, and who is in which hand. */
function table(looking: Looking<GameView>): readonly string[] {
  const { view, players, words } = looking;
  const hands = called(view, players, words);
  return [
    prompt(view, players, words),
    ...standing(looking),
    ...(view.phase === "playing" ? view.challenges : []).map(
      (here) =>
        `${here.id} ${challengeSaid({ view, words, hands }, here.id, prospectAt(view, here, matching(view, here.id)))}`,
    ),
    ...rolled(looking),
    ...market(looking),
    ...view.seats.map(({ hand, table: laid, gone }, player) =>
      words.say("legends-glance-hand", {
        player: hands[player] ?? "",
        turn: view.active === player ? "yes" : "no",
        state: gone ? "gone" : hand.length + laid.length === 0 ? "empty" : "some",
        minions: named([...hand, ...laid], looking),
      }),
    ),
  ];
}

/** The round, what is left to do in it, evidence, police, and the track of the job. */
function standing({ view, words }: Looking<GameView>): readonly string[] {
  const { round, phase, fingerprints: count, limit, police, scene, reputations } = view;
  const track = scene === null ? null : trackOf(scene);
  return [
    ...(round > 0 && phase === "playing"
      ? [
          words.say("heist-round", { round }),
          words.say("heist-evidence", {
            count,
            limit,
            worry: count >= limit - WORRY ? "yes" : "no",
          }),
          ...(police === "absent"
            ? []
            : [words.say("heist-police", { police: words.say(`police-${police}`) })]),
        ]
      : []),
    ...(track === null ? [] : [words.say(...track)]),
    ...(reputations.length === 0
      ? []
      : [words.say("heist-reputation", { sum: reputations.reduce((sum, each) => sum + each, 0) })]),
  ];
}

/** The dice that lie there. */
function rolled({ view: { roll }, words }: Looking<GameView>): readonly string[] {
  return roll === null || roll.dice.length === 0
    ? []
    : [words.say("legends-glance-dice", { dice: diceSaid(roll.dice, roll.red, words) })];
}

/** In the break: the purse, who is for hire, who can be bailed out. */
function market(looking: Looking<GameView>): readonly string[] {
  const { view, words } = looking;
  if (view.phase !== "break") return [];
  return [
    words.say("heist-break", { purse: view.purse }),
    ...(["hire", "bail"] as const).flatMap((way) => {
      const minions = way === "hire" ? view.market : view.out;
      if (minions.length === 0) return [];
      const head = words.say(`heist-market-${way}`, { count: minions.length });
      return [line(head, named(minions, looking), looking)];
    }),
  ];
}

/** All hands, minion by minion, as one may type them. */
function hands(looking: Looking<GameView>): readonly string[] {
  const { view, players, words } = looking;
  return called(view, players, words).flatMap((player, place) => {
    const { hand = [], table: laid = [], gone = false } = view.seats[place] ?? {};
    const empty = words.say(gone ? "heist-gone" : "heist-hand-empty");
    if (hand.length + laid.length === 0) return [line(player, empty, looking)];
    return [...hand, ...laid].map((id) =>
      line(player, `${id} ${minionSaid(looking, id, { laid: laid.includes(id) })}`, looking),
    );
  });
}

/** What lies in which pile, sorted, never in order. */
function piles(looking: Looking<GameView>): readonly string[] {
  const { view, words } = looking;
  return PILES.filter((pile) => pile !== "lost" || view.lost.length > 0).map((pile) => {
    const listed = view[pile];
    const told = isOfProblems(pile)
      ? listed.map((id) => nameOf(cardFace(view, id), words)).join(", ")
      : named(listed, looking);
    return words.say("legends-glance-pile", {
      pile: words.say(`heist-pile-${pile}`),
      count: listed.length,
      things: told,
    });
  });
}

function isOfProblems(pile: Pile): boolean {
  return pile === "problem_deck" || pile === "problem_discard";
}

/** The chance of one success, and of two, by white dice and difficulty. */
function odds({ view, words }: Looking<GameView>): readonly string[] {
  const rows = Array.from({ length: Math.min(view.all_dice, MOST_DICE) }, (_, place) => place + 1);
  return rows.map((dice) =>
    words.say("legends-glance-odds", {
      dice,
      chances: DIFFICULTIES.map((difficulty) => {
        const [one = 0, two = 0] = view.odds[difficulty - 1]?.[dice - 1] ?? [];
        return words.say("legends-glance-chance", {
          difficulty,
          one: percent(one / 10_000, words),
          two: percent(two / 10_000, words),
        });
      }).join("; "),
    }),
  );
}

/** A minion, a challenge or a scenario as it is printed, by its id or its name in any language. */
function card(rest: string, looking: Looking<GameView>): string {
  const { view, players, words } = looking;
  const typed = plain(rest);
  const is = (id: string, { en, ru }: { readonly en: string; readonly ru: string }): boolean =>
    [id, en, ru].some((name) => plain(name) === typed);
  const minion = view.minions.find((each) => is(each.id, each));
  if (minion) return minionSaid(looking, minion.id);
  const challenge = view.cards.find((each) => is(each.id, each));
  if (challenge) {
    return challengeSaid({ view, words, hands: called(view, players, words) }, challenge.id, null);
  }
  const job = view.scenarios.find((each) => is(each.code, each));
  if (!job) return words.say("no-such-card", { name: rest });
  const stories = job.intro.map(([en, ru]) => (words.language === "ru" ? ru : en));
  return line(nameOf(job, words), stories.join(" "), looking);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

/** Minions by id and name, in short. */
function named(minions: readonly string[], { view, words }: Looking<GameView>): string {
  return view.minions
    .filter(({ id }) => minions.includes(id))
    .map((each) => `${each.id} ${nameOf(each, words)}`)
    .join(", ");
}

function line(head: string, text: string, { words }: Looking<GameView>): string {
  return words.say("legends-glance-line", { head, text });
}
