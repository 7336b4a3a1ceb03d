/** The face of a minion; how it looks is fetched later (`cast.ts`). */
import { lateFaces } from "../../ui/picture";
import type { MinionFace } from "./wire";

export const faceOfMinion = lateFaces<Pick<MinionFace, "id" | "icons">>(
  ({ id, icons }) => `${id} ${icons}`,
  async (minion) => (await import("./cast")).minionTraits(minion),
);
