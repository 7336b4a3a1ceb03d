/** The Russian words of Crooks Out! that its board says: the engine's, and those only the browser needs. */
import engine from "../../../../../src/omerta/games/crooks_out/text/ru.ftl?first";
import board from "./board.ru.ftl?first";
import own from "./ru.ftl?first";

export default [engine, board, own] as const;
