// Compiles test/*.test.ts and runs them with node --test; names given choose some of them.
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { textsPlugin } from "../texts/plugin.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
const names = (await readdir(here)).filter((name) => name.endsWith(".test.ts"));
const chosen = names.filter((name) => wanted.length === 0 || wanted.some((w) => name.includes(w)));

const out = await mkdtemp(join(here, "../node_modules/.tests-"));
try {
  await build({
    absWorkingDir: here,
    entryPoints: chosen,
    outdir: out,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node18",
    packages: "external",
    inject: ["english.ts"],
    loader: { ".css": "empty" },
    plugins: [textsPlugin(join(here, "../locales"))],
    jsx: "automatic",
    jsxImportSource: "preact",
    sourcemap: "inline",
    logLevel: "warning",
  });
  const files = chosen.map((name) => join(out, name.replace(/\.ts$/, ".mjs")));
  const run = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...files], {
    stdio: "inherit",
  });
  process.exitCode = run.status ?? 1;
} finally {
  await rm(out, { recursive: true, force: true });
}
