// How a call of REST is sent, and what may come back instead of its answer.

import { loadTexts } from "../messages/messages.ts";
import { refusalSentence } from "../messages/refusals.ts";
import type { components } from "./api-types.ts";
import { uuid } from "./uuid.ts";

type Refusal = components["schemas"]["Problem"];
type ProblemError = NonNullable<Refusal["errors"]>[number];

/** What the server refused: `message` is a sentence, `fields` has one for each wrong field. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    readonly fields: ReadonlyMap<string, string>,
    /** Each thing that is wrong, with the tournament that it belongs to if it is one's. */
    readonly errors: readonly ProblemError[] = [],
  ) {
    super(sentence);
  }
}

/** The server could not be reached, or answered with something else than its own words. */
export class Unreachable extends Error {}

/** A refusal of the second try after the answer to the first was lost: it may be done. */
export class Unsure extends Problem {}

const attempts = 3;
/** How long to wait for an answer; longer for a body that takes long to send. */
const patience_ms = 15_000;
const slowest_bytes_per_ms = 10;
/** After this time nothing is sent again. */
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
  // Without them it is told in English.
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

/** Each change has a key, by which the server knows it again and does it once. */
function request(method: string, body: unknown, version?: number): Request {
  const headers: Record<string, string> = {};
  if (version !== undefined) headers["If-Match"] = `"${version}"`;
  if (method !== "GET") headers["Idempotency-Key"] = uuid();
  if (body === undefined) return { headers };
  headers["Content-Type"] = "application/json";
  return { headers, body: JSON.stringify(body) };
}

/** The refusal of a change that was done already, for kinds of which the server keeps no key. */
const doneBefore: readonly number[] = [401, 404, 409, 412];

/**
 * A refusal of what was sent before may be of its repetition alone. What was to go is gone then, and
 * the session that was to end, too; of the rest nobody can say.
 */
function refusedAgain<T>(method: string, path: string, problem: Problem): T {
  if (method === "GET" || !doneBefore.includes(problem.status)) throw problem;
  if (path === "/session" && method === "POST") throw problem;
  const gone = problem.status === 404 || (path === "/session" && problem.status === 401);
  if (method === "DELETE" && gone) return undefined as T;
  const { status, code, message, fields, errors } = problem;
  throw new Unsure(status, code, message, fields, errors);
}

/** A request that fails on the way is repeated; its key keeps it from being done twice. */
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
