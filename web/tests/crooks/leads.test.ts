import { expect, test } from "vitest";
import { jobAfter } from "../../src/games/crooks/foresight";
import { standingOf } from "../../src/games/crooks/leads";
import type { TargetView } from "../../src/games/crooks/wire";
import fixture from "./counts.json";
import { momentOf, moments } from "./table";
import type { GameView } from "./table";

const positions = fixture.positions.map(({ gang_points, targets, count }) => ({
  view: { deck: fixture.deck, gang_points, targets } as unknown as GameView,
  count,
}));

/** The view of the end, in which all faces are known. */
const { view: end } = momentOf("theirs-over");

function targetOf(view: GameView, target: number): TargetView {
  const found = view.targets.find((each) => each.target === target);
  if (!found) throw new Error(`no target ${target}`);
  return found;
}

/** The same target without the faces of one seat. */
function covered(target: TargetView, seat: number): TargetView {
  const spots = target.spots.map((spot, owner) =>
    owner === seat
      ? { ...spot, cards: spot.cards.map((card) => ({ ...card, face: null, how: null })) }
      : spot,
  );
  return { ...target, spots };
}

test.each(positions.map((position, index) => ({ index, ...position })))(
  "with all faces open the count is the engine's, position $index",
  ({ view, count }) => {
    const standing = standingOf(view);
    const jobs = standing.jobs.map(({ event }) => event);
    const gangs = standing.gangs.map(({ event }) => event);
    expect({
      values: jobs.map(({ value }) => value),
      ratings: jobs.map(({ ratings }) => ratings),
      winners: jobs.map(({ winners }) => winners),
      shares: jobs.map(({ points }) => points),
      members: gangs.map(({ members }) => members),
      majorities: gangs.map(({ winner }) => winner),
      points: standing.points,
    }).toEqual(count);
    expect(standing.jobs.some(({ open }) => open)).toBe(false);
  },
);

test("at the end the points are the score", () => {
  expect(standingOf(end).points).toEqual(end.outcome?.scores);
});

test.each(moments)("public faces alone give the public figures, at $moment", ({ view }) => {
  const targets = view.targets.map((target) => ({
    ...target,
    spots: target.spots.map((spot) => ({
      ...spot,
      cards: spot.cards.map((card) =>
        card.how === "up" || card.how === "revealed" ? card : { ...card, face: null },
      ),
    })),
  }));
  const { jobs, gangs } = standingOf({ ...view, targets });
  expect(jobs.map(({ value }) => value)).toEqual(view.targets.map(({ value }) => value));
  for (const [seat, { members }] of view.seats.entries()) {
    expect(gangs.map(({ event }) => event.members[seat])).toEqual(members);
  }
});

test("a face that the viewer does not know counts nothing and leaves the job open", () => {
  const { target, spots } =
    end.targets.find(({ spots: all }) => all.some(({ cards }) => cards.length > 0)) ??
    end.targets[0] ??
    targetOf(end, 2);
  const seat = spots.findIndex(({ cards }) => cards.length > 0);
  const there = targetOf(end, target);
  const view = {
    ...end,
    targets: end.targets.map((each) => (each.target === target ? covered(each, seat) : each)),
  };
  const job = standingOf(view).jobs.find(({ event }) => event.target === target);
  expect(job?.open).toBe(true);
  expect(job?.event.ratings[seat]).toBe(0);
  expect(job?.event.ratings.filter((_, owner) => owner !== seat)).toEqual(
    there.spots
      .filter((_, owner) => owner !== seat)
      .map(({ cards, rating }) => (cards.length === 0 ? null : rating)),
  );
});

test("where only unknown crooks lie, a lone one leads and several leave it open", () => {
  const full = end.targets.find(
    ({ spots }) => spots.filter(({ cards }) => cards.length > 0).length === 2,
  );
  if (!full) throw new Error("no target with two players in the fixture");
  const owners = full.spots.flatMap(({ cards }, seat) => (cards.length > 0 ? [seat] : []));
  const both = owners.reduce((target, seat) => covered(target, seat), full);
  expect(jobAfter(end, both, {}).event.winners).toEqual([]);
  expect(jobAfter(end, both, { loses: owners[0] ?? null }).event.winners).toEqual([owners[1]]);
});
