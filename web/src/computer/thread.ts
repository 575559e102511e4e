// What runs in the computer's own thread: it looks at the one position that it is asked about, deeper
// and deeper. Whoever wants something else ends it and begins another.

import { RulesModule } from "../rules/module.ts";
import type { Asked, Heard } from "./computer.ts";

addEventListener("message", async ({ data }: MessageEvent<Asked>) => {
  const instance = await WebAssembly.instantiate(data.module);
  const computer = RulesModule.of<"analyse" | "deeper">(instance);
  const begun = performance.now();
  const tell = (lines: readonly string[]) =>
    postMessage({ lines, ms: performance.now() - begun } satisfies Heard);
  const [taken = ""] = computer.ask("analyse", ...data.question);
  if (!taken.startsWith("ok")) return tell([]);
  let lines: string[];
  do {
    lines = computer.ask("deeper");
    tell(lines);
  } while (!lines[0]?.endsWith("settled"));
});
