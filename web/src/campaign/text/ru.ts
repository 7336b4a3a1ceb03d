/** The Russian words of the tree of saves. */
import own from "./ru.ftl?raw";

export default own;
