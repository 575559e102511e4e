// The server's time, from questions that it answers in their order.

import { signal } from "@preact/signals";

export class ServerTime {
  /** When each question was asked that has no answer yet. */
  private asked: number[] = [];
  /** How far the server is ahead; what shows an instant is drawn anew when that is known better. */
  private readonly aheadMs = signal(0);
  private bestRoundTrip = Number.POSITIVE_INFINITY;

  constructor(private readonly now: () => number) {}

  /** The server's time as well as it is known, in milliseconds UTC. */
  serverNow(): number {
    return this.now() + this.aheadMs.value;
  }

  /** On a new connection: what was asked on the old one gets no answer, and the way may be another. */
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
    // The answer that was under way for the shortest time is the most exact one; old ones fade.
    if (roundTrip > this.bestRoundTrip * 1.5 + 10) {
      this.bestRoundTrip *= 1.2;
      return;
    }
    this.bestRoundTrip = roundTrip;
    this.aheadMs.value = serverMs + roundTrip / 2 - now;
  }
}
