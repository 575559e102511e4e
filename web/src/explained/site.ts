// The site's own workers, who look through a game once for everybody.

import { batch, signal } from "@preact/signals";
import { member } from "../me/account.ts";
import { api, type GameAnalysis } from "../net/api.ts";
import type { Explanation } from "./explanation.ts";

/** How often it is asked how far they are, in milliseconds. */
const askedEach = 2000;

export class SiteAnalysis {
  /** "absent": the browser does it. */
  readonly state = signal<"unknown" | "absent" | "offered" | "waiting" | "ready">("unknown");
  /** Games that wait before this one. */
  readonly ahead = signal(0);
  /** How much is done, from 0 to 1. */
  readonly progress = signal(0);
  /** An older computer has found it, and today's may be asked. */
  readonly older = signal(false);
  /** Why they could not be asked. */
  readonly failure = signal<unknown>(null);
  private timer = 0;
  /** Nobody wants to know any more. */
  private left = false;

  constructor(
    private readonly game: string,
    private readonly explanation: Explanation,
  ) {}

  /** Until the function that is returned is called. */
  begin(): () => void {
    this.left = false;
    void this.look();
    return () => this.stop();
  }

  private stop() {
    this.left = true;
    clearTimeout(this.timer);
  }

  async ask() {
    this.failure.value = null;
    try {
      await api.askForAnalysis(this.game);
      await this.look();
    } catch (failure) {
      this.failure.value = failure;
    }
  }

  /** The browser is to do it. */
  doHere() {
    this.stop();
    this.state.value = "absent";
  }

  private async look() {
    try {
      const page = await api.analysis(this.game);
      if (!this.left) batch(() => this.hear(page));
    } catch {
      if (this.state.peek() === "unknown") this.state.value = "absent";
      else this.lookLater();
    }
  }

  private lookLater() {
    clearTimeout(this.timer);
    if (!this.left) this.timer = window.setTimeout(() => void this.look(), askedEach);
  }

  private hear({ state, may_be_asked: may, newest, ahead, plies, positions }: GameAnalysis) {
    const asked = may && member.peek();
    if (state === "ready") {
      this.explanation.take(positions, true);
      this.older.value = !newest && asked;
      this.state.value = "ready";
    } else if (state === "waiting" && may) {
      this.explanation.take(positions, false);
      this.ahead.value = ahead;
      this.progress.value = ((positions.at(-1)?.ply ?? -1) + 1) / (plies + 1);
      this.state.value = "waiting";
      this.lookLater();
    } else {
      this.state.value = state === "none" && asked ? "offered" : "absent";
    }
  }
}
