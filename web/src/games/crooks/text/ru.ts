/** The Russian texts that the board of Crooks needs first, from the engine and the client. */
import engine from "../../../../../src/omerta/games/crooks/text/ru.ftl?first";
import own from "./ru.ftl?first";

export default [engine, own] as const;
