// What a stranger waits for before the first page: the scripts and styles that it loads.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { languages } from "../src/messages/languages.ts";

const limit = 60 * 1024;

const out = mkdtempSync(join(tmpdir(), "crownhead-site-"));
after(() => rmSync(out, { recursive: true, force: true }));

/** The texts of a language are counted apart: a reader loads one of them. */
const isLanguage = (file: string) =>
  Object.keys(languages).some((code) => file.startsWith(`${code}-`));

test("the scripts and styles of the first page stay under 60 KB", () => {
  // The rules are no script, and any file can stand in their place here.
  const build = ["build.mjs", "--out", out, "--wasm", "package.json"];
  const run = spawnSync(process.execPath, build, { encoding: "utf8" });
  assert.equal(run.status, 0, run.stderr);
  const page = readFileSync(join(out, "index.html"), "utf8");
  const named = [...page.matchAll(/\/assets\/([^"]+\.(?:js|css))"/g)].map(
    (match) => match[1] ?? "",
  );
  const sizes = [...new Set(named)]
    .filter((file) => !isLanguage(file))
    .map((file) => ({
      file,
      // Its own default quality is the highest, which the build asks for too.
      bytes: brotliCompressSync(readFileSync(join(out, "assets", file))).length,
    }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  assert.ok(
    sizes.some(({ file }) => file.startsWith("app-") && file.endsWith(".css")),
    "the page names its style",
  );
  assert.ok(
    sizes.some(({ bytes }) => bytes > 20_000),
    "the page names its largest script",
  );
  assert.ok(total < limit, `${total} bytes: ${JSON.stringify(sizes)}`);
});
