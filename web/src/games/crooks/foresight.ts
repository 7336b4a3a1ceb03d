/** What the crook in hand would change at a target, by the faces this viewer knows. */
import type { Faces } from "./faces";
import { jobWith } from "./leads";
import type { JobLine } from "./leads";
import type { Card, GameView, Spot, TargetView } from "./wire";

const EMPTY: Spot = { cards: [], rating: 0, hidden: 0 };

/** The count of a target after the viewer's crook is laid there and a victim's crooks are gone. */
export function jobAfter(
  view: GameView,
  target: TargetView,
  { lays = null, loses = null }: { lays?: Card | null; loses?: number | null },
): JobLine {
  const spots = target.spots.map((spot, seat) => {
    if (seat === loses) return EMPTY;
    return seat === view.you && lays ? { ...EMPTY, cards: [lays] } : spot;
  });
  return jobWith(view, { ...target, spots });
}

/** The rivals whose crooks a killer laid here could remove. */
export function victimsAt(view: GameView, target: TargetView): readonly number[] {
  return target.spots.flatMap(({ cards }, seat) =>
    seat !== view.you && cards.length > 0 ? [seat] : [],
  );
}

/** The viewer holds a killer that has yet to be laid. */
export function holdsKiller(view: GameView, faces: Faces): boolean {
  const face = view.active === view.you ? (view.hand?.face ?? null) : null;
  return view.decision === "rob" && face !== null && faces.entry(face).action === "killer";
}

/** The effect of the crook in hand on a free spot in two lengths; null without such a crook. */
export function willAt(
  view: GameView,
  target: TargetView,
  faces: Faces,
): readonly [string, string] | null {
  const { words } = faces;
  const { hand, you } = view;
  if (you === null || hand?.face == null || view.active !== you) return null;
  if (holdsKiller(view, faces)) {
    const victims = victimsAt(view, target).map((seat) => target.spots[seat] ?? EMPTY);
    const args = {
      count: victims.length,
      crooks: eitherOf(
        victims.map((spot) => named(spot, faces)),
        faces,
      ),
    };
    return [words.say("crooks-will-kill", args), words.say("crooks-will-kill-short", args)];
  }
  const { winners, points } = jobAfter(view, target, { lays: hand }).event;
  const way = !winners.includes(you) ? "behind" : winners.length > 1 ? "tie" : "lead";
  const will = words.say("crooks-will", { way, points });
  return [will, will];
}

/** The crooks of a spot by name. */
export function named({ cards }: Pick<Spot, "cards">, { words, name }: Faces): string {
  return cards
    .map(({ face }) => (face === null ? words.say("crooks-hidden-one") : name(face)))
    .join(" + ");
}

function eitherOf(names: readonly string[], { words }: Faces): string {
  return new Intl.ListFormat(words.language, { type: "disjunction" }).format(names);
}
