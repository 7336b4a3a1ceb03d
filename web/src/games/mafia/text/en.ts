/** The English texts that the board of Mafia needs first, from the engine and the client. */
import engine from "../../../../../src/omerta/games/mafia/text/en.ftl?first";
import board from "./board.en.ftl?first";
import own from "./en.ftl?first";

export default [engine, board, own] as const;
