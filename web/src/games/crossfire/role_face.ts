/** The face of a role; how it looks is fetched later (`cast.ts`). */
import { CARD } from "../../ui/crops";
import { lateFaces, picture } from "../../ui/picture";
import type { Traits } from "../../ui/portrait";
import { roleLook } from "./roles";
import type { RoleView } from "./wire";

interface RoleInMix {
  readonly role: string;
  readonly mix: readonly RoleView[];
}
const find = lateFaces(
  ({ role, mix }: RoleInMix) => `${role} ${roleLook(role, mix).team}`,
  () => import("./cast"),
  (cast, { role, mix }) => cast.roleTraits(role, mix),
);

/** The face of a role; a custom data file may have moved it to another team. */
export function faceOfRole(role: string, mix: readonly RoleView[] = []): Traits {
  return find({ role, mix });
}

/** Decode the faces of all roles in play, so that no card takes longer to appear than another. */
export async function decodeFaces(mix: readonly RoleView[]): Promise<void> {
  for (const { role } of mix) new Image().src = await picture(faceOfRole(role, mix), CARD);
}
