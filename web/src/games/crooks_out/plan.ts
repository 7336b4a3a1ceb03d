/**
 * What the sheets show, room by room: facts of the view, advice, remarks; and the same in words.
 */
import type { Args, Words } from "../../lib/texts";
import { optionAt } from "./board_options";
import { readRemark, remarkAt } from "./pencil";
import type { Remark } from "./pencil";
import { roomNames, rooms } from "./rooms";
import type { AskedView, CirclesFaulted, GameAdvice, GameView } from "./wire";

/** Everything the sheets are drawn from. */
export interface Plan {
  readonly view: GameView;
  readonly players: readonly string[];
  readonly words: Words;
  readonly actable: boolean;
  readonly advice: GameAdvice;
  readonly pencil: Readonly<Record<string, string>>;
  /** The fault of the turn before. */
  readonly fault: CirclesFaulted | null;
  /** The viewer's own numbers that are not counted yet. */
  readonly uncounted: readonly string[];
  /** The viewer's own crooks that make up a number. */
  readonly matching: readonly string[];
}

export type Mark = "open" | "crossed" | "filled";
const MARKS: Readonly<Record<string, Mark>> = { o: "open", x: "crossed", f: "filled" };

/** A room of a sheet. */
export interface RoomLook {
  readonly room: string;
  readonly name: string;
  readonly number: number | null;
  /** The number is there, but its owner must count first. */
  readonly covered: boolean;
  readonly circled: boolean;
  readonly mark: Mark;
  /** The viewer knows that the crook is in this hand: their own, or one opened at the end. */
  readonly held: boolean;
  readonly rolled: boolean;
  /** The last question was about this room. */
  readonly last: AskedView | null;
  readonly named: boolean;
  readonly fault: "missing" | "false" | "none";
  readonly matching: boolean;
  /** What the coach says for certain. */
  readonly certain: "excluded" | "proved" | "none";
  readonly chance: number | null;
  readonly remark: Remark;
  /** What pressing it would do now. */
  readonly able: "ask" | "circle" | "none";
}

/** The rooms of a seat's sheet, in sorting order. */
export function sheetOf(plan: Plan, seat: number): readonly RoomLook[] {
  const { theme } = plan.view;
  const names = roomNames(theme, plan.words.language);
  return rooms(theme).map((room, index) => ({
    room,
    name: names[room] ?? room,
    ...written(plan, seat, room, index),
    ...happened(plan, seat, room),
    ...helped(plan, seat, room, index),
    held: heldBy(plan.view, seat).includes(room),
    matching: seat === plan.view.you && plan.matching.includes(room),
    remark: readRemark(plan.pencil[remarkAt(seat, room)]),
    able: ableAt(plan, seat, room),
  }));
}

/** Keeps the objects of unchanged rooms, so that nothing is rendered or worded again. */
export class Steady {
  #kept: readonly RoomLook[] = [];

  /** The given rooms, with equal ones replaced by the previous objects. */
  keep(looks: readonly RoomLook[]): readonly RoomLook[] {
    this.#kept = looks.map((look, index) => {
      const before = this.#kept[index];
      return before && JSON.stringify(before) === JSON.stringify(look) ? before : look;
    });
    return this.#kept;
  }
}

type Written = Pick<RoomLook, "number" | "covered" | "circled" | "mark">;

function written({ view, uncounted }: Plan, seat: number, room: string, index: number): Written {
  const sheet = view.seats[seat];
  const covered = seat === view.you && uncounted.includes(room);
  return {
    number: covered ? null : (sheet?.numbers[index] ?? null),
    covered,
    circled: !covered && (sheet?.circled.includes(room) ?? false),
    mark: markAt(view, seat, index),
  };
}

type Happened = Pick<RoomLook, "rolled" | "last" | "named" | "fault">;

function happened({ view, fault }: Plan, seat: number, room: string): Happened {
  const asked = view.asked.at(-1);
  const faulted = fault?.asked === seat ? fault : null;
  return {
    rolled: view.active === seat && view.rolled === room,
    last: asked?.asked === seat && asked.room === room ? asked : null,
    named: view.circling_of === seat && view.named.includes(room),
    fault: faulted?.missing.includes(room)
      ? "missing"
      : faulted?.false.includes(room)
        ? "false"
        : "none",
  };
}

type Helped = Pick<RoomLook, "certain" | "chance">;

