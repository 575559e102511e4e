// Writes src/messages/texts.ts, the types of the texts, from the English ones: node texts/types.mjs

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { typesOf, unionOf } from "./compile.mjs";
import { readSite } from "./read.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
// Refusals are looked up by the name that the server sends.
const { refusals, ...files } = await readSite(join(web, "locales"), "en");
await writeFile(
  join(web, "src/messages/texts.ts"),
  typesOf(files) + unionOf("RefusalReason", refusals.refusals),
);
