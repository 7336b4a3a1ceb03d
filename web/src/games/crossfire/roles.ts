/** The style of roles and claims: icon, letter, and the shape and colour of a side. */
import type { Component } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";
import Patriot from "~icons/game-icons/star-flag";
import Protester from "~icons/game-icons/acoustic-megaphone";
import BlueDecoy from "~icons/game-icons/convergence-target";
import Sniper from "~icons/game-icons/crosshair";
import Mercenary from "~icons/game-icons/pistol-gun";
import Decoy from "~icons/game-icons/human-target";
import Peacekeeper from "~icons/game-icons/healing-shield";
import Assassin from "~icons/game-icons/bowie-knife";
import Agent from "~icons/game-icons/police-badge";
import Bodyguard from "~icons/game-icons/checked-shield";
import RedDecoy from "~icons/game-icons/triangle-target";
import Vip from "~icons/game-icons/crenel-crown";
import Bomber from "~icons/game-icons/bolt-bomb";
import Bystander from "~icons/game-icons/walk";
import BlueSide from "~icons/lucide/circle";
import Undeclared from "~icons/lucide/circle-question-mark";
import RedSide from "~icons/lucide/square";
import type { Words } from "../../lib/texts";
import type { SeatStyle, SeatShape } from "../module";
import type { GameView, RoleView } from "./wire";

export type Picture = Component<SvelteHTMLElements["svg"]>;
/** The faces that a card can show. */
export type Face = GameView["claims"][number];
export type Side = RoleView["team"];

/** A role or a claim: its icon, and the colour and shape of its side. */
export interface RoleLook {
  readonly icon: Picture;
  readonly side: Side;
  /** A design token. */
  readonly colour: string;
  readonly shape: SeatShape;
  /** The message of its letter. */
  readonly letter: string;
}

/** The shapes of sides: filled for members, another shape for those who only lean to a side. */
const SIDES: Readonly<Record<Side, Pick<RoleLook, "colour" | "shape">>> = {
  red: { colour: "--seat-red", shape: "square" },
  blue: { colour: "--seat-blue", shape: "circle" },
  none: { colour: "--seat-white", shape: "diamond" },
  leans_red: { colour: "--seat-red", shape: "triangle" },
  leans_blue: { colour: "--seat-blue", shape: "drop" },
};

/** The roles, and the two sides that a player may claim. */
const ROLES: Readonly<Record<string, readonly [Picture, Side]>> = {
  vip: [Vip, "blue"],
  agent: [Agent, "blue"],
  assassin: [Assassin, "red"],
  decoy: [Decoy, "none"],
  red_decoy: [RedDecoy, "leans_red"],
  blue_decoy: [BlueDecoy, "leans_blue"],
  bystander: [Bystander, "none"],
  sniper: [Sniper, "blue"],
  protester: [Protester, "leans_red"],
  patriot: [Patriot, "leans_blue"],
  peacekeeper: [Peacekeeper, "none"],
  mercenary: [Mercenary, "blue"],
  bodyguard: [Bodyguard, "blue"],
  bomber: [Bomber, "none"],
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

/** The style of a role; a custom data file may have moved it to another side. */
export function roleLook(role: string, mix: readonly RoleView[] = []): RoleLook {
  const [icon, usual] = ROLES[role] ?? [Undeclared, "none" as const];
  const side = mix.find((each) => each.role === role)?.team ?? usual;
  return { icon, side, ...SIDES[side], letter: `fire-letter-${role}` };
}

/** The text of a role card, composed from its entry in the data. */
export function cardText(role: string, { mix, mode }: GameView, words: Words): string {
  const card = mix.find((each) => each.role === role);
  if (!card) return "";
  const { group, wave, weapon } = card;
  const joined = (id: string, parts: readonly string[]): string =>
    parts.reduce((first, second) => words.say(id, { first, second }));
  const wishes = card.wins.map((wish) =>
    joined(
      "card-and",
      wish.map((fact) => words.say(`card-fact-${fact}`, { mode })),
    ),
  );
  return [
    words.say("card-wins", { wishes: joined("card-or", wishes) }),
    card.sole && words.say("card-sole"),
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
