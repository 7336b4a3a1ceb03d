/** The English texts of the replay page. */
import own from "./en.ftl?raw";

export default own;
