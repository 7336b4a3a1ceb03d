/** Plain HTTP: pages of the server's API as typed by the wire. */
import type {
  GameInfo,
  Introduce,
  Me,
  Moments,
  NewTable,
  Problem,
  ReplayInfo,
  Story,
  TableLine,
  TableOpened,
} from "./wire";

/** A request that was refused, or that nobody answered (`no-answer`). */
export class Refused extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.code);
    this.problem = problem;
    this.status = status;
  }
}

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
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, asked);
  } catch {
    throw new Refused({ code: "no-answer", params: {} }, 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  throw new Refused(await problemOf(answer), answer.status);
}

async function problemOf(answer: Response): Promise<Problem> {
  const json = (answer.headers.get("Content-Type") ?? "").includes("json");
  // A proxy in between answers with a page of its own.
  if (!json) return { code: "no-answer", params: {} };
  return (await answer.json()) as Problem;
}

export const games = (): Promise<readonly GameInfo[]> => request("/games");
export const me = (): Promise<Me> => request("/me");
export const introduce = (name: string): Promise<Me> =>
  request("/me", { name } satisfies Introduce);
export const publicTables = (): Promise<readonly TableLine[]> => request("/tables");
export const openTable = (table: NewTable): Promise<TableOpened> => request("/tables", table);
export const tableLine = (code: string): Promise<TableLine> => request(`/tables/${code}`);

/** Steps of a running game before `before`, as seen from a seat of mine or by a spectator. */
export function story(code: string, before: number, seat: number | null): Promise<Story> {
  return request(`/tables/${code}/story?${query({ before, seat })}`);
}

export const replay = (play: string): Promise<ReplayInfo> => request(`/plays/${play}`);

/** Frames `first` to `last` of a game, as seen from a seat or by a spectator. */
export function moments(
  play: string,
  seat: number | null,
  first: number,
  last: number,
): Promise<Moments> {
  return request(`/plays/${play}/moments?${query({ seat, first, last })}`);
}

function query(params: Readonly<Record<string, number | null>>): string {
  const given = Object.entries(params).filter(([, value]) => value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
