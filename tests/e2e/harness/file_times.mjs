// A reporter for Node's test runner. Prints one line of JSON at the end, with each file's duration
// in seconds and whether all of its tests passed.

import { relative } from "node:path";

export default async function* fileTimes(events) {
  const files = new Map();
  for await (const { type, data } of events) {
    if ((type !== "test:pass" && type !== "test:fail") || !data.file) continue;
    const name = relative(process.cwd(), data.file);
    const file = files.get(name) ?? { name, seconds: 0, passed: true };
    if (data.nesting === 0) file.seconds += data.details.duration_ms / 1000;
    file.passed &&= type === "test:pass";
    files.set(name, file);
  }
  yield `${JSON.stringify([...files.values()])}\n`;
}
