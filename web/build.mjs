// Builds the site: node build.mjs --out DIR --wasm DIR [--dev]. The second folder has the
// WebAssembly modules.
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build, transform } from "esbuild";
import { minify } from "terser";
import { scriptOf } from "./texts/compile.mjs";
import { languagesOf, readSite } from "./texts/read.mjs";
import { readExamples, readRules, rulePages } from "./texts/rules.mjs";

const web = dirname(fileURLToPath(import.meta.url));

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    wasm: { type: "string" },
    dev: { type: "boolean", default: false },
  },
});
if (!values.out || !values.wasm) {
  console.error("usage: node build.mjs --out DIR --wasm DIR [--dev]");
  process.exit(2);
}

const assets = join(values.out, "assets");
await rm(values.out, { recursive: true, force: true });
await mkdir(assets, { recursive: true });

/** Addresses that index.html may use, by their names there. */
const addresses = new Map();

/** Scripts of each entry, the entry's own first. */
const files = new Map();

const addressOf = (path) => `/assets/${basename(path)}`;

const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 10);

/** Writes a file under a name that contains the hash of its bytes, and returns its address. */
async function writeHashed(name, kind, bytes) {
  const file = `${name}-${hashOf(bytes)}${kind}`;
  await writeFile(join(assets, file), bytes);
  return addressOf(file);
}

/**
 * Writes one file of learned weights per variant. Returns the hash of all files, which is in all
 * their names, followed by the variants. Separate hashes would make up most of what a page says
 * about them.
 */
async function writeWeights() {
  const folder = join(web, "../rules/computer/weights");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".bin")).sort();
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file))));
  const hash = hashOf(Buffer.concat(contents));
  const variants = files.map((file) => basename(file, ".bin"));
  for (const [i, variant] of variants.entries())
    await writeFile(join(assets, `${variant}-${hash}.bin`), contents[i]);
  return [hash, ...variants];
}

const common = {
  absWorkingDir: web,
  publicPath: "/assets",
  outdir: assets,
  bundle: true,
  metafile: true,
  jsx: "automatic",
  jsxImportSource: "preact",
  // Defined as a string, which stays where it is used: an object would be moved into the code
  // shared by all pages.
  define: { learnedWeights: JSON.stringify((await writeWeights()).join(" ")) },
};

const { metafile: whole } = await build({
  ...common,
  entryPoints: ["src/shell/main.tsx"],
  write: false,
  loader: { ".svg": "file" },
});

const importsOf = (path) => whole.inputs[path]?.imports ?? [];

/** All sources that a source depends on. */
function neededBy(entry) {
  const needed = new Set();
  const add = (path) => {
    if (needed.has(path)) return;
    needed.add(path);
    for (const { kind, path: other } of importsOf(path))
      if (kind === "import-statement" && other.startsWith("src/")) add(other);
  };
  add(entry);
  return [...needed];
}

/** Code that is loaded on demand: pages and parts of them. */
const entries = new Set(
  Object.keys(whole.inputs)
    .flatMap(importsOf)
    .filter(({ kind, path }) => kind === "dynamic-import" && path !== "src/shell/start.tsx")
    .map(({ path }) => path),
);

const isStyle = (path) => path.endsWith(".css");

const neededByGame = neededBy("src/game/route.tsx");
/**
 * Code of the first file: the frame, what the front page and a game share, and the form fields that
 * most pages have.
 */
const atFirst = new Set([
  ...neededBy("src/shell/main.tsx"),
  ...neededBy("src/shell/start.tsx"),
  ...neededBy("src/lobby/view.tsx").filter((path) => neededByGame.includes(path)),
  ...neededBy("src/components/form.tsx"),
]);

/**
 * Code of the second file: what the running game of the front page and a game page share, such as
 * the board. It is loaded after the first page, and by pages that need some of it.
 */
const ofBoards = new Set(
  neededBy("src/lobby/running.tsx").filter(
    (path) => neededByGame.includes(path) && !atFirst.has(path),
  ),
);
const needsBoards = (entry) => neededBy(entry).some((path) => ofBoards.has(path));

