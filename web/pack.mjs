// Compresses a built site and writes the C++ source that embeds it:
// node pack.mjs --site DIR --extra PATH=FILE --packed DIR --quality N --out FILE
//
// The packed files are named by the hash of their contents, so unchanged files are not compressed
// again. Files are compressed in parallel on zlib's threads.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const { values } = parseArgs({
  options: {
    site: { type: "string" },
    extra: { type: "string" }, // PATH=FILE: one more file to serve
    packed: { type: "string" },
    quality: { type: "string", default: "11" }, // of brotli
    out: { type: "string" },
  },
});
const quality = Number(values.quality);

const packers = {
  gz: promisify((bytes, done) => gzip(bytes, { level: Math.min(quality, 9) }, done)),
  [`${quality}.br`]: promisify((bytes, done) =>
    brotliCompress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }, done),
  ),
};

/** Names of the files in PACKED that this site uses. */
const used = new Set();

async function writeOnce(name, bytesOf) {
  used.add(name);
  const file = join(values.packed, name);
  if (!existsSync(file)) await writeFile(file, await bytesOf());
  return { file, size: (await readFile(file)).length };
}

/** The uncompressed file, and each compressed form that is at least a tenth smaller. */
async function assetOf([path, file]) {
  const bytes = await readFile(file);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 24);
  const views = [await writeOnce(hash, () => bytes)];
  for (const [ending, pack] of Object.entries(packers)) {
    const packed = await writeOnce(`${hash}.${ending}`, () => pack(bytes));
    views.push(packed.size * 10 < bytes.length * 9 ? packed : undefined);
  }
  return { path, hash, views };
}

async function filesOf(folder, prefix = "") {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => {
      const path = `${prefix}/${entry.name}`;
      const file = join(folder, entry.name);
      return entry.isDirectory() ? filesOf(file, path) : [[path, file]];
    }),
  );
  return found.flat();
}

await mkdir(values.packed, { recursive: true });
const [extraPath, extraFile] = values.extra.split("=");
const files = [...(await filesOf(values.site)), [extraPath, extraFile]].sort();
const assets = await Promise.all(files.map(assetOf));

const arrays = [];
const rows = assets.map(({ path, hash, views }) => {
  const names = views.map((view) => {
    if (!view) return "{}";
    const name = `file_${arrays.length}`;
    arrays.push(
      `static constexpr unsigned char ${name}[] = {\n#embed "${view.file}" if_empty(0)\n};`,
    );
    return `text(${name}, ${view.size})`;
  });
  return `    {"${path}", "${hash}",\n     ${names.join(", ")}},`;
});

await writeFile(
  values.out,
  `// Written by web/pack.mjs.
#include "server/net/http/static_files.hpp"

namespace crownhead::net {
${arrays.join("\n")}

static std::string_view text(const unsigned char* bytes, std::size_t size) {
  return {reinterpret_cast<const char*>(bytes), size};
}

std::span<const Asset> embedded_assets() {
  static const Asset assets[] = {
${rows.join("\n")}
  };
  return assets;
}

}  // namespace crownhead::net
`,
);

for (const name of await readdir(values.packed))
  if (!used.has(name)) await rm(join(values.packed, name));
