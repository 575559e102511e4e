import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Returns the files below `folder` whose name matches, without the folders called `skipped`. */
export function sourceFiles(
  folder: string,
  name = /\.tsx?$/,
  skipped: readonly string[] = [],
): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return skipped.includes(entry.name) ? [] : sourceFiles(path, name, skipped);
    return name.test(entry.name) ? [path] : [];
  });
}
