/** The parts of a portrait's field that are shown: as on a card, or the head alone. */
export const CARD = "7 5 86 103";
export const SQUARE = "7 8 86 86";
