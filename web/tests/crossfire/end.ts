/** A short series with all its luck, as every seat was told it; made by tests/web/chance.py. */
import type { Draw } from "../../src/lib/wire";
import luck from "../luck.json";

const { crossfire } = luck.games;

export const draws: readonly Draw[] = crossfire.draws;
export const stories = crossfire.stories as readonly (readonly (readonly { type: string }[])[])[];
