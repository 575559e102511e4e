// Retries an action until it succeeds.

const firstDelayMs = 1000;
const longestDelayMs = 30_000;

type After = (ms: number, act: () => void) => () => void;

const inTheBrowser: After = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** Retries a failed action, with growing delays. */
export class Repeated {
  private attempt = 0;
  private delay = firstDelayMs;
  /** Set while a retry is scheduled. */
  private stopWaiting: (() => void) | null = null;

  constructor(
    private readonly act: () => Promise<unknown>,
    private readonly after: After = inTheBrowser,
  ) {}

  /** Starts over. A running attempt is ignored. */
  start() {
    this.delay = firstDelayMs;
    void this.once();
  }

  /** Runs a scheduled retry at once. */
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
