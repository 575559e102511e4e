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

/** What the first page imports, so that the browser does not find it out one after another. */
const preloads = [];

const addressOf = (path) => `/assets/${basename(path)}`;

async function bundle(name, entry, options) {
  const { metafile } = await build({
    absWorkingDir: web,
    entryPoints: { [name]: entry },
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    publicPath: "/assets",
    loader: { ".json": "file" },
    outdir: assets,
    bundle: true,
    metafile: true,
    target: ["es2022"],
    jsx: "automatic",
    jsxImportSource: "preact",
    charset: "utf8",
    minify: !values.dev,
    sourcemap: values.dev ? "inline" : false,
    legalComments: "none",
    logLevel: "warning",
    ...options,
  });
  for (const [path, output] of Object.entries(metafile.outputs)) {
    if (output.entryPoint !== entry) continue;
    addresses.set(`${name}.js`, addressOf(path));
    if (output.cssBundle) addresses.set(`${name}.css`, addressOf(output.cssBundle));
    const parts = output.imports.filter(({ kind }) => kind === "import-statement");
    preloads.push(...parts.map((part) => addressOf(part.path)));
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
const links = preloads.map((address) => `    <link rel="modulepreload" href="${address}" />\n`);
await writeFile(
  join(values.out, "index.html"),
  filled.replace("  </head>", `${links.join("")}  </head>`),
);
await cp(join(web, "public"), values.out, { recursive: true });
