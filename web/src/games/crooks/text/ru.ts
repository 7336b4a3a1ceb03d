/** The Russian words of Crooks that its board says: the engine's, and those only the browser needs. */
import engine from "../../../../../src/omerta/games/crooks/text/ru.ftl?first";
import own from "./ru.ftl?first";

export default [engine, own] as const;
