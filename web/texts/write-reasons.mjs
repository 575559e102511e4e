// Writes the builders of refusals for the C++ build: node texts/write-reasons.mjs TEXTS HEADER SOURCE

import { readFile, writeFile } from "node:fs/promises";
import { buildersOf } from "./reasons.mjs";

/** What stays as it is is not written: another wording compiles no source that names it. */
async function write(path, text) {
  const before = await readFile(path, "utf8").catch(() => null);
  if (before !== text) await writeFile(path, text);
}

const [texts, header, source] = process.argv.slice(2);
const builders = buildersOf(JSON.parse(await readFile(texts, "utf8")).refusals);
await write(header, builders.header);
await write(source, builders.source);
