/** The texts of the fight for power, loaded with its board. */
import { laterWords } from "../later_words";

export const powerWords = laterWords({
  en: () => import("../text/power.en.ftl?raw"),
  ru: () => import("../text/power.ru.ftl?raw"),
});
