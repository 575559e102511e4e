// A value that is loaded from the server and can be reloaded.

import { batch, computed, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Problem } from "../net/request.ts";
import { whenBack } from "../net/when-back.ts";
import { troubleText } from "../trouble.ts";

/** A refusal is final: the server would refuse a retry too. */
const isFinal = (failure: unknown) => failure instanceof Problem && failure.status < 500;

/**
 * Only the answer to the newest request counts. A request that fails in transit is retried when the
 * connection is back.
 */
export class Resource<T> {
  /** The latest answer; null until there is one. It stays while the next one loads. */
  readonly answer = signal<T | null>(null);
  readonly busy = signal(false);
  /** Why the newest request failed. */
  readonly failure = signal<unknown>(null);
  /** `failure` as a sentence. */
  readonly trouble = computed(() =>
    this.failure.value === null ? null : troubleText(this.failure.value),
  );
  private asked = 0;
  private newest: Promise<void> | null = null;
  private stopWaiting = () => {};

  /** `found` is called with each answer that counts. */
  constructor(
    private readonly read: () => Promise<T>,
    private readonly found: (answer: T) => void = () => {},
  ) {}

  /** Starts a different request and clears the answer at once. */
  begin(): Promise<void> {
    this.clear();
    return this.load();
  }

  /** Requests the value. A failure is stored in `trouble`. */
  load(): Promise<void> {
    return this.get().catch(() => {});
  }

  /** Retries the failed request unless a retry is already running. */
  again(): Promise<void> {
    return this.busy.peek() ? Promise.resolve() : this.load();
  }

  /**
   * Requests the value and rejects if the newest request fails. Resolves when the newest request is
   * answered.
   */
  get(): Promise<void> {
    this.stopWaiting();
    this.busy.value = true;
    const done = this.take(++this.asked, this.read());
    this.newest = done;
    return done;
  }

  /** Performs a change and reloads the value. A refusal of the change stays in `failure`. */
  async change(act: Promise<unknown>) {
    const refused = await act.then(
      () => null,
      (failure: unknown) => failure,
    );
    await this.load();
    if (refused !== null) this.failure.value = refused;
  }

  /** Clears the answer and drops the running request. */
  clear() {
    this.stop();
    batch(() => {
      this.answer.value = null;
      this.failure.value = null;
    });
  }

  /** Drops the running request. */
  stop() {
    this.stopWaiting();
    this.asked += 1;
    this.newest = null;
    this.busy.value = false;
  }

  private async take(mine: number, answer: Promise<T>) {
    try {
      const found = await answer;
      if (mine === this.asked) this.use(found);
    } catch (failure) {
      if (mine === this.asked) {
        this.fail(failure);
        throw failure;
      }
    }
    if (mine !== this.asked) await this.newest;
  }

  private use(found: T) {
    batch(() => {
      this.busy.value = false;
      this.failure.value = null;
      this.answer.value = found;
      this.found(found);
    });
  }

  private fail(failure: unknown) {
    batch(() => {
      this.busy.value = false;
      this.failure.value = failure;
    });
    if (!isFinal(failure)) this.stopWaiting = whenBack(() => void this.again());
  }
}

interface Begun {
  begin(): unknown;
  stop(): void;
}

/**
 * Starts loading on the first render, again for a different `question`, and drops the request on
 * unmount.
 */
export function useBegun<R extends Begun>(make: () => R, question: readonly unknown[]): R {
  const made = useMemo(make, question);
  useEffect(() => {
    made.begin();
    return () => made.stop();
  }, [made]);
  return made;
}

export const useResource = <T>(read: () => Promise<T>, question: readonly unknown[]) =>
  useBegun(() => new Resource(read), question);
