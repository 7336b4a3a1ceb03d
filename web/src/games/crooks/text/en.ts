/** The English words of Crooks: the engine's, and those only the browser needs. */
import engine from "../../../../../src/omerta/games/crooks/text/en.ftl?raw";
import own from "./en.ftl?raw";

export default [engine, own] as const;
