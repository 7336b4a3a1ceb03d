/** The Russian texts of the campaign tree. */
import own from "./ru.ftl?raw";

export default own;
