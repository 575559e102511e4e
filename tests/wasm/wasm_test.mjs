// Compares the rules in WebAssembly with the same rules compiled for this machine.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { dice, open } from "./modules.mjs";

const { bytes, module, rules, call, assertSame } = open("rules");
const data = (name) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../data/${name}`, import.meta.url)), "utf8"));
const tricky = data("tricky.json");
const variants = [
  "international",
  "russian",
  "giveaway",
  "english",
  "brazilian",
  "pool",
  "spanish",
  "portuguese",
  "italian",
  "czech",
  "canadian",
  "frisian",
  "frysk",
  "turkish",
  "armenian",
  "thai",
  "spantsiretti",
  "antidraughts",
  "breakthrough",
  "killer",
  "bashni",
  "stavropol",
  "samoyed",
];

/** Positions of random games: [variant, fen]. */
function randomPositions(games) {
  const roll = dice(64);
  const positions = [];
  for (let game = 0; game < games; ++game) {
    const variant = variants[game % variants.length];
    let fen = call("variant", variant).split("\t")[6];
    for (let ply = 0; ply < 120; ++ply) {
      const [, ...routes] = call("legal", variant, fen).split("\n");
      if (ply % 8 === 0) positions.push([variant, fen]);
      if (routes.length === 0) break;
      fen = routes[roll(routes.length)].split("\t")[6];
    }
  }
  return positions;
}

test("has no imports and is small", () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  assert.ok(bytes.length < 170_000, `${bytes.length} bytes`);
});

test("exports the functions of the page's rules.ts", () => {
  const names = WebAssembly.Module.exports(module).map((each) => each.name);
  for (const name of [
    "buffer",
    "capacity",
    "variant",
    "legal",
    "read",
    "explain",
    "reach",
    "standing",
    "changed",
  ]) {
    assert.ok(names.includes(`crownhead_${name}`), name);
  }
});

test("lists where a piece could move", () => {
  assert.equal(call("reach", "turkish", "white", "man", "d4").includes("d6"), true);
  assert.equal(call("reach", "turkish", "white", "man", "d4").includes("e5"), false);
  assert.equal(call("reach", "turkish", "white", "man", "z4"), "");
  assertSame(
    variants.flatMap((variant) =>
      ["man", "king"].map((piece) => [
        "reach",
        variant,
        "black",
        piece,
        call("legal", variant, call("variant", variant).split("\t")[6])
          .split("\n")[1]
          .split("\t")[3],
      ]),
    ),
  );
});

test("knows its variants", () => {
  assert.equal(
    call("variant", "international"),
    "international\tInternational draughts\t10\t10\t0\twhite\tW:W31-50:B1-20\tdark\ttop_left\n" +
      "fmjd\tFMJD\nkndb\tKNDB\nlatvia\tLatvia\nlidraughts\tlidraughts",
  );
  assert.match(call("variant", "spanish"), /\tmirrored\tbottom_right\n/);
  assert.match(call("variant", "turkish"), /\tall\t/);
  for (const variant of variants) assert.ok(call("variant", variant).startsWith(`${variant}\t`));
  assertSame([...variants, "none"].map((variant) => ["variant", variant]));
});

test("has the listed moves of the tricky positions", () => {
  for (const { variant, fen, moves } of tricky) {
    const [state, ...routes] = call("legal", variant, fen).split("\n");
    assert.equal(state, fen.startsWith("W") ? "ok\twhite" : "ok\tblack");
    const indexes = new Set(routes.map((route) => route.split("\t")[0]));
    assert.equal(indexes.size, moves.length, fen);
    assert.equal(
      routes.length,
      moves.reduce((sum, move) => sum + move.route_count, 0),
      fen,
    );
  }
});

test("answers like the native build in tricky and random positions", () => {
  const positions = [
    ...tricky.map(({ variant, fen }) => [variant, fen]),
    ...randomPositions(4 * variants.length),
  ];
  assert.ok(positions.length > 300);
  assertSame(positions.map(([variant, fen]) => ["legal", variant, fen]));
});

test("reads moves like the native build", () => {
  const roll = dice(8);
  const calls = [];
  for (const [variant, fen] of randomPositions(variants.length)) {
    const letters = call("variant", variant).split("\t")[4] === "1";
    const squares = letters ? ["a1", "c3", "d4", "e5", "h8"] : ["1", "32", "28", "5"];
    const [, ...routes] = call("legal", variant, fen).split("\n");
    for (const route of routes) {
      const [, short, full] = route.split("\t");
      calls.push(["read", variant, fen, short], ["read", variant, fen, full]);
    }
    const [from, to] = [squares[roll(squares.length)], squares[roll(squares.length)]];
    calls.push(["read", variant, fen, `${from}-${to}`], ["explain", variant, fen, from, to]);
  }
  assertSame(calls);
  for (const [name, variant, fen, text] of calls.filter(([each]) => each === "read").slice(0, 50)) {
    assert.match(call(name, variant, fen, text), /^(ok|error)\t/);
  }
});

test("explains with cause, article and squares in every variant", () => {
  const table = data("explanations.json");
  assert.deepEqual([...new Set(table.map(({ variant }) => variant))].sort(), [...variants].sort());
  for (const { variant, fen, from, to, cause, article, squares, sentence } of table) {
    assert.deepEqual(call("explain", variant, fen, from, to).split("\t").slice(0, 5), [
      "ILLEGAL_MOVE",
      sentence,
      cause,
      article,
      squares.replaceAll(" ", ","),
    ]);
  }
  assertSame(table.map(({ variant, fen, from, to }) => ["explain", variant, fen, from, to]));
});

test("explains why a piece may not move there", () => {
  const start = "W:W31-50:B1-20";
  const russian = call("variant", "russian").split("\t")[6];
  const cases = [
    ["international", start, "27", "22", "There is no piece on 27."],
    ["international", start, "19", "23", "It is White's turn."],
    ["international", start, "32", "23", "A man moves one square diagonally forward; art. 3."],
    ["international", start, "37", "32", "There is a piece on 32."],
    [
      "international",
      "W:W33,35:B28,30,20",
      "33",
      "22",
      "A capture of 2 is possible (35x15); art. 4.13.",
    ],
    ["international", "W:WK46:B20", "46", "47", "A king moves along a diagonal; art. 3.9."],
    [
      "international",
      "W:WK46,32:B11",
      "46",
      "28",
      "A king does not move over other pieces; art. 3.9.",
    ],
    ["international", "W:W:B20", "1", "2", "There is no piece on 1."],
    ["russian", russian, "c3", "c4", '"c4" is no square of Russian draughts.'],
    [
      "russian",
      "W:Wc3,h2:Bd4",
      "h2",
      "g3",
      "A capture is possible and must be played to its end (c3:e5); art. 1.5.3.",
    ],
  ];
  for (const [variant, fen, from, to, sentence] of cases) {
    assert.equal(call("explain", variant, fen, from, to).split("\t")[1], sentence);
  }
  assert.equal(call("explain", "international", start, "32", "28"), "OK\tThis move is legal.");
});

test("reports the state of a game", () => {
  const cases = [
    [["international", "W:W31-50:B1-20", "", "32-28 19-23"], "B1-18,20,23", []],
    [["international", "W:WK1:BK50"], "", [["5_move_rule", "5"]]],
    [["international", "W:WK1:BK50", "fmjd", "1-6 50-44"], "", [["5_move_rule", "4"]]],
  ];
  for (const [asked, pieces, counters] of cases) {
    const [head, ...lines] = call("standing", ...asked).split("\n");
    const [state, fen, ...ending] = head.split("\t");
    assert.equal(state, "ok");
    assert.ok(fen.includes(pieces));
    assert.deepEqual(ending, ["", "", "", "", ""]);
    const counted = lines.map((line) => line.split("\t").slice(0, 2));
    assert.deepEqual(counted.slice(0, counters.length), counters);
  }
  const ending = (...asked) =>
    call("standing", ...asked)
      .split("\n")[0]
      .split("\t")
      .slice(2);
  assert.deepEqual(ending("international", "W:W32:B28", "", "32x23"), [
    "white",
    "no_pieces",
    "",
    "",
    "",
  ]);
  const back = "47-42 4-9 42-47 9-4";
  assert.deepEqual(ending("international", "W:WK47:BK4", "fmjd", `${back} ${back}`).slice(2), [
    "threefold",
    "",
    "6.1",
  ]);
  const claimed = ["russian", "W:WKc1,a3:BKd8,h6", "", "c1-b2 d8-e7 b2-c1 e7-d8"];
  assert.deepEqual(ending(...claimed).slice(2, 4), ["", ""]);
  claimed[3] += ` ${claimed[3]}`;
  assert.deepEqual(ending(...claimed).slice(2, 4), ["threefold", "claim"]);
});

test("reports the state of random games like the native build", () => {
  const roll = dice(16);
  const calls = [];
  for (const variant of variants) {
    const start = call("variant", variant).split("\t")[6];
    const moves = [];
    for (let fen = start; moves.length < 150; ) {
      const [, ...routes] = call("legal", variant, fen).split("\n");
      if (routes.length === 0) break;
      const [, , full, , , , after] = routes[roll(routes.length)].split("\t");
      moves.push(full);
      fen = after;
      if (moves.length % 10 === 0) calls.push(["standing", variant, start, "", moves.join(" ")]);
    }
    calls.push(["standing", variant, start, "", moves.join(" ")]);
  }
  assertSame(calls);
  assertSame([
    ["standing", "international", "W:W31:B2", "none", ""],
    ["standing", "international", "W:W31:B2", "", "31-27  2-7"],
    ["standing", "international", "W:W31:B2", "", "31-22"],
  ]);
});

test("applies a change whatever the rules allow", () => {
  const changed = (variant, fen, ...change) => call("changed", variant, fen, change.join("\t"));
  assert.equal(changed("international", "W:W32:B19", "32", "28"), "ok\tB:W28:B19");
  assert.equal(changed("international", "W:W32:B19", "32", "5"), "ok\tB:W5:B19");
  assert.equal(
    changed("international", "W:W32:B19,28", "32", "3", "19,28", "crowned"),
    "ok\tB:WK3:B",
  );
  assert.equal(
    changed("bashni", "W:Wc3:Bd4,f6:Td4=w", "c3", "e5", "d4", "", "b"),
    "ok\tB:Wd4,e5:Bf6:Te5=b",
  );
  const wrong = [
    ["international", "W:W32:B19", "33", "28"],
    ["international", "W:W32:B19", "32", "19"],
    ["international", "W:W32:B19", "32", "28", "18"],
    ["international", "W:W32:B19", "32", "99"],
    ["bashni", "W:Wc3:Bd4", "c3", "e5", "d4", "", "x"],
    ["international", "W:W32:B19"],
  ];
  for (const each of wrong) assert.match(changed(...each), /^error\t/, each.join(" "));
  const calls = randomPositions(variants.length).flatMap(([variant, fen]) =>
    call("legal", variant, fen)
      .split("\n")
      .slice(1, 4)
      .map((route) => {
        const [, , , from, landings, captured] = route.split("\t");
        const taken = variant === "bashni" ? "b".repeat(captured.split(",").length) : "";
        return [
          "changed",
          variant,
          fen,
          [from, landings.split(",").at(-1), captured, "", captured ? taken : ""].join("\t"),
        ];
      }),
  );
  assertSame(calls);
});

test("answers wrong input with an error and does not trap", () => {
  const wrong = [
    ["legal"],
    ["legal", "chess", "W:W31:B2"],
    ["legal", "international", "nonsense"],
    ["read", "international", "W:W31:B2"],
    ["read", "international", "W:W31:B2", "\u2603"],
    ["explain", "international", "W:W31:B2"],
    ["explain", "international", "W:W31:B2", "99", "1"],
    ["legal", "international", `W:W${"31,".repeat(100000)}:B2`],
  ];
  for (const each of wrong) assert.doesNotMatch(call(...each), /^(ok|OK)/);
  assertSame(wrong);
  assert.equal(rules.crownhead_legal(0xffffffff) > 0, true);
});
