/** The board of the fight for power, loaded in one part. */
export { default as Board } from "./Power.svelte";
export { default as Asked } from "./PowerAsked.svelte";
export { default as Finale } from "./Finale.svelte";
