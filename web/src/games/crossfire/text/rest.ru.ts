/** The Russian texts of Crossfire that are needed later. */
import engine from "../../../../../src/omerta/games/crossfire/text/ru.ftl?rest";
import own from "./ru.ftl?rest";

export default [engine, own] as const;
