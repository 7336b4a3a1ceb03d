/** The English words of the tree of saves. */
import own from "./en.ftl?raw";

export default own;
