/** A short series with all its draws and every seat's replay; made by tests/web/chance.py. */
import type { Draw } from "../../src/lib/wire";
import luck from "../luck.json";

const { crossfire } = luck.games;

export const draws: readonly Draw[] = crossfire.draws;
export const stories = crossfire.stories as readonly (readonly (readonly { type: string }[])[])[];
