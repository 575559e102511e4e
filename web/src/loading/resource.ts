// Something that the server is asked for, again and again perhaps.

import { batch, computed, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Problem } from "../net/request.ts";
import { whenBack } from "../net/when-back.ts";
import { troubleText } from "../trouble.ts";

/** What the server refuses it refuses again. */
const isFinal = (failure: unknown) => failure instanceof Problem && failure.status < 500;

/**
 * Only the answer to the newest question counts. What fails on the way is asked for again when the
 * connection is back.
 */
export class Resource<T> {
  /** null until there is one; the last one stays while the next is on its way. */
  readonly answer = signal<T | null>(null);
  readonly busy = signal(false);
  /** Why there is no answer to the newest question. */
  readonly failure = signal<unknown>(null);
  /** The same as a sentence. */
  readonly trouble = computed(() =>
    this.failure.value === null ? null : troubleText(this.failure.value),
  );
  private asked = 0;
  private newest: Promise<void> | null = null;
  private stopWaiting = () => {};

  /** `found` is told each answer that counts. */
  constructor(
    private readonly read: () => Promise<T>,
    private readonly found: (answer: T) => void = () => {},
  ) {}

  /** For another question than before: its answer is gone at once. */
  begin(): Promise<void> {
    this.clear();
    return this.load();
  }

  /** Asks; a failure is in `trouble`. */
  load(): Promise<void> {
    return this.get().catch(() => {});
  }

  /** What has failed, once more, unless that is under way. */
  again(): Promise<void> {
    return this.busy.peek() ? Promise.resolve() : this.load();
  }

  /** Asks, and fails where the newest question does; done when that is answered. */
  get(): Promise<void> {
    this.stopWaiting();
    this.busy.value = true;
    const done = this.take(++this.asked, this.read());
    this.newest = done;
    return done;
  }

  /** Does something that changes the answer, and asks again; what was refused stays said. */
  async change(act: Promise<unknown>) {
    const refused = await act.then(
      () => null,
      (failure: unknown) => failure,
    );
    await this.load();
    if (refused !== null) this.failure.value = refused;
  }

  /** Nothing is asked for: what is there goes, and what is under way. */
  clear() {
    this.stop();
    batch(() => {
      this.answer.value = null;
      this.failure.value = null;
    });
  }

  /** Drops what is under way, for good or until the next question. */
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

/** Asked as soon as it is drawn, anew for another question, and dropped when the page is left. */
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
