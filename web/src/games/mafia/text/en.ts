/** The English words of Mafia: the engine's, and those only the browser needs. */
import engine from "../../../../../src/omerta/games/mafia/text/en.ftl?raw";
import board from "./board.en.ftl?raw";
import own from "./en.ftl?raw";

export default [engine, board, own] as const;
