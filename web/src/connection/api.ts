import type { GameCard, Guest, GuestChange, NewGuest, NewTable, Problem, TableCard } from "../protocol/messages";
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
};

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

/** What went wrong, as a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.message : say("error-unexpected");
}
