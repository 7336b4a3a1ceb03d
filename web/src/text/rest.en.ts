/** The English words of all pages that are said later. */
import kernel from "../../../src/omerta/kernel/text/en.ftl?rest";
import own from "./en.ftl?rest";

export default [kernel, own];
