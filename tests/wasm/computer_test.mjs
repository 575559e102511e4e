// computer.wasm against the same computer compiled for this machine.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, page } from "./modules.mjs";

const { bytes, module, call, assertSame } = open("computer");

const combination = "W:W26,30,32,33,35,37,40,41,45,47-50:B4,5,7,11,14,15,17,19-21,24,27";
const start = {
  international: "W:W31-50:B1-20",
  russian: "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8",
};

test("has no imports, is small, and exports what the computer's thread asks", () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  assert.ok(bytes.length < 1_200_000, `${bytes.length} bytes`);
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  for (const name of ["buffer", "capacity", "analyse", "deeper"])
    assert.ok(names.includes(`crownhead_${name}`), name);
});

test("finds what the computer finds here", () => {
  const deeper = Array.from({ length: 6 }, () => ["deeper"]);
  assertSame([
    ["deeper"],
    ["analyse", "international", combination, "", "", "3"],
    ...deeper,
    ["analyse", "international", start.international, "", "32-28 19-23 28x19", "5"],
    ...deeper,
    ["analyse", "russian", start.russian, "", "", "1"],
    ...deeper,
    ["analyse", "bashni", start.russian, "", "", "2"],
    ["deeper"],
    ["deeper"],
  ]);
});

test("says what is wrong with a question, and forgets the one before", () => {
  assertSame([
    ["analyse", "international", start.international, "", "", "1"],
    ["analyse", "chess", start.international, "", "", "1"],
    ["deeper"],
    ["analyse", "international", "nonsense", "", "", "1"],
    ["analyse", "international", start.international, "club", "", "1"],
    ["analyse", "international", start.international, "", "32-33", "1"],
    ["analyse", "international", start.international, "", "", "many"],
    ["deeper"],
    ["analyse", "international", start.international, "", "", "-7"],
    ["deeper"],
  ]);
});

test("the page reads what it has found", async () => {
  const { readFindings, scoreText, shareOf } = await page("computer/findings.ts");
  const asked = (...question) => {
    assert.equal(call("analyse", ...question), "ok");
    let lines = call("deeper").split("\n");
    for (let depth = 1; depth < 7 && !lines[0].endsWith("settled"); ++depth)
      lines = call("deeper").split("\n");
    return lines;
  };
  const found = readFindings(asked("international", combination, "", "", "2"), 2000, "white");
  assert.equal(found.depth, 7);
  assert.equal(found.variations[0].moves[0], "33-28");
  assert.ok(found.variations[0].score > found.variations[1].score);
  assert.ok(found.speed > 0);
  assert.match(scoreText(found.variations[0], "en"), /^\+\d+\.\d\d$/);
  assert.ok(shareOf(found.variations[0]) > 0.5);
  const lost = readFindings(asked("international", "B:WK28:B26", "", "", "1"), 1, "black");
  assert.ok(lost.settled);
  assert.ok(lost.variations[0].wins > 0, "White wins");
  assert.match(scoreText(lost.variations[0], "en"), /^#\d+$/);
  assert.equal(shareOf(lost.variations[0]), 1);
  assert.equal(readFindings([], 1, "white"), null);
});
