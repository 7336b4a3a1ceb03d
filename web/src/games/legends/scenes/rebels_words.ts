/** The words of the rebels' board. */
import en from "../text/rebels.en.ftl?raw";
import ru from "../text/rebels.ru.ftl?raw";
import { ownWords } from "./scene_words";

export const rebelsWords = ownWords({ en, ru });
