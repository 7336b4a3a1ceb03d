/** The English texts of Legends that are needed later. */
import engine from "../../../../../src/omerta/games/legends/text/en.ftl?rest";
import own from "./en.ftl?rest";

export default [engine, own] as const;
