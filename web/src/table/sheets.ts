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
