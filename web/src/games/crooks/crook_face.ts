/** The face of a crook of any deck; how it looks is fetched later (`cast.ts`). */
import { lateFaces } from "../../ui/picture";
import type { CrookEntry } from "./wire";

export const faceOfCrook = lateFaces<Pick<CrookEntry, "id" | "gangs">>(
  ({ id, gangs }) => `${id} ${gangs.join(" ")}`,
  async (crook) => (await import("./cast")).crookTraits(crook),
);
