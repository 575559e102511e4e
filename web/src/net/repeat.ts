// Something that must be done in the end, however often it fails.

const firstDelayMs = 1000;
const longestDelayMs = 30_000;

type After = (ms: number, act: () => void) => () => void;

const inTheBrowser: After = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** Repeats what has failed, after delays that grow. */
export class Repeated {
  private attempt = 0;
  private delay = firstDelayMs;
  /** Set while it has failed and is to be done again. */
  private stopWaiting: (() => void) | null = null;

  constructor(
    private readonly act: () => Promise<unknown>,
    private readonly after: After = inTheBrowser,
  ) {}

  /** Starts anew; an attempt that is under way is ignored. */
  start() {
    this.delay = firstDelayMs;
    void this.once();
  }

  /** Does it at once if it waits to be done again. */
  hurry() {
    if (this.stopWaiting) this.start();
  }

  private async once() {
    this.stopWaiting?.();
    this.stopWaiting = null;
    const mine = ++this.attempt;
    try {
      await this.act();
    } catch {
      if (mine !== this.attempt) return;
      this.stopWaiting = this.after(this.delay, () => void this.once());
      this.delay = Math.min(longestDelayMs, this.delay * 2);
    }
  }
}
