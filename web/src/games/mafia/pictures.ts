/** The pictures of the cards, loaded separately because names are shown before them. */
import Books from "~icons/game-icons/book-pile";
import Bread from "~icons/game-icons/bread";
import Lawyer from "~icons/game-icons/briefcase";
import Chalk from "~icons/game-icons/chalk-outline-murder";
import Cigarettes from "~icons/game-icons/cigarette";
import Prosecutor from "~icons/game-icons/gavel";
import Courtesan from "~icons/game-icons/high-heel";
import Shoes from "~icons/game-icons/leather-boot";
import Coat from "~icons/game-icons/pirate-coat";
import Radio from "~icons/game-icons/pocket-radio";
import Watch from "~icons/game-icons/pocket-watch";
import Police from "~icons/game-icons/police-badge";
import Pistol from "~icons/game-icons/revolver";
import Robbery from "~icons/game-icons/robber";
import Theft from "~icons/game-icons/robber-hand";
import Escape from "~icons/game-icons/run";
import Commissioner from "~icons/game-icons/sherlock-holmes";
import Buyer from "~icons/game-icons/shopping-bag";
import Furniture from "~icons/game-icons/sofa";
import Witness from "~icons/game-icons/spyglass";
import Moonshine from "~icons/game-icons/square-bottle";
import Crates from "~icons/game-icons/wooden-crate";

/** By kind of card, or by card if a kind has several faces. */
export const PICTURES = {
  prosecutor: Prosecutor,
  commissioner: Commissioner,
  police: Police,
  buyer: Buyer,
  lawyer: Lawyer,
  witness: Witness,
  courtesan: Courtesan,
  theft: Theft,
  robbery: Robbery,
  escape: Escape,
  pistol: Pistol,
  "goods-l1": Bread,
  "goods-l2": Books,
  "goods-l3": Shoes,
  "goods-l4": Radio,
  "goods-l5": Furniture,
  "goods-l6": Coat,
  "goods-c1": Watch,
  "goods-c2": Moonshine,
  "goods-c3": Cigarettes,
  "goods-c4": Crates,
  scene: Chalk,
} as const;

export type Picture = keyof typeof PICTURES;
