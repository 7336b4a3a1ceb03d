/** The Russian texts of the replay page. */
import own from "./ru.ftl?raw";

export default own;
