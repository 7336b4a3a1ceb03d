/** The inspect commands: sheets, hand, points, questions, and notes. */
import { means } from "../../lib/spelled";
import type { InspectContext } from "../module";
import { readRemark, remarkAt, writtenRemark } from "./pencil";
import type { Sign } from "./pencil";
import { answer, percent, question, remarkTold, sheetOf, signName } from "./plan";
import type { Plan, RoomLook } from "./plan";
import { roomCalled, roomNames, seatCalled } from "./rooms";
import { prompt } from "./game_text";
import type { GameAdvice, GameView } from "./wire";

type Commands = Readonly<Record<string, (plan: Plan) => readonly string[]>>;

const COMMANDS: Commands = { table, hand, points, laid, asked };
/** The verdicts that a player may note, and their signs. */
const VERDICTS: readonly (readonly [string, Sign])[] = [
  ["yes", "+"],
  ["no", "-"],
  ["maybe", "?"],
  ["erase", ""],
];

/** The answer to an inspect command. */
export function inspect(
  word: string,
  rest: string,
  context: InspectContext<GameView>,
): readonly string[] | null {
  const plan = planOf(context);
  if (word === "note") return [note(rest, plan, context.remark)];
  if (word === "sheet") return sheetCalled(rest, plan);
  return rest === "" ? (COMMANDS[word]?.(plan) ?? null) : null;
}

function planOf({ view, players, words, advice, pencil }: InspectContext<GameView>): Plan {
  return {
    view,
    players,
    words,
    actable: false,
    advice: advice as GameAdvice,
    pencil,
    fault: null,
    uncounted: [],
    matching: [],
  };
}

/** The active player, the dice, all scores, the own hand, and the last question. */
function table(plan: Plan): readonly string[] {
  const { view, players, words } = plan;
  const last = view.asked.at(-1);
  return [
    prompt(view, players, words),
    ...(view.rolled === null ? [] : [words.say("plan-dice", { room: named(plan, [view.rolled]) })]),
    ...points(plan),
    ...(view.hand === null ? [] : hand(plan)),
    ...(last === undefined ? [] : [`${question(plan, last)} ${answer(plan, last)}`]),
  ];
}

/** The own crooks that are not caught yet. */
function hand(plan: Plan): readonly string[] {
  const { view, words } = plan;
  return [line(words.say("plan-hand"), named(plan, view.hand ?? []), plan)];
}

/** The scores of all players. */
function points({ view, players, words }: Plan): readonly string[] {
  return players.map((player, seat) =>
    words.say("table-points", {
      player,
      points: view.seats[seat]?.points ?? 0,
      risk: seat === view.active ? view.at_risk : 0,
      left: view.seats[seat]?.left ?? 0,
      laid: view.seats[seat]?.laid.length ?? 0,
    }),
  );
}

/** All players' crooks that were caught. */
function laid(plan: Plan): readonly string[] {
  const { view, players } = plan;
  return players.map((player, seat) =>
    line(player, named(plan, view.seats[seat]?.laid ?? []), plan),
  );
}

/** All questions, the last one first. */
function asked(plan: Plan): readonly string[] {
  const { view, words } = plan;
  if (view.asked.length === 0) return [words.say("plan-asked-nothing")];
  return view.asked.toReversed().map((each) => `${question(plan, each)} ${answer(plan, each)}`);
}

/** The own sheet, or that of the named player. */
function sheetCalled(rest: string, plan: Plan): readonly string[] {
  const seat = rest === "" ? plan.view.you : seatCalled(plan.players, rest);
  if (seat === null) return [plan.words.say("no-such-player", { player: rest })];
  return sheet(plan, seat);
}

