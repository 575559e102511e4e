// Writes the finished site: node build.mjs --out DIR --wasm rules.wasm [--dev]
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
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

const assets = join(values.out, "assets");
await rm(values.out, { recursive: true, force: true });
await mkdir(assets, { recursive: true });

/** The address of each file that index.html may name, by its name without the hash. */
const addresses = new Map();

async function bundle(name, entry, options) {
  const { metafile } = await build({
    absWorkingDir: web,
    entryPoints: { [name]: entry },
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    outdir: assets,
    bundle: true,
    metafile: true,
    target: ["es2022"],
    jsx: "automatic",
    jsxImportSource: "preact",
    minify: !values.dev,
    sourcemap: values.dev ? "inline" : false,
    legalComments: "none",
    logLevel: "warning",
    ...options,
  });
  for (const [path, { entryPoint, cssBundle }] of Object.entries(metafile.outputs)) {
    if (entryPoint !== entry) continue;
    addresses.set(`${name}.js`, `/assets/${basename(path)}`);
    if (cssBundle) addresses.set(`${name}.css`, `/assets/${basename(cssBundle)}`);
  }
}

// What is not needed for the first page is a file of its own, loaded when it is.
await bundle("app", "src/main.tsx", { format: "esm", splitting: true });
await bundle("boot", "src/boot.ts", { format: "iife" });

const rules = await readFile(values.wasm);
const hash = createHash("sha256").update(rules).digest("hex").slice(0, 10);
await writeFile(join(assets, `rules-${hash}.wasm`), rules);
addresses.set("rules.wasm", `/assets/rules-${hash}.wasm`);

const page = await readFile(join(web, "index.html"), "utf8");
const filled = page.replace(/\{\{([^}]+)\}\}/g, (_, name) => {
  const address = addresses.get(name);
  if (!address) throw new Error(`index.html names ${name}, which the build does not make`);
  return address;
});
await writeFile(join(values.out, "index.html"), filled);
await cp(join(web, "public"), values.out, { recursive: true });
