/** The Russian texts that every page needs first. */
import kernel from "../../../src/omerta/kernel/text/ru.ftl?first";
import own from "./ru.ftl?first";

export default [kernel, own];
