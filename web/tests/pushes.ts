/** Pushes of a small table: Anna (this browser) and a bot. */
import type {
  MatchInfo,
  SeatInfo,
  StepAdded,
  TableInfo,
  StepForViewer,
  Welcome,
} from "../src/lib/wire";

const SEAT: SeatInfo = {
  kind: "person",
  name: "Anna",
  guest: "me",
  level: "",
  connected: true,
  substitute: "",
  salted: true,
  silence: "",
  seen_by: [],
};

export function seats(...changes: Partial<SeatInfo>[]): readonly SeatInfo[] {
  return changes.map((change) => ({ ...SEAT, ...change }));
}

export function tableInfo(change: Partial<TableInfo> = {}): TableInfo {
  return {
    code: "BEKA",
    game: "crooks",
    phase: "playing",
    host: "me",
    seats: seats({}, { kind: "bot", name: "Mae", guest: null, level: "easy" }),
    spectators: [],
    options: {},
    clock: "none",
    ease: "none",
    resting: false,
    pace: "brisk",
    public: false,
    locked: false,
    paused: false,
    lesson: false,
    commitment: "c0ffee",
    play: "p1",
    number: 1,
    origin: null,
    notice: "",
    doubts: [],
    seat_asked: null,
    ...change,
  };
}

export function told(seq: number, change: Partial<StepForViewer> = {}): StepForViewer {
  return { seq, at: 0, events: [{ type: "turn_started" }], seat: null, undone: false, ...change };
}

export function playInfo(seq: number, change: Partial<MatchInfo> = {}): MatchInfo {
  const view = { you: 0, decision: null, options: [] };
  const still = { waiting: [0], clock: null, undo: false, cautions: [] };
  const alone = { suggestions: [], undo_asked: null };
  return { play: "p1", seq, view, ...still, ...alone, ...change };
}

export function welcome(id: string, change: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    id,
    you: "me",
    seat: 0,
    seats: [0],
    table: tableInfo(),
    play: playInfo(3),
    story: [told(2), told(3)],
    missed: [],
    chat: [],
    notes: "",
    pencil: {},
    site: { address: "http://192.168.1.5:8080", client: "" },
    ...change,
  };
}

export function step(seq: number, change: Partial<StepAdded> = {}): StepAdded {
  return { type: "step", told: told(seq), entries: {}, ...playInfo(seq), ...change };
}
