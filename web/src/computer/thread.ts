// What runs in a thread of the computer's: it looks at the one position that it is asked about, deeper
// and deeper, until nothing more can be found or its time is over. Whoever gave it no time and wants
// something else ends it and begins another.

import { RulesModule } from "../rules/module.ts";
import type { Asked, Heard } from "./computer.ts";
import { goesOn } from "./slice.ts";

let computer: RulesModule<"weights" | "analyse" | "deeper"> | null = null;

addEventListener("message", async ({ data }: MessageEvent<Asked>) => {
  const { module, weights, question, slice = Number.POSITIVE_INFINITY } = data;
  computer ??= RulesModule.of(await WebAssembly.instantiate(module));
  if (weights) computer.give("weights", new Uint8Array(weights));
  const begun = performance.now();
  const tell = (lines: readonly string[], last: boolean) =>
    postMessage({ lines, ms: performance.now() - begun, last } satisfies Heard);
  const [taken = ""] = computer.ask("analyse", ...question);
  if (!taken.startsWith("ok")) return tell([], true);
  for (let last = false; !last; ) {
    const before = performance.now();
    const lines = computer.ask("deeper");
    const now = performance.now();
    last = lines[0]?.endsWith("settled") === true || !goesOn(now - begun, now - before, slice);
    tell(lines, last);
  }
});
