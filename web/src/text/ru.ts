import kernel from "../../../src/omerta/kernel/text/ru.ftl?raw";
import own from "./ru.ftl?raw";

export default [kernel, own];
