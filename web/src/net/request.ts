// Sends REST calls and defines the errors that they can fail with.

import { loadTexts } from "../messages/messages.ts";
import { refusalSentence } from "../messages/refusals.ts";
import type { components } from "./api-types.ts";
import { uuid } from "./uuid.ts";

type Refusal = components["schemas"]["Problem"];
type ProblemError = NonNullable<Refusal["errors"]>[number];

/**
 * A refusal by the server. `message` is a sentence; `fields` has one sentence per invalid field.
 */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    readonly fields: ReadonlyMap<string, string>,
    /** Each error, with the tournament that it belongs to, if any. */
    readonly errors: readonly ProblemError[] = [],
  ) {
    super(sentence);
  }
}

/** The server could not be reached, or the answer did not come from it. */
export class Unreachable extends Error {}

/** A refusal of a retry after the first answer was lost. The first attempt may have succeeded. */
export class Unsure extends Problem {}

const attempts = 3;
/** Timeout for an answer; longer for a large body. */
const patience_ms = 15_000;
const slowest_bytes_per_ms = 10;
/** No retries after this time. */
const repeated_for_ms = 20_000;

async function once<T>(method: string, path: string, init: Request): Promise<T> {
  const stop = new AbortController();
  const length = init.body?.length ?? 0;
  const timer = setTimeout(() => stop.abort(), patience_ms + length / slowest_bytes_per_ms);
  try {
    return await answerOf<T>(
      await fetch(`/api/v1${path}`, { ...init, method, signal: stop.signal }),
    );
  } finally {
    clearTimeout(timer);
  }
}

async function answerOf<T>(response: Response): Promise<T> {
  const empty = response.status === 202 || response.status === 204;
  if (response.ok) return (empty ? undefined : await response.json()) as T;
  const problem: Partial<Refusal> = await response.json().catch(() => ({}));
  if (!problem.code) throw new Unreachable();
  // If the texts cannot be loaded, the message is in English.
  await loadTexts(["refusals"]).catch(() => {});
  const errors = problem.errors ?? [];
  const fields = new Map(
    errors.flatMap((error): [string, string][] =>
      error.field ? [[error.field, refusalSentence(error)]] : [],
    ),
  );
  throw new Problem(response.status, problem.code, refusalSentence(problem), fields, errors);
}

interface Request {
  headers: Record<string, string>;
  body?: string;
}

/** Each change has an idempotency key, so the server performs it once. */
function request(method: string, body: unknown, version?: number): Request {
  const headers: Record<string, string> = {};
  if (version !== undefined) headers["If-Match"] = `"${version}"`;
  if (method !== "GET") headers["Idempotency-Key"] = uuid();
  if (body === undefined) return { headers };
  headers["Content-Type"] = "application/json";
  return { headers, body: JSON.stringify(body) };
}

/** Statuses that a change gets if it was already made, for routes without stored keys. */
const doneBefore: readonly number[] = [401, 404, 409, 412];

/**
 * A refusal of a retry may be caused by the first attempt. A deletion or a sign-out has then
 * succeeded; for other requests the outcome is unknown.
 */
function refusedAgain<T>(method: string, path: string, problem: Problem): T {
  if (method === "GET" || !doneBefore.includes(problem.status)) throw problem;
  if (path === "/session" && method === "POST") throw problem;
  const gone = problem.status === 404 || (path === "/session" && problem.status === 401);
  if (method === "DELETE" && gone) return undefined as T;
  const { status, code, message, fields, errors } = problem;
  throw new Unsure(status, code, message, fields, errors);
}

/**
 * Retries requests that fail in transit. The idempotency key prevents a change from being made
 * twice.
 */
export async function send<T>(
  method: string,
  path: string,
  body?: unknown,
  version?: number,
): Promise<T> {
  const init = request(method, body, version);
  const until = Date.now() + repeated_for_ms;
  for (let attempt = 1; ; attempt++) {
    try {
      return await once<T>(method, path, init);
    } catch (error) {
      if (error instanceof Problem) {
        if (attempt === 1) throw error;
        return refusedAgain<T>(method, path, error);
      }
      if (attempt === attempts || Date.now() >= until) throw new Unreachable();
      await new Promise((resolve) => setTimeout(resolve, 300 * attempt));
    }
  }
}
