import assert from "node:assert/strict";
import { test } from "node:test";
import { keepRecent, recentOnes } from "../../src/finder/recent.ts";

const stored = new Map<string, string>();
Object.defineProperty(globalThis, "localStorage", {
  configurable: true,
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
});

const player = (name: string) => ({ kind: "player", name, href: `/@/${name}` }) as const;

test("the last six are kept, the newest first, each once", () => {
  for (const name of ["A", "B", "C", "D", "E", "F", "G", "C"]) keepRecent(player(name));
  assert.deepEqual(
    recentOnes().map(({ name }) => name),
    ["C", "G", "F", "E", "D", "B"],
  );
});

test("damaged storage counts as empty", () => {
  for (const text of ["{", "7", "null"]) {
    stored.set("crownhead.recent", text);
    assert.deepEqual(recentOnes(), []);
  }
});
