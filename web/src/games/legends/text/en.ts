/** The English texts that the board of Legends needs first, from the engine and the client. */
import engine from "../../../../../src/omerta/games/legends/text/en.ftl?first";
import board from "./board.en.ftl?first";
import own from "./en.ftl?first";

export default [engine, board, own] as const;
