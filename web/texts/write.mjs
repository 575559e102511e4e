// Writes what is made at build.

import { readFile, writeFile } from "node:fs/promises";

/** Only what has changed is written, so that nothing is compiled again for nothing. */
export async function writeChanged(path, text) {
  const before = await readFile(path, "utf8").catch(() => null);
  if (before !== text) await writeFile(path, text);
}
