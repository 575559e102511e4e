// Writes generated files.

import { readFile, writeFile } from "node:fs/promises";

/** Writes only changed contents, to avoid needless recompilation. */
export async function writeChanged(path, text) {
  const before = await readFile(path, "utf8").catch(() => null);
  if (before !== text) await writeFile(path, text);
}
