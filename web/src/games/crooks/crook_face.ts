/** The face of a crook of any deck; how it looks is fetched later (`cast.ts`). */
import { lateFaces } from "../../ui/picture";
import type { CrookEntry } from "./wire";

export const faceOfCrook = lateFaces(
  ({ id, gangs }: Pick<CrookEntry, "id" | "gangs">) => `${id} ${gangs.join(" ")}`,
  () => import("./cast"),
  (cast, crook) => cast.crookTraits(crook),
);