/**
 * Without this plugin, esbuild would create a file for each set of pages that share a source, and
 * the first page would load thirty of them. With it, each page imports the first file, and the
 * second one if it needs it.
 */
const pageFiles = {
  name: "page files",
  setup(build) {
    const programs = (paths) =>
      [...paths].filter((path) => path !== "src/shell/main.tsx" && !isStyle(path));
    const importOf = (path) => `import ${JSON.stringify(join(web, path))};`;
    build.onResolve({ filter: /\.tsx?$/ }, ({ kind, path, resolveDir }) =>
      kind === "dynamic-import"
        ? { path: relative(web, join(resolveDir, path)), namespace: "page" }
        : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: "page" }, ({ path }) => {
      // Programs that are not components have names.
      const what = path.endsWith(".tsx") ? "{ default }" : "*";
      const page = path === "src/shell/start.tsx" ? "" : `export ${what} from "./${path}";`;
      const shared = [...programs(atFirst), ...(needsBoards(path) ? programs(ofBoards) : [])];
      return { contents: shared.map(importOf).join("") + page, resolveDir: web };
    });
  },
};

async function bundle(name, entry, options) {
  const { metafile } = await build({
    ...common,
    entryPoints: { [name]: entry },
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".css": "empty" },
    target: ["es2022"],
    charset: "utf8",
    minify: !values.dev,
    sourcemap: values.dev ? "inline" : false,
    legalComments: "none",
    logLevel: "warning",
    ...options,
  });
  for (const [path, { entryPoint, imports }] of Object.entries(metafile.outputs)) {
    if (!entryPoint) continue;
    const parts = imports.filter(({ kind }) => kind === "import-statement");
    const name = entryPoint === entry ? entry : entryPoint.replace(/^page:/, "");
    files.set(name, [addressOf(path), ...parts.map((part) => addressOf(part.path))]);
  }
}

/**
 * Bundles style sheets and returns the address. Their order does not matter, because cascade layers
 * decide precedence.
 */
async function bundleStyles(name, paths) {
  const { metafile } = await build({
    ...common,
    stdin: {
      contents: paths.map((path) => `@import "./${path}";`).join("\n"),
      loader: "css",
      resolveDir: web,
    },
    entryNames: `${name}-[hash]`,
    assetNames: "[name]-[hash]",
    loader: { ".svg": "file" },
    charset: "utf8",
    minify: !values.dev,
    logLevel: "warning",
  });
  const sheet = Object.keys(metafile.outputs).find(isStyle);
  return addressOf(sheet);
}

/** The title of a push message that cannot be read, by language. */
async function fallbackTitles() {
  const locales = join(web, "locales");
  const titles = {};
  for (const language of await languagesOf(locales)) {
    const { site, push } = await readSite(locales, language);
    titles[language] = `${site.site.name}: ${push.push.something}`;
  }
  return titles;
}

// Code that the first page does not need is in separate files, loaded on demand.
await bundle("app", "src/shell/main.tsx", { format: "esm", splitting: true, plugins: [pageFiles] });
await bundle("boot", "src/shell/boot.ts", { format: "iife" });
await bundle("thread", "src/computer/thread.ts", { format: "iife" });
// Its address is fixed, because browsers ask for it again to find a newer version.
await bundle("sw", "src/push/worker.ts", {
  format: "iife",
  outdir: values.out,
  entryNames: "[name]",
  define: { fallbackTitles: JSON.stringify(JSON.stringify(await fallbackTitles())) },
});
const filesOf = (entry) => {
  const found = files.get(entry);
  if (!found) throw new Error(`the build has made nothing of ${entry}`);
  return found;
};
const start = new Set([...filesOf("src/shell/main.tsx"), ...filesOf("src/shell/start.tsx")]);
addresses.set("app.js", filesOf("src/shell/main.tsx")[0]);
addresses.set("boot.js", filesOf("src/shell/boot.ts")[0]);
addresses.set("thread.js", filesOf("src/computer/thread.ts")[0]);
addresses.set("app.css", await bundleStyles("app", [...atFirst].filter(isStyle)));
const boardSheet = await bundleStyles("boards", [...ofBoards].filter(isStyle));

