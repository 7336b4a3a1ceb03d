/** The texts of the campaign between its jobs, loaded with its pages. */
import { laterWords } from "../later_words";

export const betweenWords = laterWords({
  en: () => import("../text/between.en.ftl?raw"),
  ru: () => import("../text/between.ru.ftl?raw"),
});
