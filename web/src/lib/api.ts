/** Calls of the server's HTTP API, typed by the wire types. */
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

/** A request that was refused, or that got no answer (`no-answer`). */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problem.code, { cause });
    this.problem = problem;
  }
}

/** A request without an answer is given up after this many milliseconds. */
const PATIENCE = 60_000;

/** Send a request to the server; throws `Refused`. */
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
  // A proxy or a public Wi-Fi in between may answer with a page of its own.
  const said: unknown = await fetched(answer.json());
  if (answer.ok) return said as T;
  throw new Refused(said as Problem);
}

/**
 * Wait for data or a part of this client from the network; throws `Refused` if it does not arrive.
 */
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
/** Make this browser's cookie invalid. */
export const forgetMe = (): Promise<Me> => request("/me/forget", {});
export const publicTables = (): Promise<readonly TableSummary[]> => request("/tables");
export const openTable = (table: NewTable): Promise<TableOpened> => request("/tables", table);
export const tableSummary = (code: string): Promise<TableSummary> => request(`/tables/${code}`);

/**
 * Steps of a running match before `before`, as one of this guest's seats or a spectator sees them.
 */
export function story(code: string, before: number, seat: number | null): Promise<EarlierSteps> {
  return request(`/tables/${code}/story?${query({ before, seat })}`);
}

export const replay = (play: string): Promise<ReplayInfo> => request(`/plays/${play}`);

/** The replay steps `first` to `last` of a match, as a seat or a spectator sees them. */
export function moments(
  play: string,
  seat: number | null,
  first: number,
  last: number,
): Promise<ReplaySteps> {
  return request(`/plays/${play}/moments?${query({ seat, first, last })}`);
}

/** All matches that continue one another, including this one. */
export const tree = (play: string): Promise<Tree> => request(`/plays/${play}/tree`);

/** The analysis of a finished match from one seat, as far as it is computed. */
export function study(play: string, seat: number): Promise<Study> {
  return request(`/plays/${play}/study?${query({ seat })}`);
}

function query(params: Readonly<Record<string, number | null>>): string {
  const given = Object.entries(params).filter(([, value]) => value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