/** Scripts and style sheet that each entry needs in addition to the first file. */
const further = [];
for (const entry of [...entries].sort()) {
  const name = entry.replace(/^src\/|\.tsx$/g, "");
  const styles = neededBy(entry).filter(
    (path) => isStyle(path) && !atFirst.has(path) && !ofBoards.has(path),
  );
  const scripts = filesOf(entry).filter((address) => !start.has(address));
  const sheets = styles.length > 0 ? [await bundleStyles(name.replaceAll("/", "-"), styles)] : [];
  if (needsBoards(entry)) sheets.push(boardSheet);
  const names = [...scripts, ...sheets].map((address) => basename(address));
  further.push([name, ...names].join(" "));
}
addresses.set("files", further.join(","));

// terser inlines functions and variables that are used once, which esbuild does not. The file names
// keep the hash of esbuild's output, because the same sources give the same result.
if (!values.dev) {
  const scripts = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  for (const script of [join(values.out, "sw.js"), ...scripts.map((name) => join(assets, name))]) {
    const { code } = await minify(await readFile(script, "utf8"), {
      module: true,
      ecma: 2022,
      compress: { passes: 2 },
    });
    await writeFile(script, code);
  }
}

/** The texts, one script per language and file. */
async function textScripts(locales, language) {
  const scripts = [];
  for (const [file, texts] of Object.entries(await readSite(locales, language))) {
    // The server already sends refusals in English.
    if (language === "en" && file === "refusals") continue;
    const options = { format: "esm", charset: "utf8", minify: !values.dev };
    const { code } = await transform(scriptOf(texts), options);
    scripts.push([`${language}-${file}`, ".js", code]);
  }
  return scripts;
}

/** Files made from `locales`. One hash is in the names of all of them. */
async function writeTexts() {
  const locales = join(web, "locales");
  const english = await readRules(locales, "en");
  const examples = await readExamples(locales);
  const made = [];
  for (const language of await languagesOf(locales)) {
    made.push(...(await textScripts(locales, language)));
    const own = await readRules(locales, language);
    for (const [variant, page] of Object.entries(rulePages(own, english, examples, language)))
      made.push([`${language}-rules-${variant}`, ".json", JSON.stringify(page)]);
  }
  const hash = createHash("sha256").update(JSON.stringify(made)).digest("hex").slice(0, 10);
  for (const [name, kind, code] of made)
    await writeFile(join(assets, `${name}-${hash}${kind}`), code);
  addresses.set("texts", hash);
}
await writeTexts();

/** The rules, one module per kind of game, and the computer. */
for (const name of ["rules", "nardi", "star", "computer", "shared"]) {
  const file = `${name}.wasm`;
  addresses.set(file, await writeHashed(name, ".wasm", await readFile(join(values.wasm, file))));
}

/** Text that the page itself contains, in each language, in case nothing else loads. */
async function unloadedTexts() {
  const locales = join(web, "locales");
  const lines = [];
  for (const language of await languagesOf(locales)) {
    const { unreachable, tryAgain } = (await readSite(locales, language)).site.site;
    lines.push(`<p lang="${language}">${unreachable} <a href="">${tryAgain}</a></p>`);
  }
  return lines.join("");
}
addresses.set("unloaded", await unloadedTexts());

const page = await readFile(join(web, "index.html"), "utf8");
const filled = page.replace(/\{\{([^}]+)\}\}/g, (_, name) => {
  const address = addresses.get(name);
  if (!address) throw new Error(`index.html names ${name}, which the build does not make`);
  return address;
});
// Listed here, so that the browser does not discover them one after another.
const links = [...start]
  .filter((address) => address !== addresses.get("app.js"))
  .map((address) => `    <link rel="modulepreload" href="${address}" />\n`);
await writeFile(
  join(values.out, "index.html"),
  filled.replace("  </head>", `${links.join("")}  </head>`),
);
await cp(join(web, "public"), values.out, { recursive: true });
