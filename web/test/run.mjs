// Compiles test/*.test.ts and runs them with node --test. Arguments select files by name.
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { textsPlugin } from "../texts/plugin.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
async function testsIn(folder) {
  const found = [];
  for (const entry of await readdir(join(here, folder), { withFileTypes: true })) {
    const name = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await testsIn(name)));
    else if (name.endsWith(".test.ts")) found.push(name);
  }
  return found;
}
const names = await testsIn(".");
const chosen = names.filter((name) => wanted.length === 0 || wanted.some((w) => name.includes(w)));

const out = await mkdtemp(join(here, "../node_modules/.tests-"));
try {
  await build({
    absWorkingDir: here,
    entryPoints: chosen,
    outdir: out,
    outbase: here,
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
