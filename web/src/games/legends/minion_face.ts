/** The face of a minion; how it looks is fetched later (`cast.ts`). */
import { lateFaces } from "../../ui/picture";
import type { MinionFace } from "./wire";

export const faceOfMinion = lateFaces(
  ({ id, icons }: Pick<MinionFace, "id" | "icons">) => `${id} ${icons}`,
  () => import("./cast"),
  (cast, minion) => cast.minionTraits(minion),
);
