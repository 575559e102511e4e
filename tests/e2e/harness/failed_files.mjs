// A reporter of Node's test runner: the files with a test that failed, a line each.

import { relative } from "node:path";

export default async function* failedFiles(events) {
  const files = new Set();
  for await (const { type, data } of events)
    if (type === "test:fail" && data.file) files.add(relative(process.cwd(), data.file));
  for (const file of files) yield `${file}\n`;
}
