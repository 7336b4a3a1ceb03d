/** The board's things in words: for screen readers, for titles, for the tray. */
import type { Args, Words } from "../../lib/texts";
import type { Bans } from "./chances";
import { bansOf, betsOn, dangerOf } from "./scenario_parts";
import { cardFace, challengeOf, holderOf, iconLetters, minionFace, nameOf } from "./printed";
import type { Plan, Prospect } from "./plan";
import type { CardFace, GameView } from "./wire";

/** A minion: name, level, specialisations, ability, and its present state. */
export function minionSaid(
  { view, words }: Pick<Plan, "view" | "words">,
  id: string,
  state: { readonly chosen?: boolean; readonly laid?: boolean } = {},
): string {
  const face = minionFace(view, id);
  return words.say(face.place === null ? "legends-minion-extra" : "legends-minion", {
    name: nameOf(face, words),
    level: face.level,
    icons: iconLetters(face.icons, words),
    place: face.place === null ? "" : words.say(`legends-place-${face.place}`),
    ability: words.say(`ability-${face.ability}`),
    used: view.used.includes(id) ? "yes" : "no",
    laid: state.laid ? "yes" : "no",
    chosen: state.chosen ? "yes" : "no",
  });
}

/** A card's effects in short sentences: the common ones, and those of its scenario. */
export function effectsOf(card: CardFace, words: Words): readonly string[] {
  const place = ([name]: readonly [string, number]): number => card.icons.indexOf(name);
  const values = Object.entries(card.values)
    .filter(([name]) => words.has(`legends-value-${name}`)) // the effect's text mentions the others
    .sort((one, other) => place(one) - place(other)) // in the order of the icons
    .map(([name, count]) => words.say(`legends-value-${name}`, { count }));
  const marks = Object.entries(card.marks).map(([name, effect]) =>
    words.say(`legends-mark-${name}`, { effect: words.say(`effect-${effect}`) }),
  );
  const own = card.effect === "" ? [] : [words.say(`effect-${card.effect}`, card.values)];
  const test = card.deck === "test" ? [words.say(`legends-test-${card.id}`)] : [];
  return [...test, ...own, ...values, ...marks];
}

/** The effects of an open challenge: the printed ones, and forbidden totals. */
export function effectsHere(view: GameView, card: CardFace, words: Words): readonly string[] {
  const bans = bansOf(view.scene, card.id);
  const totals = bans === null ? [] : bannedTotals(bans);
  const said = totals.length > 0 ? [words.say("legends-bans", { totals: totals.join(", ") })] : [];
  return [...effectsOf(card, words), ...said];
}

/** Forbidden totals as text: single ones, all from one on, all up to one. */
export function bannedTotals({ banned, ban_from: from, ban_to: to }: Bans): readonly string[] {
  const single = banned.filter(
    (total) => (from === null || total < from) && (to === null || total > to),
  );
  return [
    ...(to === null ? [] : [`≤${to}`]),
    ...single.map(String),
    ...(from === null ? [] : [`${from}+`]),
  ];
}

/** A challenge for screen readers: name, difficulty, missing tokens, effects. */
export function challengeSaid(
  { view, words, hands }: Pick<Plan, "view" | "words" | "hands">,
  id: string,
  odds: Prospect | null,
): string {
  const card = cardFace(view, id);
  const here = challengeOf(view, id);
  const danger = dangerOf(view, id);
  return words.say("legends-challenge", {
    deck: words.say(`legends-deck-${card.deck}`),
    name: nameOf(card, words),
    owner: here?.owner == null ? "" : (hands[here.owner] ?? ""),
    owned: here?.owner == null ? "no" : "yes",
    icons: iconLetters(card.icons, words),
    bet: betsOn(view, id) === null ? "no" : "yes",
    difficulty: here?.difficulty ?? card.difficulty,
    tokens: here?.tokens ?? 0,
    need: here?.need ?? card.need,
    prints: card.prints,
    effects: effectsHere(view, card, words).join("; "),
    effect_count: effectsHere(view, card, words).length,
    odds:
      odds !== null
        ? words.say("legends-odds-said", prospectArgs(odds, words))
        : danger === null
          ? ""
          : words.say("legends-danger-said", { danger: percent(danger, words) }),
  });
}

/** The arguments of a sentence about odds; with the damage if it was computed. */
export function prospectArgs(odds: Prospect, words: Words, damage: number | null = null): Args {
  return {
    dice: odds.dice,
    difficulty: odds.difficulty,
    one: percent(odds.one, words),
    all: percent(odds.all, words),
    wanted: odds.wanted,
    damage: damage === null ? "" : decimal(damage, words),
    hurts: odds.harmless ? "never" : damage === null ? "unsaid" : "said",
  };
}

/** A probability as players read it; 0 and 100 are used only for certainty. */
export function percent(chance: number, words: Words): string {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded === 0) return `<${percent(0.01, words)}`;
  if (chance < 0.99995 && rounded === 100) return `>${percent(0.99, words)}`;
  return words.say("legends-percent", { number: rounded });
}

/** A number with one decimal in the format of the language. */
export function decimal(number: number, words: Words): string {
  return number.toLocaleString(words.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

/** The name of the hand with a minion; "" if there is none. */
export function ownerSaid({ view, hands }: Plan, minion: string): string {
  return hands[holderOf(view, minion) ?? -1] ?? "";
}
