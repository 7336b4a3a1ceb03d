/** The English texts of the campaign tree. */
import own from "./en.ftl?raw";

export default own;
