/** The Russian words of Mafia that are said later. */
import engine from "../../../../../src/omerta/games/mafia/text/ru.ftl?rest";
import own from "./ru.ftl?rest";

export default [engine, own] as const;
