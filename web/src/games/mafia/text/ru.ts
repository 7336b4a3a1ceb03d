/** The Russian words of Mafia: the engine's, and those only the browser needs. */
import engine from "../../../../../src/omerta/games/mafia/text/ru.ftl?raw";
import board from "./board.ru.ftl?raw";
import own from "./ru.ftl?raw";

export default [engine, board, own] as const;