/** A sheet in few words: numbers, rooms by mark, advice and pencil. */
function sheet(plan: Plan, seat: number): readonly string[] {
  const { words } = plan;
  const looks = sheetOf(plan, seat);
  const told = (is: (look: RoomLook) => boolean, how: (look: RoomLook) => string): string =>
    looks.filter(is).map(how).join(", ");
  const grouped = (is: (look: RoomLook) => boolean): string =>
    byColour(
      looks.filter(is).map(({ room }) => room),
      plan,
    );
  const doubted = looks.some(({ chance }) => chance !== null);
  const isOpen = ({ mark }: RoomLook): boolean => mark === "open";
  const parts: readonly (readonly [string, string])[] = [
    ["numbers", told(({ number }) => number !== null, numberTold(plan))],
    ["open", doubted ? told(isOpen, chanceTold(plan)) : grouped(isOpen)],
    ["crossed", grouped(({ mark }) => mark === "crossed")],
    ["caught", grouped(({ mark }) => mark === "filled")],
    ["proved", grouped(({ certain }) => certain === "proved")],
    ["excluded", grouped(({ certain }) => certain === "excluded")],
    ["pencil", told(({ remark }) => remark.sign !== "" || remark.text !== "", pencilTold(plan))],
  ];
  return [
    points(plan)[seat] ?? "",
    ...parts.flatMap(([part, rooms]) =>
      rooms === "" ? [] : [words.say("crooks-out-inspect-sheet", { part, rooms })],
    ),
  ];
}

function numberTold({ words }: Plan): (look: RoomLook) => string {
  return ({ name, number, circled }) =>
    words.say("crooks-out-inspect-number", {
      room: name,
      number: number ?? 0,
      circled: circled ? "yes" : "no",
    });
}

function chanceTold({ words }: Plan): (look: RoomLook) => string {
  return ({ name, chance, certain }) =>
    chance === null || certain !== "none" ? name : `${name} ${percent(chance, words)}`;
}

function pencilTold({ words }: Plan): (look: RoomLook) => string {
  return ({ name, remark }) => `${name} ${remarkTold(remark, words)}`;
}

/** Write a sign on a room of another sheet, or delete what is noted there. */
function note(rest: string, plan: Plan, remark: InspectContext<GameView>["remark"]): string {
  const { view, players, words } = plan;
  const wanted = noted(rest, plan);
  if (wanted === null) return words.say("note-form");
  const { seat, room, sign } = wanted;
  if (seat === view.you) return words.say("note-yourself");
  const about = { player: players[seat] ?? "", room: named(plan, [room]) };
  const at = remarkAt(seat, room);
  if (sign !== "") {
    remark(at, writtenRemark({ ...readRemark(plan.pencil[at]), sign }));
    const mark = words.say("plan-sign-said", { sign: signName({ sign }) });
    return words.say("table-noted", { ...about, mark });
  }
  if (plan.pencil[at] === undefined) return words.say("note-missing", about);
  remark(at, "");
  return words.say("table-erased", about);
}

interface Noted {
  readonly seat: number;
  readonly room: string;
  readonly sign: Sign;
}

/** A typed note: player, room, verdict; names and colours may have several words. */
function noted(rest: string, { view, players, words }: Plan): Noted | null {
  const said = rest.split(" ");
  const last = said.pop() ?? "";
  const verdict = VERDICTS.find(([name]) => means(`inspect-note-${name}`, last, words));
  for (let cut = 1; verdict && cut < said.length; cut += 1) {
    const seat = seatCalled(players, said.slice(0, cut).join(" "));
    const room = roomCalled(view.theme, said.slice(cut).join(" "));
    if (seat !== null && room !== null) return { seat, room, sign: verdict[1] };
  }
  return null;
}

/** Rooms in few words: each colour is named once. */
function byColour(some: readonly string[], { view, words }: Plan): string {
  return view.theme.colours
    .map((colour) => ({
      name: colour[words.language],
      letters: some.filter((room) => room[0] === colour.id).map((room) => room[1]),
    }))
    .filter(({ letters }) => letters.length > 0)
    .map(({ name, letters }) => `${name} ${letters.join(" ")}`)
    .join(", ");
}

function named({ view, words }: Plan, some: readonly string[]): string {
  const names = roomNames(view.theme, words.language);
  return some.map((room) => names[room] ?? room).join(", ");
}

function line(head: string, rooms: string, { words }: Plan): string {
  return words.say("crooks-out-inspect-line", { head, rooms, some: rooms === "" ? "no" : "yes" });
}
