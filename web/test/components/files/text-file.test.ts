import assert from "node:assert/strict";
import { test } from "node:test";
import { textOf } from "../../../src/components/files/text-file.ts";

const cases: readonly [string, readonly number[], string][] = [
  ["ASCII", [0x4a, 0x61, 0x6e], "Jan"],
  ["UTF-8", [0x4a, 0x6f, 0x73, 0xc3, 0xa9], "José"],
  ["UTF-8 with a byte order mark", [0xef, 0xbb, 0xbf, 0x4a, 0x61, 0x6e], "Jan"],
  ["Latin-1", [0x4a, 0x6f, 0x73, 0xe9], "José"],
];

for (const [name, bytes, text] of cases) {
  test(`a file in ${name} is read`, async () => {
    assert.equal(await textOf(new Blob([new Uint8Array(bytes)])), text);
  });
}
