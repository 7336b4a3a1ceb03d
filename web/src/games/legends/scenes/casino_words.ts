/** The words of the casino's board. */
import en from "../text/casino.en.ftl?raw";
import ru from "../text/casino.ru.ftl?raw";
import { ownWords } from "./scene_words";

export const casinoWords = ownWords({ en, ru });
