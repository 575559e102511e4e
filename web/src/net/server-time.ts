// Estimates the server's time from requests, which the server answers in order.

import { signal } from "@preact/signals";

export class ServerTime {
  /** Send times of the unanswered requests. */
  private asked: number[] = [];
  /**
   * How far the server's clock is ahead. Views that show a time are redrawn when the estimate
   * improves.
   */
  private readonly aheadMs = signal(0);
  private bestRoundTrip = Number.POSITIVE_INFINITY;

  constructor(private readonly now: () => number) {}

  /** Returns the estimated server time in milliseconds UTC. */
  serverNow(): number {
    return this.now() + this.aheadMs.value;
  }

  /**
   * Called on a new connection. Requests on the old one get no answer, and the latency may differ.
   */
  begin() {
    this.asked = [];
    this.bestRoundTrip = Number.POSITIVE_INFINITY;
  }

  ask() {
    this.asked.push(this.now());
  }

  answered(serverMs: number) {
    const askedAt = this.asked.shift();
    if (askedAt === undefined) return;
    const now = this.now();
    const roundTrip = now - askedAt;
    // The answer with the shortest round trip is the most exact; old ones gradually lose weight.
    if (roundTrip > this.bestRoundTrip * 1.5 + 10) {
      this.bestRoundTrip *= 1.2;
      return;
    }
    this.bestRoundTrip = roundTrip;
    this.aheadMs.value = serverMs + roundTrip / 2 - now;
  }
}
