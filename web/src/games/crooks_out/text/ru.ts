/** The Russian words of Crooks Out!: the engine's, and those only the browser needs. */
import engine from "../../../../../src/omerta/games/crooks_out/text/ru.ftl?raw";
import board from "./board.ru.ftl?raw";
import own from "./ru.ftl?raw";

export default [engine, board, own] as const;
