// Writes the finished site: node build.mjs --out DIR --wasm rules.wasm [--dev]
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";

const web = dirname(fileURLToPath(import.meta.url));

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    wasm: { type: "string" },
    dev: { type: "boolean", default: false },
  },
});
if (!values.out || !values.wasm) {
  console.error("usage: node build.mjs --out DIR --wasm PATH/rules.wasm [--dev]");
  process.exit(2);
}

const bundled = await build({
  absWorkingDir: web,
  entryPoints: { app: "src/main.tsx", boot: "src/boot.ts" },
  outdir: "assets",
  bundle: true,
  write: false,
  format: "iife",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  minify: !values.dev,
  sourcemap: values.dev ? "inline" : false,
  legalComments: "none",
  logLevel: "warning",
});

const assets = join(values.out, "assets");
await rm(values.out, { recursive: true, force: true });
await mkdir(assets, { recursive: true });

const addresses = new Map();
async function writeHashed(name, contents) {
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 10);
  const extension = extname(name);
  const file = `${name.slice(0, -extension.length)}-${hash}${extension}`;
  await writeFile(join(assets, file), contents);
  addresses.set(name, `/assets/${file}`);
}

for (const output of bundled.outputFiles) {
  await writeHashed(output.path.slice(output.path.lastIndexOf("/") + 1), output.contents);
}
await writeHashed("rules.wasm", await readFile(values.wasm));

const page = await readFile(join(web, "index.html"), "utf8");
const filled = page.replace(/\{\{([^}]+)\}\}/g, (_, name) => {
  const address = addresses.get(name);
  if (!address) throw new Error(`index.html names ${name}, which the build does not make`);
  return address;
});
await writeFile(join(values.out, "index.html"), filled);
await cp(join(web, "public"), values.out, { recursive: true });
