// Code of a computer worker. It analyses one position deeper and deeper until nothing more can be
// found or its time is up, or it helps another worker do so. An analysis without a time limit ends
// only by terminating the worker.

import { RulesModule } from "../rules/module.ts";
import type { Asked, Heard, Helping, Stacks } from "./computer.ts";
import { goesOn } from "./slice.ts";

type Computer = RulesModule<"weights" | "analyse" | "deeper">;

let instance: WebAssembly.Instance | null = null;
let computer: Computer | null = null;

addEventListener("message", ({ data }: MessageEvent<Asked | Helping>) =>
  "stack" in data ? help(data) : look(data),
);

async function look({
  module,
  weights,
  question,
  slice = Number.POSITIVE_INFINITY,
  helped,
}: Asked) {
  const memory = helped?.memory;
  const imports = memory ? { env: { memory } } : {};
  instance ??= await WebAssembly.instantiate(module, imports);
  computer ??= RulesModule.of(instance, memory);
  if (weights) computer.give("weights", new Uint8Array(weights));
  const begun = performance.now();
  const tell = (lines: readonly string[], last: boolean) =>
    postMessage({ lines, ms: performance.now() - begun, last } satisfies Heard);
  const [taken = ""] = computer.ask("analyse", ...question);
  if (!taken.startsWith("ok")) return tell([], true);
  if (helped) askForHelp(instance.exports as unknown as Helper, helped.helpers);
  for (let last = false; !last; ) {
    const before = performance.now();
    const lines = computer.ask("deeper");
    const now = performance.now();
    last = lines[0]?.endsWith("settled") === true || !goesOn(now - begun, now - before, slice);
    tell(lines, last);
  }
}

/** Additional exports of shared.wasm. */
interface Helper {
  __stack_pointer: WebAssembly.Global<"i32">;
  crownhead_stack(): number;
  crownhead_help(): void;
}

function askForHelp({ crownhead_stack }: Helper, helpers: number) {
  const stacks = Array.from({ length: helpers }, () => crownhead_stack());
  postMessage({ stacks } satisfies Stacks);
}

async function help({ module, memory, stack }: Helping) {
  const { exports } = await WebAssembly.instantiate(module, { env: { memory } });
  const { __stack_pointer, crownhead_help } = exports as unknown as Helper;
  __stack_pointer.value = stack;
  crownhead_help();
}
