/** The Russian texts that the board of Crossfire needs first, from the engine and the client. */
import engine from "../../../../../src/omerta/games/crossfire/text/ru.ftl?first";
import board from "./board.ru.ftl?first";
import own from "./ru.ftl?first";

export default [engine, board, own] as const;
