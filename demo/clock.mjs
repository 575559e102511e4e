// The clock of the server while its past is played, and what happens when.

import { good } from "../tests/e2e/harness/rest.mjs";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export class Clock {
  constructor(client, now) {
    this.client = client;
    this.now = now;
  }

  /** Moves it on; it is never set back. */
  async to(at) {
    if (at <= this.now) return;
    this.now = Math.floor(at);
    const body = { now: new Date(this.now).toISOString() };
    await good(this.client.send("PUT", "/dev/clock", { body }));
  }

  by(ms) {
    return this.to(this.now + ms);
  }
}

/** Acts in the order of their times. */
export class Calendar {
  #acts = [];

  at(time, act) {
    this.#acts.push({ time, act });
  }

  /** `tell` hears the time of each. */
  async run(clock, tell) {
    this.#acts.sort((a, b) => a.time - b.time);
    for (const { time, act } of this.#acts) {
      tell(time);
      await clock.to(time);
      await act();
    }
  }
}
