// A pool of workers that analyse positions one after another. Each position is analysed by one
// worker, so the workers share nothing.

import { computerThread } from "../net/connection.ts";
import { type Asked, type Heard, type Question, questionOf } from "./computer.ts";
import { type Engine, loadEngine, threads } from "./engine.ts";
import { type Findings, readFindings } from "./findings.ts";

interface Task extends Engine {
  question: Question;
  /** Time limit in milliseconds. */
  slice: number;
  found: Findings | null;
  done(found: Findings | null): void;
  lost(error: unknown): void;
}

/** Extra time for a depth that does not finish, in milliseconds. */
const patienceMs = 4000;

export class Pool {
  readonly size = threads();
  private readonly waiting: Task[] = [];
  private readonly busy = new Map<Worker, { task: Task; timer: number }>();
  private readonly idle: Worker[] = [];
  private resting = false;
  /** Busy time before `since`, which is null while no worker is busy. */
  private gone = 0;
  private since: number | null = null;

  /**
   * Returns the result after `slice` milliseconds; null if the question is invalid or there is no
   * result.
   */
  look(question: Question, slice: number): Promise<Findings | null> {
    return new Promise((done, lost) => {
      loadEngine(question.variant).then((engine) => {
        this.waiting.push({ ...engine, question, slice, found: null, done, lost });
        this.hand();
      }, lost);
    });
  }

  /** Total time in which at least one worker was busy, in milliseconds. */
  elapsed(): number {
    return this.gone + (this.since === null ? 0 : performance.now() - this.since);
  }

  /** Pauses the analysis. Unfinished positions start over afterwards. */
  rest() {
    this.resting = true;
    for (const { task } of this.busy.values()) this.waiting.unshift(task);
    this.endThreads();
    this.keepTime();
  }

  goOn() {
    this.resting = false;
    this.hand();
  }

  /** Stops the workers. Pending promises are never settled. */
  dispose() {
    this.rest();
    this.waiting.length = 0;
  }

  private endThreads() {
    for (const [thread, { timer }] of this.busy) {
      clearTimeout(timer);
      thread.terminate();
    }
    for (const thread of this.idle) thread.terminate();
    this.busy.clear();
    this.idle.length = 0;
  }

  private keepTime() {
    const works = this.busy.size > 0;
    if (works) this.since ??= performance.now();
    else if (this.since !== null) {
      this.gone = this.elapsed();
      this.since = null;
    }
  }

  private hand() {
    while (!this.resting && this.busy.size < this.size) {
      const task = this.waiting.shift();
      if (!task) break;
      this.begin(task);
    }
    this.keepTime();
  }

  private begin(task: Task) {
    const thread = this.idle.pop() ?? computerThread();
    const timer = window.setTimeout(() => this.end(thread, true), task.slice + patienceMs);
    this.busy.set(thread, { task, timer });
    thread.onmessage = ({ data }: MessageEvent<Heard>) => {
      task.found = readFindings(data.lines, data.ms, task.question.turn) ?? task.found;
      if (data.last) this.end(thread, false);
    };
    thread.onerror = () => this.lose(thread);
    const question = questionOf(task.question, 1);
    const { module, weights, slice } = task;
    thread.postMessage({ module, weights, question, slice } satisfies Asked);
  }

  /** Ends a task whose worker has answered or takes too long. */
  private end(thread: Worker, stuck: boolean) {
    const task = this.taken(thread);
    if (!task) return;
    if (stuck) thread.terminate();
    else this.idle.push(thread);
    task.done(task.found);
    this.hand();
  }

  private lose(thread: Worker) {
    const task = this.taken(thread);
    if (!task) return;
    thread.terminate();
    task.lost(new Error("the computer's thread could not be loaded"));
    this.hand();
  }

  /** Takes the task from a worker, which is no longer busy. */
  private taken(thread: Worker): Task | undefined {
    const work = this.busy.get(thread);
    clearTimeout(work?.timer);
    this.busy.delete(thread);
    return work?.task;
  }
}
