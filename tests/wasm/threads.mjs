// Threads of this process that run shared.wasm with shared memory, like the workers of a page.

import { once } from "node:events";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

const instantiate = (module, memory) =>
  new WebAssembly.Instance(module, { env: { memory } }).exports;

export class Threads {
  #module;
  #memory = new WebAssembly.Memory({ initial: 256, maximum: 2048, shared: true });
  #exports;
  #helpers = [];
  #ends = [];

  constructor(module) {
    this.#module = module;
    this.#exports = instantiate(module, this.#memory);
    this.#exports._initialize();
  }

  #at(length) {
    return new Uint8Array(this.#memory.buffer, this.#exports.crownhead_buffer(), length);
  }

  /** The answer to lines, or to a file's bytes. */
  call(name, ...lines) {
    const [first] = lines;
    const input = first instanceof Uint8Array ? first : new TextEncoder().encode(lines.join("\n"));
    this.#at(input.length).set(input);
    const length = this.#exports[`crownhead_${name}`](input.length);
    return new TextDecoder().decode(this.#at(length).slice());
  }

  /** Starts threads that help with the current analysis; resolves when all have started. */
  async beginHelp(helpers) {
    for (let i = 0; i < helpers; ++i) {
      const data = {
        module: this.#module,
        memory: this.#memory,
        stack: this.#exports.crownhead_stack(),
      };
      const helper = new Worker(new URL(import.meta.url), { workerData: data });
      this.#helpers.push(helper);
      this.#ends.push(once(helper, "exit"));
    }
    await Promise.all(this.#helpers.map((helper) => once(helper, "message")));
  }

  /** Resolves when all threads have ended on their own. */
  ended = () => Promise.all(this.#ends);

  end = () => Promise.all(this.#helpers.map((helper) => helper.terminate()));
}

if (!isMainThread && workerData?.stack) {
  const { module, memory, stack } = workerData;
  const { __stack_pointer, crownhead_help } = instantiate(module, memory);
  __stack_pointer.value = stack;
  parentPort.postMessage("begun");
  crownhead_help();
}
