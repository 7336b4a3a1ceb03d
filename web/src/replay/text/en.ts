/** The English words of the replay page. */
import own from "./en.ftl?raw";

export default own;
