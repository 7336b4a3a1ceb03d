/** The Russian words of all pages that are said later. */
import kernel from "../../../src/omerta/kernel/text/ru.ftl?rest";
import own from "./ru.ftl?rest";

export default [kernel, own];
