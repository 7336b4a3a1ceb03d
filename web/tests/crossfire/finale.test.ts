import { describe, expect, test } from "vitest";
import { sceneCall } from "../../src/games/crossfire/announcer";
import { sentencesOf } from "../../src/games/crossfire/calling";
import { scenesOf } from "../../src/games/crossfire/finale";
import { rebuiltCalls } from "../../src/games/crossfire/rebuilt_calls";
import { LANGUAGES } from "../../src/lib/texts";
import { endOf, games, players, wordsOf } from "./endings";
import type { Step } from "./endings";

const CALLS = new Set<string>([
  "aims_shown",
  "talk_ended",
  "hands_lowered",
  "role_revealed",
  "shot_landed",
  "shot_stopped",
  "assassin_silenced",
  "sniper_hit",
  "team_won",
  "guilt_found",
  "bomber_survived",
  "winners_named",
]);

const steps = games.flat();
const numbered = games.map((game, number) => [number, game] as const);

function scenes({ before, events, after }: Step): ReturnType<typeof scenesOf> {
  return scenesOf(before, events, after);
}

describe("the finale of a step", () => {
  test("shows every event exactly once and in order", () => {
    for (const step of steps) {
      expect(scenes(step).flatMap(({ brings }) => brings)).toEqual(step.events);
    }
  });

  test("shows no card before it is called, and all cards at the end", () => {
    for (const step of steps) {
      let told = step.before.seats.filter(({ role }) => role !== null).length;
      for (const { brings, open, view } of scenes(step)) {
        told += brings.filter(({ type }) => type === "role_revealed").length;
        expect(Object.keys(open)).toHaveLength(told);
        expect(view.seats.map(({ role }) => role)).toEqual(
          view.seats.map((_, seat) => open[seat] ?? null),
        );
        expect([view.result, view.outcome]).toEqual([null, null]);
      }
      const last = scenes(step).at(-1);
      expect(last?.view.seats.map(({ role }) => role)).toEqual(
        step.after.seats.map(({ role }) => role),
      );
    }
  });

  test("shows a point only when it is scored", () => {
    const step = steps.find(({ after }) => after.games > 1);
    if (!step) throw new Error("no series in the fixture");
    const told = scenes(step);
    expect(told.at(-1)?.cue).toBe("points");
    expect(told.at(-2)?.view.seats.every(({ points }) => points === 0)).toBe(true);
    expect(told.at(-1)?.view.seats).toEqual(
      step.after.seats.map((seat, place) => ({
        ...seat,
        turned: step.before.seats[place]?.turned,
      })),
    );
  });

  test.each(numbered)("game %i: every player down at the end was hit", (_, game) => {
    const last = game.flatMap(scenes).at(-1);
    expect([...(last?.down ?? [])].sort()).toEqual([...(endOf(game).result?.hit ?? [])].sort());
  });

  test("an unarmed arrow disappears, a silenced one fades, a shot stays", () => {
    const kinds = new Set<string>();
    for (const step of steps.filter(({ after }) => after.mode === "shootout")) {
      const told = scenes(step);
      const end = told.at(-1)?.arrows ?? [];
      const shots = step.after.result?.shots ?? [];
      for (const { from, to, kind, faded } of end) {
        kinds.add(faded ? "faded" : kind);
        const shot = shots.find(({ shooter, target }) => shooter === from && target === to);
        if (kind === "shot") expect(shot?.bearer).toBeNull();
        if (kind === "stopped") expect(shot?.bearer).not.toBeNull();
        if (faded) expect(step.after.result?.silenced).toContain(from);
      }
      const lowered = step.events.find((event) => event.type === "hands_lowered");
      const seats = lowered?.type === "hands_lowered" ? lowered.seats : [];
      expect(end.filter(({ from }) => seats.includes(from))).toEqual([]);
    }
    expect([...kinds].sort()).toEqual(["aim", "faded", "shot", "stopped"]);
  });

  test("the calls come in the order of the table", () => {
    const [shootout] = games[0] ?? [];
    if (!shootout) throw new Error("no game in the fixture");
    const cues = scenes(shootout).map(({ cue }) => cue);
    expect(cues.slice(0, 4)).toEqual(["point", "unarmed", "agents", "wave1"]);
    expect(cues.indexOf("wave2")).toBeLessThan(cues.indexOf("vip"));
    expect(cues.at(-1)).toBe("winners");
  });

  test("a step without calls is no finale", () => {
    const [step] = steps;
    if (!step) throw new Error("no step in the fixture");
    expect(scenesOf(step.before, [{ type: "ready_said", seat: 1 }], step.before)).toEqual([]);
  });

  test.each(LANGUAGES)("every scene has a text in %s", (language) => {
    const words = wordsOf(language);
    for (const scene of steps.flatMap(scenes)) {
      const call = sceneCall(scene);
      const said = [
        ...(call ? [words.say(call.message, call.args)] : []),
        ...sentencesOf(scene, players, words),
      ];
      expect(said.join("")).not.toBe("");
    }
  });
});

test.each(numbered)("the finale of game %i rebuilt from its result is the same", (_, game) => {
  const told = game.flatMap(({ events }) => events);
  expect(rebuiltCalls(endOf(game))).toEqual(told.filter(({ type }) => CALLS.has(type)));
});

test("a finale that begins late hides its outcome", () => {
  for (const step of steps) {
    const late = scenesOf(step.after, step.events, step.after);
    const told = scenes(step);
    expect(late.map(({ cue, open }) => [cue, open])).toEqual(
      told.map(({ cue, open }) => [cue, open]),
    );
    expect(late.map(({ view }) => view.seats.map(({ points }) => points))).toEqual(
      told.map(({ view }) => view.seats.map(({ points }) => points)),
    );
  }
});
