import kernel from "../../../src/omerta/kernel/text/en.ftl?raw";
import own from "./en.ftl?raw";

export default [kernel, own];
