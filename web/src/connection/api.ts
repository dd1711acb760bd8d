import type {
  GameCard,
  GoOn,
  Guest,
  GuestChange,
  MatchCard,
  Moments,
  NewGuest,
  NewTable,
  PlayedCard,
  Problem,
  TableCard,
} from "../protocol/messages";
import { say } from "../words/say";

/** A call was refused or did not get through. The message is a sentence for the person. */
export class ApiError extends Error {
  /** 0 if there was no answer. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface Call {
  method?: "GET" | "POST" | "PATCH";
  token?: string;
  body?: unknown;
}

/** The lobby's calls. */
export const api = {
  games: () => call<GameCard[]>("games"),
  tables: () => call<TableCard[]>("tables"),
  table: (code: string) => call<TableCard>(`tables/${code}`),
  openTable: (table: NewTable, token: string) => call<TableCard>("tables", { method: "POST", body: table, token }),
  newGuest: (guest: NewGuest) => call<Guest>("guests", { method: "POST", body: guest }),
  me: (token: string) => call<Guest>("guests/me", { token }),
  changeMe: (change: GuestChange, token: string) => call<Guest>("guests/me", { method: "PATCH", body: change, token }),
  myTables: (token: string) => call<TableCard[]>("guests/me/tables", { token }),
  myMatches: (token: string) => call<PlayedCard[]>("guests/me/matches", { token }),
  match: (code: string, number: number) => call<MatchCard>(`matches/${code}/${number}`),
  moments: (code: string, number: number, view: string, first: number) =>
    call<Moments>(`matches/${code}/${number}/scenes?view=${view}&first=${first}`),
  matchFile: (code: string, number: number) => call<unknown>(matchFileAt(code, number).slice("/api/".length)),
  goOn: (code: string, number: number, from: GoOn, token: string) =>
    call<TableCard>(`matches/${code}/${number}/continue`, { method: "POST", body: from, token }),
};

/** Where the file of a finished match is. */
export function matchFileAt(code: string, number: number): string {
  return `/api/matches/${code}/${number}/file`;
}

async function call<T>(path: string, { method = "GET", token, body }: Call = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, say("error-no-answer"));
  }
  if (answer.ok) return (await answer.json()) as T;
  throw new ApiError(answer.status, await problem(answer));
}

async function problem(answer: Response): Promise<string> {
  try {
    const { detail } = (await answer.json()) as Problem;
    if (detail) return detail;
  } catch {
    // Not from our server: a proxy, perhaps.
  }
  return say("error-status", { status: answer.status });
}

/** Whether nobody was there to answer; a proxy before the server may say so in its own words. */
export function unanswered(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status);
}

/** What went wrong, as a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.message : say("error-unexpected");
}
