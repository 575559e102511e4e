// Commands that the server has not answered. Commands of an account outlive the page: the browser
// stores them per account, and they are sent under the same id when that account signs in again.

import { signal } from "@preact/signals";

export interface Answer {
  v?: number;
  d: unknown;
}

/** A refusal by the server, with a sentence that gives the reason. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    detail: string,
  ) {
    super(detail);
  }
}

export interface Told {
  id: string;
  t: string;
  fields: Readonly<Record<string, unknown>>;
  at_ms: number;
}

export interface Command extends Told {
  /** Id of the account that gave the command; null for a page without an account. */
  owner: string | null;
  answer: Promise<Answer>;
  resolve(answer: Answer): void;
  reject(refused: Refused): void;
}

/** A string store by key; the browser's localStorage. */
export interface Keep {
  get(name: string): string | null;
  set(name: string, text: string | null): void;
}

const mostKept = 50;
const minute_ms = 60_000;
const day_ms = 24 * 60 * minute_ms;

/**
 * Commands that may arrive late: a move names its position, and a chat line reads the same later.
 */
const lasting: readonly string[] = ["move", "chat"];
/** Commands that matter only to the open page and are not stored. */
const passing: readonly string[] = ["seek", "unseek", "take"];

/** How long a command remains valid after it was given. A later one is not sent. */
function lasts(t: string): number {
  if (lasting.includes(t)) return 2 * day_ms;
  // A user who has left to do something else must not be put into a live game.
  return t === "take" ? minute_ms : 15 * minute_ms;
}

const nameOf = (owner: string): string => `crownhead.unanswered.${owner}`;

export class Unanswered {
  /** In the order in which they were given. */
  readonly all = signal<readonly Command[]>([]);

  constructor(
    private readonly keep: Keep,
    private readonly now: () => number,
  ) {}

  add(id: string, t: string, fields: Told["fields"], owner: string | null): Command {
    const command = this.put({ id, t, fields, at_ms: this.now() }, owner);
    if (owner !== null && !passing.includes(t)) {
      const { at_ms } = command;
      this.store(owner, [...this.stored(owner), { id, t, fields, at_ms }].slice(-mostKept));
    }
    return command;
  }

  /** Loads the commands that this account left unanswered, in this tab or another. */
  recall(owner: string) {
    const here = new Set(this.all.peek().map(({ id }) => id));
    for (const told of this.stored(owner)) if (!here.has(told.id)) this.put(told, owner);
  }

  isLate({ t, at_ms }: Told): boolean {
    return this.now() - at_ms > lasts(t);
  }

  find(id: string): Command | undefined {
    return this.all.peek().find((command) => command.id === id);
  }

  /** Removes a command that is answered or will not be sent. */
  take(command: Command) {
    this.forget(command);
    const { owner, id } = command;
    if (owner === null) return;
    const kept = this.stored(owner);
    const rest = kept.filter((told) => told.id !== id);
    if (rest.length < kept.length) this.store(owner, rest);
  }

  /** Removes a command from this page only. It stays stored for its account. */
  forget({ id }: Command) {
    this.all.value = this.all.peek().filter((command) => command.id !== id);
  }

  private put(told: Told, owner: string | null): Command {
    let resolve: Command["resolve"] = () => {};
    let reject: Command["reject"] = () => {};
    const answer = new Promise<Answer>((good, bad) => {
      resolve = good;
      reject = bad;
    });
    // A stored command may have no caller waiting for its answer.
    answer.catch(() => {});
    const command = { ...told, owner, answer, resolve, reject };
    this.all.value = [...this.all.peek(), command];
    return command;
  }

  private stored(owner: string): Told[] {
    try {
      const kept: unknown = JSON.parse(this.keep.get(nameOf(owner)) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isTold) : [];
    } catch {
      return [];
    }
  }

  private store(owner: string, commands: readonly Told[]) {
    this.keep.set(nameOf(owner), commands.length === 0 ? null : JSON.stringify(commands));
  }
}

function isTold(one: unknown): one is Told {
  const { id, t, fields, at_ms } = (one ?? {}) as Partial<Told>;
  return (
    typeof id === "string" &&
    typeof t === "string" &&
    typeof fields === "object" &&
    fields !== null &&
    typeof at_ms === "number"
  );
}

/** Without storage the commands last as long as the page. */
export const browserKeep: Keep = {
  get(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  set(name, text) {
    try {
      if (text === null) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
    } catch {
      // See above.
    }
  },
};
