/** An icon for each kind of statement, if there is no room for words. */
import Retract from "~icons/lucide/undo-2";
import Agree from "~icons/lucide/thumbs-up";
import After from "~icons/lucide/shuffle";
import Aim from "~icons/lucide/crosshair";
import Ask from "~icons/lucide/message-circle-question-mark";
import Am from "~icons/lucide/user-check";
import AmNot from "~icons/lucide/user-x";
import Dealt from "~icons/lucide/id-card";
import Contradiction from "~icons/lucide/circle-question-mark";
import Got from "~icons/lucide/arrow-left-to-line";
import Guard from "~icons/lucide/shield";
import NoComment from "~icons/lucide/mic-off";
import Not from "~icons/lucide/circle-slash";
import Passed from "~icons/lucide/arrow-left-from-line";
import Shoot from "~icons/lucide/target";
import Spare from "~icons/lucide/hand";
import Suspect from "~icons/lucide/eye";
import Think from "~icons/lucide/lightbulb";
import Trust from "~icons/lucide/handshake";
import type { Picture } from "./roles";

const VERBS: Readonly<Record<string, Picture>> = {
  dealt: Dealt,
  passed: Passed,
  got: Got,
  after: After,
  after1: After,
  after2: After,
  am: Am,
  amnot: AmNot,
  think: Think,
  not: Not,
  trust: Trust,
  suspect: Suspect,
  shoot: Shoot,
  spare: Spare,
  guard: Guard,
  iaim: Aim,
  agree: Agree,
  doubt: Contradiction,
  retract: Retract,
  nocomment: NoComment,
};

export function verbIcon(code: string): Picture {
  return VERBS[code] ?? Ask;
}
