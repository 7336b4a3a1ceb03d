/** The English texts of Mafia that are needed later. */
import engine from "../../../../../src/omerta/games/mafia/text/en.ftl?rest";
import own from "./en.ftl?rest";

export default [engine, own] as const;
