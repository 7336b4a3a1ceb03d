/** The clan's piles beside the board. */
export type Pile = "deck" | "exhausted" | "out" | "problem_deck" | "problem_discard" | "lost";

export const PILES: readonly Pile[] = [
  "deck",
  "exhausted",
  "out",
  "problem_deck",
  "problem_discard",
  "lost",
];
