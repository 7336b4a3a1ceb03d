/** The English words of Legends that are said later. */
import engine from "../../../../../src/omerta/games/legends/text/en.ftl?rest";
import own from "./en.ftl?rest";

export default [engine, own] as const;
