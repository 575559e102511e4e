// Runs the computer, which analyses positions in worker threads.

import { batch, signal } from "@preact/signals";
import type { Color } from "../board/position.ts";
import { computerThread } from "../net/connection.ts";
import { type Engine, loadEngine, threads } from "./engine.ts";
import { type Findings, readFindings } from "./findings.ts";

export interface Question {
  variant: string;
  /** Empty for the variant's default. */
  ruleset: string;
  /** FEN of the start of the game. */
  start: string;
  moves: readonly string[];
  turn: Color;
}

/** Message to a worker that analyses a position. */
export interface Asked extends Engine {
  question: readonly string[];
  /** Time limit in milliseconds; if omitted, the analysis runs until nothing more can be found. */
  slice?: number;
  /** Shared memory and number of the helping workers. */
  helped?: { memory: WebAssembly.Memory; helpers: number } | undefined;
}

/** Message to a helping worker. */
export interface Helping {
  module: WebAssembly.Module;
  memory: WebAssembly.Memory;
  /** Start address of its stack. */
  stack: number;
}

/**
 * Message from a worker that can be helped from this point on: the stack addresses of the helpers.
 */
export interface Stacks {
  stacks: readonly number[];
}

/** Result of an analysis: the module's answer, empty if the question is invalid. */
export interface Heard {
  lines: readonly string[];
  /** Milliseconds from the start of the analysis. */
  ms: number;
  /** True for the last result. */
  last: boolean;
}

/**
 * Delay before an analysis starts, because a user who steps through a game does not want one for
 * every position.
 */
const pauseMs = 150;
/** Limit that saves the battery when a page is left open. */
const mostMs = 120_000;

/** `variations` is the number of lines, 1 to 5. */
export const questionOf = (
  { variant, ruleset, start, moves }: Question,
  variations: number,
): string[] => [variant, start, ruleset, moves.join(" "), String(variations)];

/** The values of rules/wasm/CMakeLists.txt, in pages of 64 KiB. */
const sharedMemory = { initial: 256, maximum: 2048, shared: true } as const;

/**
 * Returns undefined if this page cannot share memory between threads, or may use only one thread.
 */
function helpersAndMemory(): Asked["helped"] {
  const helpers = threads() - 1;
  if (helpers === 0 || !globalThis.crossOriginIsolated) return undefined;
  try {
    return { memory: new WebAssembly.Memory(sharedMemory), helpers };
  } catch {
    // Not enough memory.
    return undefined;
  }
}

export class Computer {
  readonly found = signal<Findings | null>(null);
  /** True if the engine could not be loaded. */
  readonly lost = signal(false);
  /** The first worker answers; the others help it. */
  private threads: Worker[] = [];
  private timer = 0;
  /** Counts changes of the question, including stops. */
  private asked = 0;
  /** The question whose analysis is not finished. */
  private open: { question: Question; variations: number } | null = null;
  private resting = false;

  /** Starts analysing another position; `variations` is the number of lines, 1 to 5. */
  ask(question: Question, variations: number) {
    this.stop();
    this.open = { question, variations };
    this.begin();
  }

  /** Pauses the analysis and keeps the results. */
  rest() {
    this.resting = true;
    this.endThreads();
  }

  goOn() {
    this.resting = false;
    if (this.threads.length === 0) this.begin();
  }

  /** Stops the analysis and clears the results. */
  stop() {
    this.close();
    batch(() => {
      this.found.value = null;
      this.lost.value = false;
    });
  }

  /** Ends the current analysis. */
  private close() {
    this.open = null;
    this.endThreads();
  }

  private endThreads() {
    this.asked += 1;
    clearTimeout(this.timer);
    for (const thread of this.threads) thread.terminate();
    this.threads = [];
  }

  private begin() {
    if (!this.open || this.resting) return;
    const { question, variations } = this.open;
    this.endThreads();
    this.timer = window.setTimeout(() => void this.look(question, variations), pauseMs);
  }

  private async look(asking: Question, variations: number) {
    const asked = this.asked;
    try {
      const helped = helpersAndMemory();
      const engine = await loadEngine(asking.variant, helped !== undefined);
      if (asked !== this.asked) return;
      const thread = computerThread();
      this.threads = [thread];
      thread.onmessage = ({ data }: MessageEvent<Heard | Stacks>) => {
        if (asked !== this.asked) return;
        if (!("stacks" in data)) this.hear(data, asking.turn);
        else if (helped) this.help({ module: engine.module, memory: helped.memory }, data);
      };
      thread.onerror = () => this.lose();
      const question = questionOf(asking, variations);
      thread.postMessage({ ...engine, question, helped } satisfies Asked);
      this.timer = window.setTimeout(() => this.close(), mostMs);
    } catch {
      if (asked === this.asked) this.lose();
    }
  }

  /** Starts the helpers. A helper that fails to start is not needed. */
  private help(shared: Omit<Helping, "stack">, { stacks }: Stacks) {
    for (const stack of stacks) {
      const thread = computerThread();
      this.threads.push(thread);
      thread.postMessage({ ...shared, stack } satisfies Helping);
    }
  }

  private hear({ lines, ms }: Heard, turn: Color) {
    const found = readFindings(lines, ms, turn);
    // A restarted analysis begins at a low depth; keep the deeper result until it catches up.
    if (!found || found.depth >= (this.found.value?.depth ?? 0)) this.found.value = found;
    if (!found || found.settled) this.close();
  }

  private lose() {
    this.close();
    this.lost.value = true;
  }
}
