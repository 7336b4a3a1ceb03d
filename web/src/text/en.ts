/** The English words of all pages that are said as soon as a page stands. */
import kernel from "../../../src/omerta/kernel/text/en.ftl?first";
import own from "./en.ftl?first";

export default [kernel, own];
