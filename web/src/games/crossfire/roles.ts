/** The style of roles, claims and seats: icons, teams, colours. */
import type { Component } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";
import Patriot from "~icons/game-icons/star-flag";
import Protester from "~icons/game-icons/acoustic-megaphone";
import BlueDecoy from "~icons/game-icons/convergence-target";
import Sniper from "~icons/game-icons/crosshair";
import Mercenary from "~icons/game-icons/pistol-gun";
import Decoy from "~icons/game-icons/human-target";
import Peacekeeper from "~icons/game-icons/healing-shield";
import Gun from "~icons/game-icons/revolver";
import Assassin from "~icons/game-icons/bowie-knife";
import Agent from "~icons/game-icons/police-badge";
import Bodyguard from "~icons/game-icons/checked-shield";
import RedDecoy from "~icons/game-icons/triangle-target";
import Vip from "~icons/game-icons/crenel-crown";
import Bomber from "~icons/game-icons/bolt-bomb";
import Bystander from "~icons/game-icons/walk";
import Unarmed from "~icons/lucide/hand";
import BlueSide from "~icons/lucide/circle";
import Undeclared from "~icons/lucide/circle-question-mark";
import RedSide from "~icons/lucide/square";
import type { Words } from "../../lib/texts";
import { personFace } from "../../ui/person_face";
import type { Traits } from "../../ui/portrait";
import type { SeatStyle } from "../module";
import type { GameView, RoleView } from "./wire";

export type Picture = Component<SvelteHTMLElements["svg"]>;
/** The faces that a card can show. */
export type Face = GameView["claims"][number];
/** Whom a card wishes to win; everybody else follows a wish of their own. */
export type Team = "blue" | "red" | "own";

/** A role or a claimed team: its icon and its team. */
export interface RoleLook {
  readonly icon: Picture;
  readonly team: Team;
}

/** The colours of the teams on printed cards. */
export const TEAM_GROUND = { blue: "#2f5fa6", red: "#a51f2b", own: "#6b6046" } as const;

const TEAMS: Readonly<Record<RoleView["team"], Team>> = {
  blue: "blue",
  leans_blue: "blue",
  red: "red",
  leans_red: "red",
  none: "own",
};

/** The roles, and the two sides that a player may claim. */
const ROLES: Readonly<Record<string, readonly [Picture, Team]>> = {
  vip: [Vip, "blue"],
  agent: [Agent, "blue"],
  assassin: [Assassin, "red"],
  decoy: [Decoy, "own"],
  red_decoy: [RedDecoy, "red"],
  blue_decoy: [BlueDecoy, "blue"],
  bystander: [Bystander, "own"],
  sniper: [Sniper, "blue"],
  protester: [Protester, "own"],
  patriot: [Patriot, "own"],
  peacekeeper: [Peacekeeper, "own"],
  mercenary: [Mercenary, "blue"],
  bodyguard: [Bodyguard, "blue"],
  bomber: [Bomber, "own"],
  red: [RedSide, "red"],
  blue: [BlueSide, "blue"],
};

/** The index of a role in every list of roles. */
export function roleRank(role: string): number {
  return Object.keys(ROLES).indexOf(role);
}

const FACES: Readonly<Record<Face, Picture>> = {
  agent: Agent,
  vip: Vip,
  bystander: Bystander,
  undeclared: Undeclared,
};

/** The style of a role; a custom data file may have moved it to another team. */
export function roleLook(role: string, mix: readonly RoleView[] = []): RoleLook {
  const [icon, usual] = ROLES[role] ?? [Undeclared, "own" as const];
  const card = mix.find((each) => each.role === role);
  return { icon, team: card ? TEAMS[card.team] : usual };
}

export type Printed = Pick<GameView, "mix" | "mode">;

/** The wish of a role, as short as a card prints it. */
export function wishOf(role: string, { mix, mode }: Printed, words: Words): string {
  const card = mix.find((each) => each.role === role);
  return card ? wishes(card, words, (fact) => words.say(`fire-fact-${fact}`, { mode })) : "";
}

/** The weapon of a role in a few words. */
export function armOf(role: string, { mix, mode }: Printed, words: Words): string {
  const card = mix.find((each) => each.role === role);
  if (!card) return "";
  return words.say("fire-arm", { weapon: card.weapon, wave: card.wave, group: card.group, mode });
}

const ARMS: Readonly<Record<RoleView["weapon"], Picture>> = {
  gun: Gun,
  two_guns: Mercenary,
  shield: Bodyguard,
  tokens: Sniper,
  none: Unarmed,
};

/** The icon of a role's weapon. */
export function armIcon(role: string, { mix }: Printed): Picture {
  return ARMS[mix.find((each) => each.role === role)?.weapon ?? "none"];
}

/** A wish in one sentence, with its facts in these words. */
function wishes({ wins, sole }: RoleView, words: Words, fact: (id: string) => string): string {
  const joined = (id: string, parts: readonly string[]): string =>
    parts.reduce((first, second) => words.say(id, { first, second }));
  const all = wins.map((wish) => joined("card-and", wish.map(fact)));
  const wanted = words.say("card-wins", { wishes: joined("card-or", all) });
  return sole ? `${wanted} ${words.say("card-sole")}` : wanted;
}

/** The whole text of a role card, composed from its entry in the data. */
export function cardText(role: string, { mix, mode }: Printed, words: Words): string {
  const card = mix.find((each) => each.role === role);
  if (!card) return "";
  const { group, wave, weapon } = card;
  return [
    wishes(card, words, (fact) => words.say(`card-fact-${fact}`, { mode })),
    weapon === "two_guns" && mode === "shootout" && words.say("card-two-guns"),
    wave > 0 && words.say("card-armed", { mode, group, wave }),
    (weapon === "shield" || weapon === "tokens") && words.say(`card-${weapon}`),
    group !== role && words.has(`card-as-${group}`) && words.say(`card-as-${group}`),
    group === "bystander" && words.say("card-bystander", { mode }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The icon of a claim; claims have no side. */
export function faceIcon(face: Face): Picture {
  return FACES[face];
}

/** The default styles of seats: a colour, a shape, and the number that players type. */
const SEATS: readonly Omit<SeatStyle, "letter">[] = [
  { colour: "red", shape: "circle" },
  { colour: "blue", shape: "star" },
  { colour: "yellow", shape: "square" },
  { colour: "green", shape: "diamond" },
  { colour: "violet", shape: "hexagon" },
  { colour: "orange", shape: "triangle" },
  { colour: "teal", shape: "cross" },
  { colour: "pink", shape: "drop" },
  { colour: "white", shape: "ring" },
  { colour: "brown", shape: "bar" },
];
const FIRST = { colour: "red", shape: "circle" } as const;

/** The style of a seat. */
export function seatStyle(seat: number): SeatStyle {
  return { ...(SEATS[seat] ?? FIRST), letter: String(seat + 1) };
}

/** The face of a seat; without portraits, one by its number. */
export function seatFace(portraits: readonly Traits[] | undefined, seat: number): Traits {
  return portraits?.[seat] ?? personFace(seat + 1, seatStyle(seat).colour);
}
