/** The Russian texts of Crooks Out! that are needed later. */
import engine from "../../../../../src/omerta/games/crooks_out/text/ru.ftl?rest";
import own from "./ru.ftl?rest";

export default [engine, own] as const;
