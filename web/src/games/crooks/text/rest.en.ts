/** The English texts of Crooks that are needed later. */
import engine from "../../../../../src/omerta/games/crooks/text/en.ftl?rest";
import own from "./en.ftl?rest";

export default [engine, own] as const;
