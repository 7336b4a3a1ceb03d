/** Plain HTTP: pages of the server's API as typed by the wire. */
import type {
  GameInfo,
  Introduce,
  Me,
  ReplaySteps,
  NewTable,
  Problem,
  ReplayInfo,
  Site,
  EarlierSteps,
  Study,
  TableSummary,
  TableOpened,
  Tree,
} from "./wire";

/** A request that was refused, or that nobody answered (`no-answer`). */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problem.code, { cause });
    this.problem = problem;
  }
}

/** A request that has no answer after so long gets none: a phone in a tunnel would wait for ever. */
const PATIENCE = 60_000;

/** Ask the server; throws `Refused`. */
export async function request<T>(path: string, send?: unknown): Promise<T> {
  const asked: RequestInit =
    send === undefined
      ? {}
      : {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: typeof send === "string" ? send : JSON.stringify(send),
        };
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetched(fetch(`/api${path}`, { ...asked, signal }));
  // A proxy or a café's network in between answers with a page of its own.
  const said: unknown = await fetched(answer.json());
  if (answer.ok) return said as T;
  throw new Refused(said as Problem);
}

/** What comes over the network, also a part of this client; throws `Refused` if it does not. */
export async function fetched<T>(thing: Promise<T>): Promise<T> {
  try {
    return await thing;
  } catch (error) {
    throw new Refused({ code: "no-answer", params: {} }, error);
  }
}

/** The address of a table's socket. */
export function liveAddress(code: string): string {
  const secure = location.protocol === "https:" ? "wss" : "ws";
  return `${secure}://${location.host}/api/tables/${code}/live`;
}

export const games = (): Promise<readonly GameInfo[]> => request("/games");
export const site = (): Promise<Site> => request("/site");
export const me = (): Promise<Me> => request("/me");
export const introduce = (name: string): Promise<Me> =>
  request("/me", { name } satisfies Introduce);
/** Make the cookie of this browser worth nothing. */
export const forgetMe = (): Promise<Me> => request("/me/forget", {});
export const publicTables = (): Promise<readonly TableSummary[]> => request("/tables");
export const openTable = (table: NewTable): Promise<TableOpened> => request("/tables", table);
export const tableSummary = (code: string): Promise<TableSummary> => request(`/tables/${code}`);

/** Steps of a running game before `before`, as seen from a seat of mine or by a spectator. */
export function story(code: string, before: number, seat: number | null): Promise<EarlierSteps> {
  return request(`/tables/${code}/story?${query({ before, seat })}`);
}

export const replay = (play: string): Promise<ReplayInfo> => request(`/plays/${play}`);

/** Frames `first` to `last` of a game, as seen from a seat or by a spectator. */
export function moments(
  play: string,
  seat: number | null,
  first: number,
  last: number,
): Promise<ReplaySteps> {
  return request(`/plays/${play}/moments?${query({ seat, first, last })}`);
}

/** All games that go on from one another, this one among them. */
export const tree = (play: string): Promise<Tree> => request(`/plays/${play}/tree`);

/** A game that is over, looked back upon from a seat, as far as that is worked out. */
export function study(play: string, seat: number): Promise<Study> {
  return request(`/plays/${play}/study?${query({ seat })}`);
}

function query(params: Readonly<Record<string, number | null>>): string {
  const given = Object.entries(params).filter(([, value]) => value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
