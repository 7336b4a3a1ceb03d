/** The one border between the two layouts of the table. */
import { MediaQuery } from "svelte/reactivity";

/** Phones and narrow windows: seats, log, chat and notes are sheets. */
export const narrow = new MediaQuery("max-width: 62rem");
