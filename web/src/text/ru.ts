/** The Russian words of all pages that are said as soon as a page stands. */
import kernel from "../../../src/omerta/kernel/text/ru.ftl?first";
import own from "./ru.ftl?first";

export default [kernel, own];
