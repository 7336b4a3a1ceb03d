/** All that the board shows of the fight for power, fetched together. */
export { default as Board } from "./Power.svelte";
export { default as Asked } from "./PowerAsked.svelte";
export { default as Finale } from "./Finale.svelte";
