import {
  type ClaimAnswer,
  type CreateAnswer,
  type CreateRequest,
  claimAnswer,
  createAnswer,
  errorMessage,
  type Failure,
  type GameInfo,
  gamesAnswer,
  type MomentAnswer,
  momentAnswer,
  type RulesDocument,
  rulesDocument,
} from "./messages";
import { read, type Shape } from "./shape";

export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export const listGames = async (): Promise<Answer<GameInfo[]>> => {
  const answer = await request(gamesAnswer, "/api/games");
  return answer.ok ? { ok: true, value: answer.value.games } : answer;
};

export const createTable = (body: CreateRequest): Promise<Answer<CreateAnswer>> =>
  request(createAnswer, "/api/tables", body);

// Without an invitation: a free seat at a listed table.
export const claimSeat = (
  table: string,
  invite: string | undefined,
  name: string,
): Promise<Answer<ClaimAnswer>> =>
  request(claimAnswer, `/api/tables/${encodeURIComponent(table)}/claim`, {
    ...(invite && { invite }),
    ...(name && { name }),
  });

export const loadRules = (game: string): Promise<Answer<RulesDocument>> =>
  request(rulesDocument, `/api/rules/${encodeURIComponent(game)}`);

export const loadMoment = (table: string, sequence: number): Promise<Answer<MomentAnswer>> =>
  request(momentAnswer, `/api/tables/${encodeURIComponent(table)}/moments/${sequence}`);

// The record of a finished game.
export async function loadRecord(table: string): Promise<Answer<string>> {
  try {
    const response = await fetch(recordAddress(table));
    if (response.ok) return { ok: true, value: await response.text() };
    return { ok: false, failure: await failureOf(response) };
  } catch {
    return { ok: false, failure: { code: "unreachable" } };
  }
}

export const recordAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;

// If there is a body, it is posted as JSON.
export const request = <T>(shape: Shape<T>, path: string, body?: unknown): Promise<Answer<T>> =>
  ask(
    shape,
    path,
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
  );

export async function ask<T>(shape: Shape<T>, path: string, how: RequestInit): Promise<Answer<T>> {
  let response: Response;
  let content: unknown;
  try {
    response = await fetch(path, how);
    content = await response.json();
  } catch {
    return { ok: false, failure: { code: "unreachable" } };
  }
  if (!response.ok) return { ok: false, failure: failureIn(content) };
  const answer = read(shape, content);
  if (answer.ok) return answer;
  console.error(`The server answered something unexpected: ${answer.error}`);
  return { ok: false, failure: { code: "bad_answer" } };
}

function failureIn(content: unknown): Failure {
  const failure = read(errorMessage, content);
  return failure.ok ? failure.value : { code: "unreachable" };
}

const failureOf = async (response: Response): Promise<Failure> => failureIn(await response.json());
