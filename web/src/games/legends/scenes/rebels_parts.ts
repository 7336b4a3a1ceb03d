/** The struggle's parts of the board: fights, which are won or lost and have no difficulty. */
import type { ScenarioParts } from "../scenario_parts";
import type { AttackView, RebelsView } from "../wire";

/** The attacks in play, the clan's own first. */
export function attacksOf({ clan_attack, ambush }: RebelsView): readonly AttackView[] {
  return [clan_attack, ambush].filter((each) => each !== null);
}

/** The attack with this card, or null. */
export function attackOf(scene: RebelsView, card: string | null): AttackView | null {
  return attacksOf(scene).find((each) => each.card === card) ?? null;
}

export const rebels: ScenarioParts<RebelsView> = {
  board: () => import("./Rebels.svelte"),
  track: ({ clan, rebels: theirs, struggle }) => ({
    clan,
    rebels: theirs,
    worth: struggle[clan] ?? 0,
  }),
  surplus: () => 0,
  aside: () => import("./RebelsAside.svelte"),
  odds: (scene, card) => attackOf(scene, card)?.odds.map((chance) => [chance]) ?? null,
  rolling: { deck: "attack", part: () => import("./RebelsRolling.svelte") },
  places: true,
  says: (_, scene, action, percent) => {
    switch (action.type) {
      case "luck": {
        const chance = scene.chances[action.count];
        if (chance === undefined) return null;
        return ["legends-do-luck-fight", { chance: percent(chance / 10_000) }];
      }
      case "catch":
        return ["legends-do-catch", { count: scene.fugitives.length }];
      default:
        return null;
    }
  },
};
