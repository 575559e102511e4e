// The site's own workers, which analyse a game once for all users.

import { batch, signal } from "@preact/signals";
import { api, type GameAnalysis } from "../net/api.ts";
import { member } from "../session/account.ts";
import type { Explanation } from "./explanation.ts";

/** Polling interval of the progress, in milliseconds. */
const askedEach = 2000;

export class SiteAnalysis {
  /** "absent": the browser analyses the game. */
  readonly state = signal<"unknown" | "absent" | "offered" | "waiting" | "ready">("unknown");
  /** Number of games queued before this one. */
  readonly ahead = signal(0);
  /** Completed fraction, 0 to 1. */
  readonly progress = signal(0);
  /**
   * True if the results are from an older version of the computer and a new analysis can be
   * requested.
   */
  readonly older = signal(false);
  /** Why the request failed. */
  readonly failure = signal<unknown>(null);
  private timer = 0;
  /** True once the page has been left. */
  private left = false;

  constructor(
    private readonly game: string,
    private readonly explanation: Explanation,
  ) {}

  /** Watches the analysis until the returned function is called. */
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

  /** Lets the browser analyse the game instead. */
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
