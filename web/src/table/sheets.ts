/** The sheets that can be opened over the table. */
export type Sheet =
  | "share"
  | "seats"
  | "log"
  | "chat"
  | "notes"
  | "rules"
  | "keys"
  | "agreed"
  | "menu"
  | "settings"
  | "leave";

/** The tabs beside the board; "board" is a tab of the board's own, if it has one. */
export type SideTab = "board" | "log" | "chat" | "notes";
