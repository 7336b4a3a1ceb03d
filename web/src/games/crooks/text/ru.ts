/** The Russian words of Crooks: the engine's, and those only the browser needs. */
import engine from "../../../../../src/omerta/games/crooks/text/ru.ftl?raw";
import own from "./ru.ftl?raw";

export default [engine, own] as const;
