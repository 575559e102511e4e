// Writes the builders of refusals for the C++ build: node texts/write-reasons.mjs TEXTS HEADER
// SOURCE

import { readFile } from "node:fs/promises";
import { buildersOf } from "./reasons.mjs";
import { writeChanged } from "./write.mjs";

const [texts, header, source] = process.argv.slice(2);
const builders = buildersOf(JSON.parse(await readFile(texts, "utf8")).refusals);
await writeChanged(header, builders.header);
await writeChanged(source, builders.source);
