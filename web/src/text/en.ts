/** The English texts that every page needs first. */
import kernel from "../../../src/omerta/kernel/text/en.ftl?first";
import own from "./en.ftl?first";

export default [kernel, own];
