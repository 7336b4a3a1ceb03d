/** The English words of Crossfire that are said later. */
import engine from "../../../../../src/omerta/games/crossfire/text/en.ftl?rest";
import own from "./en.ftl?rest";

export default [engine, own] as const;
