// The finished scripts and styles of the whole site, as the server sends them.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { languages } from "../src/messages/languages.ts";

const limit = 90 * 1024;

const out = mkdtempSync(join(tmpdir(), "crownhead-site-"));
after(() => rmSync(out, { recursive: true, force: true }));

/** What is said in a language is no program, and a reader loads one of them. */
const isLanguage = (file: string) =>
  Object.keys(languages).some((code) => file.startsWith(`${code}-`));

/** Neither is what languages alone share: how each counts. */
const isForLanguages = (file: string, scripts: readonly string[]) => {
  const users = scripts.filter(
    (other) => other !== file && readFileSync(join(out, "assets", other), "utf8").includes(file),
  );
  return users.length > 0 && users.every(isLanguage);
};

test("all scripts and styles together stay under 90 KB", () => {
  // The rules are no script, and any file can stand in their place here.
  const build = ["build.mjs", "--out", out, "--wasm", "package.json"];
  const run = spawnSync(process.execPath, build, { encoding: "utf8" });
  assert.equal(run.status, 0, run.stderr);
  const scripts = readdirSync(join(out, "assets")).filter((file) => /\.(js|css)$/.test(file));
  const sizes = scripts
    .filter((file) => !isLanguage(file) && !isForLanguages(file, scripts))
    .map((file) => ({
      file,
      // Its own default quality is the highest, which the build asks for too.
      bytes: brotliCompressSync(readFileSync(join(out, "assets", file))).length,
    }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  assert.ok(sizes.length >= 4, "app, what it shares, the further pages, styles");
  assert.ok(total < limit, `${total} bytes: ${JSON.stringify(sizes)}`);
});
