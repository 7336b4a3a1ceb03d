/** The words of the chase's board. */
import en from "../text/chase.en.ftl?raw";
import ru from "../text/chase.ru.ftl?raw";
import { ownWords } from "./scene_words";

export const chaseWords = ownWords({ en, ru });
