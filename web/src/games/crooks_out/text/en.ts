/** The English words of Crooks Out! that its board says: the engine's, and those only the browser needs. */
import engine from "../../../../../src/omerta/games/crooks_out/text/en.ftl?first";
import board from "./board.en.ftl?first";
import own from "./en.ftl?first";

export default [engine, board, own] as const;
