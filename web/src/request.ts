// How a call of REST is sent, and what may come back instead of its answer.

import type { components } from "./api-types.ts";
import { uuid } from "./uuid.ts";

type Refusal = components["schemas"]["Problem"];
type ProblemError = NonNullable<Refusal["errors"]>[number];

/** What the server refused: `message` is its sentence, `fields` one for each wrong field. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly fields: ReadonlyMap<string, string>,
    /** Each thing that is wrong, with the tournament that it belongs to if it is one's. */
    readonly errors: readonly ProblemError[] = [],
  ) {
    super(detail);
  }
}

/** The server could not be reached, or answered with something else than its own words. */
export class Unreachable extends Error {}

const attempts = 3;

async function once<T>(method: string, path: string, init: RequestInit): Promise<T> {
  const response = await fetch(`/api/v1${path}`, { ...init, method });
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem: Partial<Refusal> = await response.json().catch(() => ({}));
  if (!problem.code) throw new Unreachable();
  const errors = problem.errors ?? [];
  const fields = new Map(
    errors.flatMap(({ field, detail }): [string, string][] => (field ? [[field, detail]] : [])),
  );
  throw new Problem(response.status, problem.code, problem.detail ?? "", fields, errors);
}

function request(method: string, body: unknown, version?: number): RequestInit {
  const headers: Record<string, string> = {};
  if (version !== undefined) headers["If-Match"] = `"${version}"`;
  if (method === "POST") headers["Idempotency-Key"] = uuid();
  if (body === undefined) return { headers };
  headers["Content-Type"] = "application/json";
  return { headers, body: JSON.stringify(body) };
}

/** A request that fails on the way is repeated; its key keeps it from being done twice. */
export async function send<T>(
  method: string,
  path: string,
  body?: unknown,
  version?: number,
): Promise<T> {
  const init = request(method, body, version);
  for (let attempt = 1; ; attempt++) {
    try {
      return await once<T>(method, path, init);
    } catch (error) {
      if (error instanceof Problem) throw error;
      if (attempt === attempts) throw new Unreachable();
      await new Promise((resolve) => setTimeout(resolve, 300 * attempt));
    }
  }
}
