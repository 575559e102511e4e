// Asks the computer, which looks at a position in a thread of its own.

import { batch, signal } from "@preact/signals";
import type { Color } from "../board/position.ts";
import { computerThread } from "../net/connection.ts";
import { type Engine, loadEngine, threads } from "./engine.ts";
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
  /** Others help it, in this memory. */
  helped?: { memory: WebAssembly.Memory; helpers: number } | undefined;
}

/** What a thread that helps is sent. */
export interface Helping {
  module: WebAssembly.Module;
  memory: WebAssembly.Memory;
  /** Where its stack begins. */
  stack: number;
}

/** What a thread sends that may be helped from now on: where the stacks of those begin. */
export interface Stacks {
  stacks: readonly number[];
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

/** As rules/wasm/CMakeLists.txt has them, in pages of 64 KiB. */
const sharedMemory = { initial: 256, maximum: 2048, shared: true } as const;

/** Undefined where threads of this page share no memory, or there is but one. */
function helpersAndMemory(): Asked["helped"] {
  const helpers = threads() - 1;
  if (helpers === 0 || !globalThis.crossOriginIsolated) return undefined;
  try {
    return { memory: new WebAssembly.Memory(sharedMemory), helpers };
  } catch {
    // There is no room for so much.
    return undefined;
  }
}

export class Computer {
  readonly found = signal<Findings | null>(null);
  /** It could not be loaded. */
  readonly lost = signal(false);
  /** The first answers; the others help it. */
  private threads: Worker[] = [];
  private timer = 0;
  /** How often it was asked something else, or nothing. */
  private asked = 0;
  /** What it has not looked at long enough. */
  private open: { question: Question; variations: number } | null = null;
  private resting = false;

  /** Looks at another position from now on; `variations` are wanted, from 1 to 5. */
  ask(question: Question, variations: number) {
    this.stop();
    this.open = { question, variations };
    this.begin();
  }

  /** Looks at nothing until it is told to go on; what it has found stays. */
  rest() {
    this.resting = true;
    this.endThreads();
  }

  goOn() {
    this.resting = false;
    if (this.threads.length === 0) this.begin();
  }

  /** Looks at nothing, and forgets what it has found. */
  stop() {
    this.close();
    batch(() => {
      this.found.value = null;
      this.lost.value = false;
    });
  }

  /** Looks no further at what it was asked. */
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

  /** One that cannot be begun is missed by nobody. */
  private help(shared: Omit<Helping, "stack">, { stacks }: Stacks) {
    for (const stack of stacks) {
      const thread = computerThread();
      this.threads.push(thread);
      thread.postMessage({ ...shared, stack } satisfies Helping);
    }
  }

  private hear({ lines, ms }: Heard, turn: Color) {
    const found = readFindings(lines, ms, turn);
    // Where it has begun once more, the deeper stays.
    if (!found || found.depth >= (this.found.value?.depth ?? 0)) this.found.value = found;
    if (!found || found.settled) this.close();
  }

  private lose() {
    this.close();
    this.lost.value = true;
  }
}
