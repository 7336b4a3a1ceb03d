/** The English texts that the board of Crooks Out! needs first, from the engine and the client. */
import engine from "../../../../../src/omerta/games/crooks_out/text/en.ftl?first";
import board from "./board.en.ftl?first";
import own from "./en.ftl?first";

export default [engine, board, own] as const;
