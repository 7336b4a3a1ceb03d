/** The Russian texts of Legends that are needed later. */
import engine from "../../../../../src/omerta/games/legends/text/ru.ftl?rest";
import own from "./ru.ftl?rest";

export default [engine, own] as const;
