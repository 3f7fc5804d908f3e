import { type Answer, ask, request } from "./api";
import {
  type AccountAnswer,
  type AccountTable,
  accountAnswer,
  type CreateAnswer,
  createAnswer,
  type EmptyAnswer,
  emptyAnswer,
  type FinishedGame,
  type ListedTable,
  myTablesAnswer,
  type RatedPlayer,
  ratingsAnswer,
  resultsAnswer,
  tablesAnswer,
} from "./messages";

// Requests for the lobby, accounts and ratings. The session is a cookie that scripts cannot read.

function part<T, U>(answer: Answer<T>, of: (value: T) => U): Answer<U> {
  return answer.ok ? { ok: true, value: of(answer.value) } : answer;
}

export const listTables = async (): Promise<Answer<ListedTable[]>> =>
  part(await request(tablesAnswer, "/api/tables"), (answer) => answer.tables);

export const signUp = (name: string, password: string): Promise<Answer<AccountAnswer>> =>
  request(accountAnswer, "/api/account", { name, password });

export const signIn = (name: string, password: string): Promise<Answer<AccountAnswer>> =>
  request(accountAnswer, "/api/session", { name, password });

export const signOut = (): Promise<Answer<EmptyAnswer>> =>
  ask(emptyAnswer, "/api/session", { method: "DELETE" });

export const signOutEverywhere = (): Promise<Answer<EmptyAnswer>> =>
  ask(emptyAnswer, "/api/sessions", { method: "DELETE" });

export const changePassword = (password: string, fresh: string): Promise<Answer<AccountAnswer>> =>
  request(accountAnswer, "/api/account/password", { password, new_password: fresh });

export const deleteAccount = (password: string): Promise<Answer<EmptyAnswer>> =>
  request(emptyAnswer, "/api/account/deletion", { password });

export const loadAccount = (): Promise<Answer<AccountAnswer>> => request(accountAnswer, "/api/account");

export const accountTables = async (): Promise<Answer<AccountTable[]>> =>
  part(await request(myTablesAnswer, "/api/account/tables"), (answer) => answer.tables);

export const accountResults = async (): Promise<Answer<FinishedGame[]>> =>
  part(await request(resultsAnswer, "/api/account/results"), (answer) => answer.results);

export const loadRatings = async (game: string): Promise<Answer<RatedPlayer[]>> =>
  part(await request(ratingsAnswer, `/api/ratings/${encodeURIComponent(game)}`), (answer) => answer.players);

// A table that continues where the record ends.
export const playOn = (record: string): Promise<Answer<CreateAnswer>> =>
  ask(createAnswer, "/api/records", {
    method: "POST",
    headers: { "content-type": "application/jsonl" },
    body: record,
  });
