/** The English texts of Crooks Out! that are needed later. */
import engine from "../../../../../src/omerta/games/crooks_out/text/en.ftl?rest";
import own from "./en.ftl?rest";

export default [engine, own] as const;
