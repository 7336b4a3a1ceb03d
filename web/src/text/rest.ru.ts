/** The Russian texts that pages need later. */
import kernel from "../../../src/omerta/kernel/text/ru.ftl?rest";
import own from "./ru.ftl?rest";

export default [kernel, own];
