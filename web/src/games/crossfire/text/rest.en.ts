/** The English texts of Crossfire that are needed later. */
import engine from "../../../../../src/omerta/games/crossfire/text/en.ftl?rest";
import own from "./en.ftl?rest";

export default [engine, own] as const;
