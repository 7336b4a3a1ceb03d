/**
 * What the viewer's own view says about their cards: the cards seen, in order, and what the ledger
 * finds. It draws no conclusion of its own.
 */
import type { Words } from "../../lib/texts";
import { shufflesOf } from "./contradictions";
import { crowdedFaces } from "./claims";
import { ledger } from "./ledger";
import type { GameView } from "./wire";

/** A card that the viewer saw, in words. */
export interface SeenNote {
  readonly role: string;
  readonly text: string;
  readonly why: string;
  /** The players of the shuffle before it, if there was one. */
  readonly mixed: readonly number[];
  /** The viewer holds this card now. */
  readonly now: boolean;
}

/** The cards the viewer saw; empty unless the table reminds players of all cards. */
export function seenNotes(
  view: GameView,
  players: readonly string[],
  words: Words,
): readonly SeenNote[] {
  const name = (seat: number | null): string => players[seat ?? -1] ?? "";
  const passed = view.seen.find(({ how }) => how === "passed");
  const looks = view.seen.filter(({ how }) => how !== "passed");
  return looks.map(({ how, role, other, number }, place) => {
    const named = { role: words.say(`role-${role}`), player: name(other), no: number ?? 0 };
    const trio = view.shuffles[shufflesOf(view, view.you ?? -1)[(number ?? 1) - 1] ?? -1];
    const whys = {
      dealt: passed
        ? words.say("fire-saw-passed-why", { player: name(passed.other) })
        : words.say("fire-saw-dealt-why"),
      got: words.say("fire-saw-got-why", named),
      shuffle: words.say("fire-saw-back-why"),
    };
    const [text, why] =
      how === "dealt"
        ? [words.say("fire-saw-dealt", named), whys.dealt]
        : how === "got"
          ? [words.say("fire-saw-got", named), whys.got]
          : [words.say("fire-saw-back", named), whys.shuffle];
    const mixed = (how === "shuffle" && trio) || [];
    return { role, text, why, mixed, now: place === looks.length - 1 };
  });
}

/** A player who knows a card that the viewer had. */
export interface Knower {
  readonly seat: number;
  readonly text: string;
}

/** The neighbours who know a card that the viewer had. */
export function knowers(
  view: GameView,
  words: Words,
  players: readonly string[],
): readonly Knower[] {
  return view.seen.flatMap(({ how, role, other }) =>
    (how === "passed" || how === "got") && other !== null
      ? [
          {
            seat: other,
            text: words.say(`fire-knows-${how}`, {
              player: players[other] ?? "",
              role: words.say(`role-${role}`),
            }),
          },
        ]
      : [],
  );
}

/** A finding of the ledger in one sentence; `seat` made the statement. */
export interface Finding {
  readonly text: string;
  readonly seat: number | null;
  /** Only the viewer can know it. */
  readonly own: boolean;
  /** The number of the statement, or 0. */
  readonly no: number;
}

/** What the ledger finds against the viewer's own looks and the claims, the newest first. */
export function findings(
  view: GameView,
  players: readonly string[],
  words: Words,
): readonly Finding[] {
  const own = ledger(view).flatMap(({ said, withdrawn, doubts }) =>
    doubts
      .filter((doubt) => doubt.own && !withdrawn)
      .map(({ args }) => ({
        text: words.say("fire-follows-seen", {
          player: players[said.seat] ?? "",
          role: words.say(`role-${args["role"] ?? ""}`),
        }),
        seat: said.seat,
        own: true,
        no: said.no,
      })),
  );
  const faces = crowdedFaces(view).map(({ face, seats, copies }) => ({
    text: words.say("fire-follows-faces", { face: words.say(`face-${face}`), seats, copies }),
    seat: null,
    own: false,
    no: 0,
  }));
  return [...own.reverse(), ...faces];
}