/** The advice for a room, unless the sheet already has the answer. */
function helped({ view, advice }: Plan, seat: number, room: string, index: number): Helped {
  const told = markAt(view, seat, index) !== "open";
  if (advice === null || told) return { certain: "none", chance: null };
  const chance = advice.chances?.seats[seat]?.[index] ?? null;
  const known = advice.chances?.exact ? chance : null;
  const sheet = advice.sheets[seat];
  if (known === 1 || sheet?.proved.includes(room)) return { certain: "proved", chance };
  if (known === 0 || sheet?.excluded.includes(room)) return { certain: "excluded", chance };
  return { certain: "none", chance };
}

function ableAt({ view, actable }: Plan, seat: number, room: string): RoomLook["able"] {
  const option = actable ? optionAt(view, { seat, room }) : null;
  return option?.type === "ask" || option?.type === "circle" ? option.type : "none";
}

function markAt(view: GameView, seat: number, index: number): Mark {
  return MARKS[view.seats[seat]?.marks[index] ?? "o"] ?? "open";
}

/** The crooks that are still in a hand, as far as the viewer knows them. */
export function heldBy(view: GameView, seat: number): readonly string[] {
  return (seat === view.you ? view.hand : view.opened?.hands[seat]) ?? [];
}

/** True if a crook has the colour or the letter of a room. */
export function inReach(room: string, crook: string): boolean {
  return room[0] === crook[0] || room[1] === crook[1];
}

/** A question in words. */
export function question({ view, players, words }: Plan, asked: AskedView): string {
  return words.say("plan-asked", {
    seat: players[asked.seat] ?? "",
    asked: players[asked.asked] ?? "",
    room: roomNames(view.theme, words.language)[asked.room] ?? asked.room,
  });
}

/** Its answer in words. */
export function answer({ words }: Plan, { hit }: AskedView): string {
  return words.say("plan-answer", { hit: hit ? "yes" : "no" });
}

/**
 * True if a fault before this turn is still shown: for one turn, the own one until the next
 * question.
 */
export function isFresh(view: GameView, turn: number, seat: number): boolean {
  const round = view.seats.length - 1;
  const since = view.turn - turn;
  if (seat !== view.you) return since === 0;
  return since >= 0 && (since < round || (since === round && view.decision === "ask"));
}

/** A fault in words: the forgotten numbers, and those named by mistake. */
export function faultTold({ view, players, words }: Plan, fault: CirclesFaulted): string {
  const names = roomNames(view.theme, words.language);
  const listed = (some: readonly string[]): string => some.map((room) => names[room]).join(", ");
  return words.say("plan-fault", {
    player: players[fault.seat] ?? "",
    missing: listed(fault.missing),
    missing_count: fault.missing.length,
    false: listed(fault.false),
    false_count: fault.false.length,
  });
}

/** A probability in words; 0 and 100 are used only for certainty. */
export function percent(chance: number, words: Words): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return words.say("plan-percent", { sign: "<", number: 1 });
  if (rounded === 100 && chance < 1) return words.say("plan-percent", { sign: ">", number: 99 });
  return words.say("plan-percent", { sign: "", number: rounded });
}

/** A room for screen readers. */
export function spoken(look: RoomLook, words: Words): string {
  return words.say("plan-room", spokenArguments(look, words));
}

function spokenArguments(look: RoomLook, words: Words): Args {
  const { number, chance, remark } = look;
  const yes = (is: boolean): string => (is ? "yes" : "no");
  return {
    room: look.name,
    written: look.covered ? "covered" : yes(number !== null),
    number: number ?? 0,
    circled: yes(look.circled),
    mark: look.mark,
    held: yes(look.held),
    rolled: yes(look.rolled),
    last: look.last ? (look.last.hit ? "hit" : "miss") : "no",
    named: yes(look.named),
    fault: look.fault,
    certain: look.certain,
    told: yes(chance !== null && look.certain === "none"),
    chance: chance === null ? "" : percent(chance, words),
    remarked: yes(remark.sign !== "" || remark.text !== ""),
    remark: remarkTold(remark, words),
    able: look.able,
  };
}

/** A remark in words. */
export function remarkTold({ sign, text }: Remark, words: Words): string {
  const said = sign === "" ? "" : words.say("plan-sign-said", { sign: signName({ sign }) });
  return [said, text].filter((part) => part !== "").join(" ");
}

/** The name of a sign. */
export function signName({ sign }: Pick<Remark, "sign">): string {
  return { "?": "candidate", "-": "impossible", "+": "sure", "": "none" }[sign];
}
