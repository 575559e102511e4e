// shared.wasm: the computer for several threads with shared memory.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { open } from "./modules.mjs";
import { Threads } from "./threads.mjs";

const module = new WebAssembly.Module(
  readFileSync(join(process.env.CROWNHEAD_WASM, "shared.wasm")),
);
const alone = open("computer");
const combination = "W:W26,30,32,33,35,37,40,41,45,47-50:B4,5,7,11,14,15,17,19-21,24,27";

test("imports only a memory", () => {
  assert.deepEqual(WebAssembly.Module.imports(module), [
    { module: "env", name: "memory", kind: "memory" },
  ]);
});

test("without helpers answers like the single-threaded module", () => {
  const threads = new Threads(module);
  const deeper = Array.from({ length: 6 }, () => ["deeper"]);
  for (const call of [
    ["analyse", "international", combination, "", "", "3"],
    ...deeper,
    ["analyse", "international", "W:W31-50:B1-20", "", "32-28 19-23 28x19", "5"],
    ...deeper,
    ["analyse", "international", "W:W31", "", "", "1"],
    ["deeper"],
  ])
    assert.equal(threads.call(...call), alone.call(...call), call.join(" | "));
});

test("finds the same combination with two helpers", async () => {
  const threads = new Threads(module);
  assert.equal(threads.call("analyse", "international", combination, "", "", "2"), "ok");
  alone.call("analyse", "international", combination, "", "", "2");
  await threads.beginHelp(2);
  for (let depth = 1; depth <= 9; ++depth) {
    const [head, best] = threads.call("deeper").split("\n");
    const [, told] = head.split("\t");
    assert.equal(told, `${depth}`);
    const [, ownBest] = alone.call("deeper").split("\n");
    if (depth === 9)
      assert.deepEqual(
        [best, ownBest].map((line) => line.split("\t")[2].split(" ")[0]),
        ["33-28", "33-28"],
      );
  }
  await threads.end();
});

test("helpers stop once the position is settled", async () => {
  const threads = new Threads(module);
  const won = "W:WK28:BK22";
  assert.equal(threads.call("analyse", "international", won, "", "", "1"), "ok");
  await threads.beginHelp(2);
  let head = "";
  while (!head.endsWith("settled")) [head] = threads.call("deeper").split("\n");
  await threads.ended();
});
