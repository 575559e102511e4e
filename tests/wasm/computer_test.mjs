// Compares computer.wasm with the same computer compiled for this machine.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { dice, File, open, page } from "./modules.mjs";

const { bytes, module, call, assertSame } = open("computer");
const rules = open("rules");

/** Learned weights, one file per variant. */
const folder = fileURLToPath(new URL("../../rules/computer/weights", import.meta.url));
const learned = new Map(
  readdirSync(folder).map((name) => [basename(name, ".bin"), new File(join(folder, name))]),
);

const combination = "W:W26,30,32,33,35,37,40,41,45,47-50:B4,5,7,11,14,15,17,19-21,24,27";
const start = {
  international: "W:W31-50:B1-20",
  russian: "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8",
};

test("has no imports, is small, and exports the functions of the computer's worker", () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  assert.ok(bytes.length < 1_200_000, `${bytes.length} bytes`);
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  for (const name of ["buffer", "capacity", "weights", "analyse", "deeper"])
    assert.ok(names.includes(`crownhead_${name}`), name);
});

test("finds what the native computer finds", () => {
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

/** Every fifth position of a random game. */
function positionsOf(variant) {
  const roll = dice(64);
  const positions = [];
  let fen = rules.call("variant", variant).split("\t")[6];
  for (let ply = 0; ply < 60; ++ply) {
    const [, ...routes] = rules.call("legal", variant, fen).split("\n");
    if (routes.length === 0) break;
    if (ply % 5 === 0) positions.push(fen);
    fen = routes[roll(routes.length)].split("\t")[6];
  }
  return positions;
}

for (const [variant, file] of learned)
  test(`evaluates ${variant} with its weights, like the native computer`, () => {
    const questions = positionsOf(variant).flatMap((fen) => [
      ["analyse", variant, fen, "", "", "2"],
      ...Array.from({ length: 6 }, () => ["deeper"]),
    ]);
    assert.ok(questions.length >= 5 * 7);
    const byHand = assertSame(questions);
    const judged = assertSame([["weights", file], ...questions]);
    assert.equal(judged.shift(), "ok");
    assert.notDeepEqual(judged, byHand);
    // Other variants use the hand-written evaluation.
    const other = [
      "analyse",
      "turkish",
      rules.call("variant", "turkish").split("\t")[6],
      "",
      "",
      "2",
    ];
    const [, ofOther] = assertSame([other, ["deeper"], ["weights", file]]);
    assert.deepEqual(assertSame([other, ["deeper"]])[1], ofOther);
  });

test("weights are small, and all share one scale", async () => {
  const { expectedOf } = await page("computer/expected.ts");
  assert.ok(learned.size > 0);
  for (const [variant, { bytes }] of learned) {
    const packed = brotliCompressSync(bytes).length;
    assert.ok(packed <= 300 * 1024, `${variant}: ${packed} bytes`);
  }
  // In training, 140 hundredths of a man mean odds of e to one.
  const expected = expectedOf({ score: 140, wins: 0 });
  assert.ok(Math.abs(expected - Math.E / (1 + Math.E)) < 1e-9);
});

test("rejects invalid weights and falls back to the built-in evaluation", () => {
  const [file] = learned.values();
  const [variant] = learned.keys();
  const question = ["analyse", variant, rules.call("variant", variant).split("\t")[6], "", "", "1"];
  const looks = [question, ...Array.from({ length: 4 }, () => ["deeper"])];
  const byHand = assertSame([["weights", "nonsense"], ...looks]);
  assert.match(byHand[0], /^error\tINVALID_FIELD\t/);
  const after = assertSame([
    ["weights", file],
    question,
    ["deeper"],
    ["weights", ""],
    ["deeper"],
    ...looks,
  ]);
  assert.equal(after[4], "ok\t0\t0\tsettled", "the position was forgotten");
  assert.deepEqual(after.slice(5), byHand.slice(1));
});

test("reports a faulty question and forgets the previous one", () => {
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

test("the page reads its result", async () => {
  const { expectedOf, readFindings, scoreText } = await page(
    "computer/findings.ts",
    "computer/expected.ts",
  );
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
  assert.match(scoreText(found.variations[0], "en"), /^\+\d+\.\d$/);
  assert.ok(expectedOf(found.variations[0]) > 0.5);
  const lost = readFindings(asked("international", "B:WK28:B26", "", "", "1"), 1, "black");
  assert.ok(lost.settled);
  assert.ok(lost.variations[0].wins > 0, "White wins");
  assert.match(scoreText(lost.variations[0], "en"), /^#\d+$/);
  assert.equal(expectedOf(lost.variations[0]), 1);
  assert.equal(readFindings([], 1, "white"), null);
});

test("a game is analysed, and a lost man is marked with the better move", async () => {
  const { goesOn, judged, knownOf, readFindings, walk } = await page(
    "computer/findings.ts",
    "computer/slice.ts",
    "explained/judgement.ts",
    "explained/walk.ts",
  );
  const moves = "33-28 18-23 39-33 12-18 44-39 7-12 31-27 20-24 27-21 17x26".split(" ");
  const colorOf = (at) => (at % 2 === 0 ? "white" : "black");
  const known = [];
  let looks = 0;
  const look = async (at, ms) => {
    looks += 1;
    const before = moves.slice(0, at).join(" ");
    assert.equal(call("analyse", "international", start.international, "", before, "1"), "ok");
    const begun = performance.now();
    for (let last = false; !last; ) {
      const since = performance.now();
      const lines = call("deeper").split("\n");
      const found = readFindings(lines, 1, colorOf(at));
      const [best] = found.variations;
      known[at] = { ...knownOf(best, best.moves), depth: found.depth };
      const now = performance.now();
      // Even on a busy machine it must see that a man is lost.
      last = found.depth >= 8 && (found.depth >= 12 || !goesOn(now - begun, now - since, ms));
    }
  };
  const begun = performance.now();
  await walk([...moves.keys(), moves.length], {
    atOnce: 1,
    elapsed: () => performance.now() - begun,
    look,
    settled: () => false,
    doubtful: (at) => Math.abs(known[at].expected - known[at + 1]?.expected) >= 0.04,
    wanted: () => true,
    progress: () => {},
  });
  assert.ok(looks > 2 * (moves.length + 1), "twice at each, and again around the doubtful move");
  const verdicts = moves.map((move, at) => {
    const isBest = known[at].best[0] === move;
    return judged(colorOf(at), known[at], known[at + 1], isBest).verdict;
  });
  const wrong = moves.indexOf("27-21");
  assert.ok(["mistake", "blunder"].includes(verdicts[wrong]), verdicts.join());
  assert.deepEqual(
    verdicts.filter((verdict, at) => verdict && at !== wrong),
    [],
  );
  assert.notEqual(known[wrong].best[0], "27-21");
});
