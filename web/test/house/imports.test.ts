// Which folder of src may import which, like tests/house for C++: no cycles between folders or
// files. import() is exempt.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import ts from "typescript";

/** What every page may import. */
const ground = [
  "",
  "alerts",
  "board",
  "loading",
  "session",
  "messages",
  "navigation",
  "net",
  "components",
  "rules",
  "settings",
  "labels",
];

/** Allowed imports besides the folder itself; "" has the files of src itself. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  board: [],
  rules: ["board"],
  messages: ["board", "rules"],
  navigation: ["messages"],
  settings: ["board", "messages"],
  net: ["messages", "navigation", "rules"],
  "": ["messages", "net"],
  loading: ["", "net"],
  labels: ["board", "messages", "net"],
  alerts: ["", "messages", "navigation", "net", "settings"],
  session: [
    "",
    "alerts",
    "board",
    "labels",
    "loading",
    "messages",
    "navigation",
    "net",
    "settings",
  ],
  components: ["", "alerts", "board", "loading", "messages", "navigation", "net", "labels"],
  "game-options": ["messages", "net", "components", "labels"],

  push: ground,
  account: [...ground, "push"],
  bell: [...ground, "lobby"],
  analysis: [...ground, "computer", "endings", "game"],
  challenge: [...ground, "lobby", "game-options"],
  computer: ["board", "net", "rules"],
  chat: [...ground, "account"],
  desk: ground,
  endings: ground,
  explained: [...ground, "analysis", "computer", "endings"],
  study: [...ground, "analysis", "finder"],
  game: [...ground, "chat", "push"],
  finder: ground,
  games: [...ground, "game", "leaderboard"],
  leaderboard: [...ground, "finder"],
  nardi: ["board", "messages", "net", "components", "rules", "settings"],
  star: ["board", "loading", "messages", "net", "components", "rules", "settings"],
  "nardi-game": [...ground, "game", "nardi"],
  "star-game": [...ground, "game", "star"],
  lobby: [...ground, "desk", "finder", "game", "game-options"],
  moderation: [...ground, "account", "puzzle"],
  privacy: ground,
  profile: [...ground, "account", "finder"],
  puzzle: [...ground, "game"],
  openings: ground,
  rulebook: [...ground, "endings", "game", "nardi", "star"],
  search: [...ground, "finder", "leaderboard"],
  "settings-page": [...ground, "push"],
  tournament: [...ground, "endings", "finder", "game", "games", "game-options", "vacation"],
  vacation: ground,

  shell: ground,
};

const source = "src";
const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
  .map(normalize);

/** The row of a file: the row of its folder, or of the nearest folder around it. */
const folderOf = (file: string) => {
  let folder = dirname(file);
  while (!(folder in arrows) && folder.includes("/")) folder = dirname(folder);
  return folder === "." ? "" : folder;
};

/** Our files that a file imports, including types; `text` is its source. */
function importsOf(file: string, text: string): string[] {
  const found: string[] = [];
  const note = (named: ts.Node | undefined) => {
    if (named && ts.isStringLiteral(named) && named.text.startsWith("."))
      found.push(join(dirname(file), named.text));
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) note(node.moduleSpecifier);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      note(node.argument.literal);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

const imports = new Map(
  files.map((file) => [file, importsOf(file, readFileSync(join(source, file), "utf8"))]),
);

/** A cycle, or null if there is none. */
function circleIn(targets: (from: string) => readonly string[], all: Iterable<string>) {
  const done = new Set<string>();
  const walk = (from: string, way: readonly string[]): readonly string[] | null => {
    const before = way.indexOf(from);
    if (before >= 0) return [...way.slice(before), from];
    if (done.has(from)) return null;
    for (const to of targets(from)) {
      const circle = walk(to, [...way, from]);
      if (circle) return circle;
    }
    done.add(from);
    return null;
  };
  for (const from of all) {
    const circle = walk(from, []);
    if (circle) return circle.join(" > ");
  }
  return null;
}

/** Written by `npm run types`, which need not have run. */
const made = ["messages/texts.ts", "net/api-types.ts"];

test("the scan covers the client, and each import resolves to a file", () => {
  assert.ok(files.length > 200);
  const lost = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => !made.includes(target) && !existsSync(join(source, target)))
      .map((target) => `${file}: ${target}`),
  );
  assert.deepEqual(lost, []);
});

test("every static import of a source is found", () => {
  const text = `
    import "./a.ts";
    import { b, type B } from "../net/b.ts";
    import type {
      C,
    } from "./c.tsx";
    export { d } from "../d.ts";
    const e = (): import("./e.ts").E => import("./later.ts");
    import preact from "preact";`;
  assert.deepEqual(importsOf("game/x.ts", text), [
    "game/a.ts",
    "net/b.ts",
    "game/c.tsx",
    "d.ts",
    "game/e.ts",
  ]);
});

test("an import cycle is found and its path reported", () => {
  const ways: Record<string, string[]> = { a: ["b"], b: ["c", "d"], c: ["d"], d: ["b"], e: ["a"] };
  assert.equal(
    circleIn((from) => ways[from] ?? [], ["e"]),
    "b > c > d > b",
  );
  assert.equal(
    circleIn((from) => (from === "d" ? [] : (ways[from] ?? [])), Object.keys(ways)),
    null,
  );
});

test("each folder imports only what the table allows", () => {
  const wrong = [...imports].flatMap(([file, targets]) => {
    const from = folderOf(file);
    return targets
      .filter((target) => /\.tsx?$/.test(target))
      .filter((target) => folderOf(target) !== from && !arrows[from]?.includes(folderOf(target)))
      .map((target) => `src/${file} imports ${target}`);
  });
  assert.deepEqual(wrong, [], "against the table of web/test/house/imports.test.ts");
});

test("every folder with sources has a row, and every row a folder", () => {
  const folders = new Set(files.map(folderOf));
  assert.deepEqual([...folders].sort(), Object.keys(arrows).sort());
});

test("there are no cycles of folders or files", () => {
  assert.equal(
    circleIn((folder) => arrows[folder] ?? [], Object.keys(arrows)),
    null,
  );
  assert.equal(
    circleIn((file) => imports.get(file) ?? [], files),
    null,
  );
});
