/** The casino's parts of the board: bets, and how the rest of the board shows them. */
import type { ScenarioParts } from "../scenario_parts";
import { cardFace, minionFace } from "../printed";
import type { CasinoView, GameView } from "../wire";

export const casino: ScenarioParts<CasinoView> = {
  board: () => import("./Casino.svelte"),
  track: ({ safe, safe_track, cell, bundle, tables_left }) => ({
    worth: safe_track[safe] ?? 0,
    cell,
    bundle,
    tables: tables_left,
  }),
  surplus: () => 0,
  bets: {
    deck: "table",
    danger: ({ bettors, odds }) =>
      bettors.length === 0
        ? null
        : Math.min(...bettors.map(({ dice }) => odds[dice]?.jackpot ?? 10_000)) / 10_000,
    draft: () => import("./CasinoBet.svelte"),
    rolling: () => import("./CasinoRolling.svelte"),
  },
  says: (view, scene, action, percent) => {
    const { bet, tables_left } = scene;
    switch (action.type) {
      case "luck": {
        if (bet === null) return null;
        const chance = (bet.chances[action.count] ?? 0) / 10_000;
        return [
          "legends-do-luck-bet",
          {
            penalty: bet.penalties[action.count] ? "yes" : "no",
            end: chance === 0 ? "lost" : chance === 1 ? "won" : "open",
            chance: percent(chance),
          },
        ];
      }
      case "swap":
        return ["legends-do-swap", { tables: tables_left }];
      case "keep":
        return [
          "legends-do-keep",
          { dice: scene.table === null ? "none" : diceForOne(view, scene, action.minion) },
        ];
      default:
        return null;
    }
  },
  diceOf: (view, scene, minion) =>
    view.decision === "keep" && scene.table !== null ? diceForOne(view, scene, minion) : null,
  label: ({ bet, bettors, odds }, action) => {
    if (action.type === "bet") {
      return { dice: bettors.find(({ minion }) => minion === action.minion)?.dice ?? 0 };
    }
    if (action.type !== "stake" || bet === null) return {};
    const dice = bet.dice + action.chips - 1;
    return { dice, percent: halfToEven((odds[dice]?.jackpot ?? 0) / 100) };
  },
};

/** The dice that a minion would bet with for one chip at the active table (SC-4.7, SC-4.8). */
function diceForOne(view: GameView, { table, dice, more }: CasinoView, minion: string): number {
  const { values } = cardFace(view, table ?? "");
  const spared = Array.from(minionFace(view, minion).icons, (letter) => values[letter] ?? 0);
  return Math.min(Math.max(0, dice - Math.max(0, ...spared)) + more, view.stock);
}

/** Rounded as in the terminal: a half goes to the even number. */
function halfToEven(number: number): number {
  const rounded = Math.round(number);
  return rounded - number === 0.5 && rounded % 2 === 1 ? rounded - 1 : rounded;
}
