/** The Russian texts of Mafia that are needed later. */
import engine from "../../../../../src/omerta/games/mafia/text/ru.ftl?rest";
import own from "./ru.ftl?rest";

export default [engine, own] as const;
