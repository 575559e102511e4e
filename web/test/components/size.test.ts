// What a new visitor downloads, compressed with brotli, in the largest language: scripts, styles
// and texts before the first page and before the first move of a game, and what another page adds.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { addressOf, firstTexts, type Language, languages } from "../../src/messages/languages.ts";

const limit = 65 * 1024;
const furtherLimit = 15 * 1024;

const out = mkdtempSync(join(tmpdir(), "crownhead-site-"));
const modules = mkdtempSync(join(tmpdir(), "crownhead-modules-"));
after(() => {
  for (const folder of [out, modules]) rmSync(folder, { recursive: true, force: true });
});

let page = "";

before(() => {
  // The rules are not scripts, so placeholders are enough here.
  for (const name of ["rules", "nardi", "star", "computer", "shared"])
    writeFileSync(join(modules, `${name}.wasm`), name);
  const build = ["build.mjs", "--out", out, "--wasm", modules];
  const run = spawnSync(process.execPath, build, { encoding: "utf8" });
  assert.equal(run.status, 0, run.stderr);
  page = readFileSync(join(out, "index.html"), "utf8");
});

const text = (address: string) => readFileSync(join(out, address), "utf8");

const routes = readFileSync("src/shell/routes.tsx", "utf8");

const sizes = new Map<string, number>();

/** The default quality is the highest, which the build uses too. */
function sizeOf(address: string): number {
  const size = sizes.get(address) ?? brotliCompressSync(text(address)).length;
  sizes.set(address, size);
  return size;
}

const sum = (addresses: Iterable<string>) =>
  [...new Set(addresses)].reduce((total, address) => total + sizeOf(address), 0);

/** What the page names in an attribute of its scripts. */
const named = (attribute: string): string[] =>
  (new RegExp(` ${attribute}="([^"]*)"`).exec(page)?.[1] ?? "").split(" ");

/** Scripts and style sheet of each page and each part loaded on demand, by name. */
const pages = (): Map<string, string[]> =>
  new Map(
    (/ data-files="([^"]*)"/.exec(page)?.[1] ?? "").split(",").map((line) => {
      const [name = "", ...files] = line.split(" ");
      return [name, files.map((file) => `/assets/${file}`)];
    }),
  );
const filesOf = (name: string) => pages().get(name) ?? [];

/** What a game page shares with the game on the front page: fetched after any first page. */
const boards = (): string[] =>
  filesOf("lobby/running").filter((file) => filesOf("game/route").includes(file));

/** The scripts and styles that the page itself names. */
const frame = () =>
  [...page.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, address = ""]) => address,
  );

/** All scripts that a script imports before it runs. */
function importedBy(address: string, found = new Set<string>()): Set<string> {
  found.add(address);
  for (const [, other = ""] of text(address).matchAll(/(?:from|import)"(\/assets\/[^"]+\.js)"/g))
    if (!found.has(other)) importedBy(other, found);
  return found;
}

/** The text files that a page declares. The frame has others. */
function textsOf(name: string): string[] {
  const row = new RegExp(`"${name}",\\s*\\[([^\\]]*)\\]`).exec(routes);
  assert.ok(row, `${name} is a page`);
  return [...(row[1] ?? "").matchAll(/"(\w+)"/g)].map(([, file = ""]) => file);
}

function largestTexts(name: string): number {
  const [build] = named("data-texts");
  const files = [...firstTexts, ...textsOf(name)];
  assert.ok(files.length > 1, "its own texts are counted");
  const ofEach = (Object.keys(languages) as Language[]).map((language) =>
    sum(files.map((file) => addressOf(language, file, build))),
  );
  return Math.max(...ofEach);
}

test("the page names its style sheet and everything its scripts import", () => {
  assert.ok(frame().some((address) => /\/app-.*\.css$/.test(address)));
  for (const further of [[], ...pages().values()]) {
    const known = new Set([...frame(), ...further]);
    for (const script of known)
      if (script.endsWith(".js"))
        for (const address of importedBy(script)) assert.ok(known.has(address), address);
  }
});

for (const [what, name] of [
  ["the first page", "lobby/view"],
  ["the first move of a game", "game/route"],
] as const)
  test(`the load before ${what} stays under 65 KB`, () => {
    const files = filesOf(name);
    assert.ok(files.some((address) => address.endsWith(".css")));
    const scripts = sum([...frame(), ...files]);
    const total = scripts + largestTexts(name);
    assert.ok(scripts > 20_000 && total > scripts, "it is measured");
    assert.ok(total <= limit, `${total} bytes, ${scripts} of them without the texts`);
  });

test("the service worker is small and has a title in each language", () => {
  assert.ok(sizeOf("/sw.js") < 2 * 1024, `${sizeOf("/sw.js")} bytes`);
  for (const language of Object.keys(languages)) assert.match(text("/sw.js"), new RegExp(language));
  assert.match(text("/sw.js"), /Crownhead: something waits for you/);
});

test("mail texts are only in the server", () => {
  const names = readdirSync(join(out, "assets"));
  assert.ok(names.some((name) => name.startsWith("de-game-")));
  assert.deepEqual(
    names.filter((name) => /-mail-.*\.js$/.test(name) && !name.startsWith("account-")),
    [],
  );
});

test("the rules are loaded after the page", () => {
  assert.doesNotMatch(page, /<link[^>]*\.wasm/);
});

test("the computer's weights are one file per variant, named only by its pages", () => {
  const learned = readdirSync("../rules/computer/weights").map((name) => name.replace(".bin", ""));
  assert.ok(learned.length > 0);
  const assets = readdirSync(join(out, "assets"));
  const hashes = learned.map((variant) => {
    const name = new RegExp(`^${variant}-([0-9a-f]{10})\\.bin$`);
    const [hash, ...more] = assets.flatMap((file) => name.exec(file)?.[1] ?? []);
    assert.ok(hash && more.length === 0, variant);
    return hash;
  });
  assert.equal(new Set(hashes).size, 1, "one hash for all");
  const named = [hashes[0], ...learned.sort()].join(" ");
  const naming = assets.filter(
    (name) => name.endsWith(".js") && text(`/assets/${name}`).includes(named),
  );
  assert.equal(naming.length, 1, naming.join());
  const needed = [...frame(), ...filesOf("lobby/view"), ...filesOf("game/route")];
  for (const address of needed) assert.ok(!naming.includes(address.replace("/assets/", "")));
  assert.doesNotMatch(page, /\.bin/);
});

test("each other page adds at most 15 KB, without its texts", () => {
  for (const [, name = ""] of routes.matchAll(/import\("\.\.\/([^"]+)\.tsx"\)/g)) {
    const files = filesOf(name);
    assert.ok(files.length > 0, `${name} is a file`);
    const added = sum(files.filter((file) => !boards().includes(file)));
    assert.ok(added <= furtherLimit, `${name}: ${added} bytes`);
  }
});

test("a page loads its own style sheet, that of the board, and no other", () => {
  const sheetsOf = (files: readonly string[]) => files.filter((file) => file.endsWith(".css"));
  for (const [name, files] of pages()) {
    const own = sheetsOf(files).filter((file) => !/\/boards-/.test(file));
    assert.ok(own.length <= 1, name);
  }
  const [app = ""] = sheetsOf(frame());
  assert.ok(sizeOf(app) < 5 * 1024, `the frame's sheet has ${sizeOf(app)} bytes`);
  assert.doesNotMatch(text(app), /\.(?:desk|tournament|vacation|tile)\b/);
});
