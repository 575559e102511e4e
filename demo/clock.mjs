// The server's clock while the demo's past is played, and a schedule of actions.

import { good } from "../tests/e2e/harness/rest.mjs";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export class Clock {
  constructor(client, now) {
    this.client = client;
    this.now = now;
  }

  /** Moves the clock forward; it never goes back. */
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

/** Runs actions in the order of their times. */
export class Calendar {
  #acts = [];

  at(time, act) {
    this.#acts.push({ time, act });
  }

  /** Calls `report` with the time of each action. */
  async run(clock, report) {
    this.#acts.sort((a, b) => a.time - b.time);
    for (const { time, act } of this.#acts) {
      report(time);
      await clock.to(time);
      await act();
    }
  }
}
