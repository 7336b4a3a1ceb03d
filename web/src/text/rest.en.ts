/** The English texts that pages need later. */
import kernel from "../../../src/omerta/kernel/text/en.ftl?rest";
import own from "./en.ftl?rest";

export default [kernel, own];
