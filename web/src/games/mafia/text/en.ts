/** The English words of Mafia that its board says: the engine's, and those only the browser needs. */
import engine from "../../../../../src/omerta/games/mafia/text/en.ftl?first";
import board from "./board.en.ftl?first";
import own from "./en.ftl?first";

export default [engine, board, own] as const;
