/** The English words of Mafia that are said later. */
import engine from "../../../../../src/omerta/games/mafia/text/en.ftl?rest";
import own from "./en.ftl?rest";

export default [engine, own] as const;
