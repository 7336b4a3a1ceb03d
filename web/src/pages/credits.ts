/** Who drew the game icons in use (game-icons.net, CC BY 3.0): each icon under its author. */
export const ICONS: Readonly<Record<string, readonly string[]>> = {
  DarkZaitzev: ["robber-hand"],
  Delapouite: [
    "card-exchange",
    "cardboard-box-closed",
    "robber-mask",
    "shaking-hands",
    "spy",
    "wooden-chair",
  ],
  Lorc: ["brain", "fedora", "handcuffs", "laurel-crown", "top-hat"],
  Quoting: ["card-play"],
  Skoll: ["revolver"],
};
