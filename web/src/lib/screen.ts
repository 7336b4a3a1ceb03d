/** The width at which the table page changes its layout. */
import { MediaQuery } from "svelte/reactivity";

/** Phones and narrow windows, where seats, log, chat and notes are sheets. */
export const narrow = new MediaQuery("max-width: 62rem");
