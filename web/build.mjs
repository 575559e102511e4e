// Writes the finished site: node build.mjs --out DIR --wasm rules.wasm [--dev]
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { minify } from "terser";
import { ownNames } from "./own-names.mjs";

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

/** What the first page and its texts import, so that the browser does not find it out one after another. */
const preloads = new Set();

const addressOf = (path) => `/assets/${basename(path)}`;

const mangleProps = values.dev ? null : new RegExp(`^(${(await ownNames(web)).join("|")})$`);

async function bundle(name, entry, options) {
  const { metafile } = await build({
    absWorkingDir: web,
    entryPoints: { [name]: entry },
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    publicPath: "/assets",
    loader: { ".json": "file", ".svg": "file" },
    outdir: assets,
    bundle: true,
    metafile: true,
    target: ["es2022"],
    jsx: "automatic",
    jsxImportSource: "preact",
    charset: "utf8",
    minify: !values.dev,
    ...(mangleProps && { mangleProps }),
    sourcemap: values.dev ? "inline" : false,
    legalComments: "none",
    logLevel: "warning",
    ...options,
  });
  for (const [path, output] of Object.entries(metafile.outputs)) {
    if (!output.entryPoint) continue;
    const first = output.entryPoint === entry;
    addresses.set(first ? `${name}.js` : `${parse(output.entryPoint).name}.js`, addressOf(path));
    if (output.cssBundle) addresses.set(`${name}.css`, addressOf(output.cssBundle));
    const spoken = output.entryPoint.startsWith("src/messages/");
    if (!first && !spoken) continue;
    const parts = output.imports.filter(({ kind }) => kind === "import-statement");
    for (const part of parts) preloads.add(addressOf(part.path));
  }
}

// What is not needed for the first page is a file of its own, loaded when it is.
await bundle("app", "src/main.tsx", { format: "esm", splitting: true });
await bundle("boot", "src/boot.ts", { format: "iife" });

// Over esbuild's scripts terser saves another 2.3 KB of 80 KB as brotli packs them: it folds what is
// used once into its only place. (lightningcss over esbuild's style saves nothing.) The names, which
// have the hash of what esbuild wrote, stay: the same sources do the same.
if (!values.dev) {
  for (const name of (await readdir(assets)).filter((name) => name.endsWith(".js"))) {
    const script = join(assets, name);
    const { code } = await minify(await readFile(script, "utf8"), {
      module: true,
      ecma: 2022,
      // Nothing here reads a property for the reading alone, or builds with `new` what is not a
      // class; and constants that stay on the right, where they were written, save 100 bytes.
      compress: {
        passes: 2,
        pure_getters: true,
        lhs_constants: false,
        unsafe: true,
        unsafe_arrows: true,
      },
    });
    await writeFile(script, code);
  }
}

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
const links = [...preloads].map(
  (address) => `    <link rel="modulepreload" href="${address}" />\n`,
);
await writeFile(
  join(values.out, "index.html"),
  filled.replace("  </head>", `${links.join("")}  </head>`),
);
await cp(join(web, "public"), values.out, { recursive: true });
