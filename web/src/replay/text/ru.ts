/** The Russian words of the replay page. */
import own from "./ru.ftl?raw";

export default own;
