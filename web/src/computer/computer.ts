// Asks the computer, which looks at a position in a thread of its own.

import { batch, signal } from "@preact/signals";
import type { Color } from "../board/position.ts";
import { computerThread } from "../net/connection.ts";
import { type Engine, loadEngine } from "./engine.ts";
import { type Findings, readFindings } from "./findings.ts";

export interface Question {
  variant: string;
  /** Empty for the variant's first. */
  ruleset: string;
  /** The FEN that the game began with. */
  start: string;
  moves: readonly string[];
  turn: Color;
}

/** What the thread is sent. */
export interface Asked extends Engine {
  question: readonly string[];
  /** How long to look, in milliseconds; without it until nothing more can be found. */
  slice?: number;
}

/** What it sends: an answer of the module, none where the question is no good. */
export interface Heard {
  lines: readonly string[];
  /** Since it began to look. */
  ms: number;
  /** It looks no further. */
  last: boolean;
}

/** Whoever steps through a game does not want to hear of every position. */
const pauseMs = 150;
/** A battery is not emptied by a page that was left open. */
const mostMs = 120_000;

/** `variations` are wanted, from 1 to 5. */
export const questionOf = (
  { variant, ruleset, start, moves }: Question,
  variations: number,
): string[] => [variant, start, ruleset, moves.join(" "), String(variations)];

export class Computer {
  readonly found = signal<Findings | null>(null);
  /** It could not be loaded. */
  readonly lost = signal(false);
  private thread: Worker | null = null;
  private timer = 0;
  /** How often it was asked something else, or nothing. */
  private asked = 0;

  /** Looks at another position from now on; `variations` are wanted, from 1 to 5. */
  ask(question: Question, variations: number) {
    this.stop();
    this.timer = window.setTimeout(() => void this.begin(question, variations), pauseMs);
  }

  /** Looks at nothing, and forgets what it has found. */
  stop() {
    this.rest();
    batch(() => {
      this.found.value = null;
      this.lost.value = false;
    });
  }

  /** Looks no further. */
  private rest() {
    this.asked += 1;
    clearTimeout(this.timer);
    this.thread?.terminate();
    this.thread = null;
  }

  private async begin(asking: Question, variations: number) {
    const asked = this.asked;
    try {
      const engine = await loadEngine(asking.variant);
      if (asked !== this.asked) return;
      const thread = computerThread();
      this.thread = thread;
      thread.onmessage = ({ data }: MessageEvent<Heard>) => this.hear(data, asking.turn);
      thread.onerror = () => this.lose();
      const question = questionOf(asking, variations);
      thread.postMessage({ ...engine, question } satisfies Asked);
      this.timer = window.setTimeout(() => this.rest(), mostMs);
    } catch {
      if (asked === this.asked) this.lose();
    }
  }

  private hear({ lines, ms }: Heard, turn: Color) {
    const found = readFindings(lines, ms, turn);
    this.found.value = found;
    if (!found || found.settled) this.rest();
  }

  private lose() {
    this.rest();
    this.lost.value = true;
  }
}
