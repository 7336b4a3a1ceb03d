/** The English texts that the board of Crooks needs first, from the engine and the client. */
import engine from "../../../../../src/omerta/games/crooks/text/en.ftl?first";
import own from "./en.ftl?first";

export default [engine, own] as const;
