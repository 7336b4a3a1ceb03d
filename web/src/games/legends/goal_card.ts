/** The pictures and numbers of the card that explains a job; its texts are in `goal.*.ftl`. */
import type { Component } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";
import Barricade from "~icons/lucide/construction";
import Ballot from "~icons/game-icons/vote";
import Cards from "~icons/game-icons/card-play";
import Cash from "~icons/lucide/banknote";
import Clock from "~icons/game-icons/police-car";
import Crossed from "~icons/game-icons/crossed-pistols";
import Dice from "~icons/game-icons/rolling-dices";
import Doors from "~icons/game-icons/closed-doors";
import Growth from "~icons/game-icons/growth";
import Knife from "~icons/game-icons/backstab";
import Lift from "~icons/game-icons/stairs";
import Megaphone from "~icons/game-icons/acoustic-megaphone";
import Person from "~icons/game-icons/person";
import Pistol from "~icons/game-icons/revolver";
import Race from "~icons/game-icons/race-car";
import Road from "~icons/game-icons/road";
import Run from "~icons/game-icons/run";
import Safe from "~icons/game-icons/strongbox";
import Shop from "~icons/game-icons/shop";
import Speaker from "~icons/lucide/mic";
import Speed from "~icons/lucide/gauge";
import Trophy from "~icons/game-icons/trophy";
import type { Args, Language } from "../../lib/texts";
import { Texts } from "../../lib/texts";
import type { Words } from "../../lib/texts";
import en from "./text/goal.en.ftl?raw";
import ru from "./text/goal.ru.ftl?raw";
import type { GameView } from "./wire";

type Scenario = NonNullable<GameView["scene"]>;
type Picture = Component<SvelteHTMLElements["svg"]>;
interface Pictures {
  /** Of the three steps. */
  readonly steps: readonly [Picture, Picture, Picture];
  /** Of what ends the job, besides an arrest. */
  readonly ends: readonly Picture[];
  readonly pay: Picture;
  /** The clauses of the job. */
  readonly clause: string;
}

export const PICTURES: Readonly<Record<Scenario["type"], Pictures>> = {
  bank: { steps: [Safe, Dice, Run], ends: [Clock, Run], pay: Safe, clause: "SC-1.1" },
  chase: { steps: [Road, Barricade, Speed], ends: [Race, Clock], pay: Race, clause: "SC-2.1" },
  rebels: { steps: [Cards, Crossed, Pistol], ends: [Crossed], pay: Pistol, clause: "SC-3.1" },
  casino: { steps: [Person, Dice, Lift], ends: [Lift, Doors], pay: Safe, clause: "SC-4.1" },
  family: { steps: [Shop, Doors, Growth], ends: [Trophy, Doors], pay: Cash, clause: "SC-5.1" },
  power: {
    steps: [Cards, Speaker, Knife],
    ends: [Ballot, Knife],
    pay: Megaphone,
    clause: "SC-6.1",
  },
};

const SOURCES: Readonly<Record<Language, string>> = { en, ru };
const known = new Map<Language, Words>();

/** The texts of the card. */
export function goalWords(language: Language): Words {
  const found = known.get(language) ?? new Texts(language, [SOURCES[language]]);
  known.set(language, found);
  return found;
}

/** The numbers that the texts name, all from the view. */
export function goalArgs(view: GameView, scene: Scenario): Args {
  const [, , , master, star] = view.prices;
  return {
    mode: view.mode,
    number: view.played.length + 1,
    target: view.target,
    limit: view.limit,
    master,
    star,
    caught: scene.type === "chase" ? scene.caught : 0,
    bundle: scene.type === "casino" ? scene.bundle : 0,
    lead: scene.type === "power" ? scene.lead : 0,
  };
}
