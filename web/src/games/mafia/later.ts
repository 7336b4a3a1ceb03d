/** The parts of the board that are fetched after the town. */
export { default as RoundCard } from "./RoundCard.svelte";
export { default as Sheet } from "./Sheet.svelte";
export { default as Split } from "./Split.svelte";
export { default as Story } from "./Story.svelte";
export { default as Takings } from "./Takings.svelte";
export { offered, refusable, sheetOf } from "./sheet";
