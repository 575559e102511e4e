import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Example, RulePage } from "../src/rulebook/book.ts";
import { variantKeys } from "../src/words/variants.ts";

const read = (file: string) =>
  JSON.parse(readFileSync(join(process.cwd(), "src/rulebook", file), "utf8"));

test("every variant has a page of rules and an example", () => {
  const pages: Record<string, RulePage> = read("pages.json");
  const examples: Example[] = read("examples.json");
  assert.deepEqual(Object.keys(pages).sort(), [...variantKeys].sort());
  for (const key of variantKeys) {
    const page = pages[key];
    assert.ok(page && page.lead !== "" && page.draws !== "" && page.points.length > 0, key);
    assert.ok(
      examples.some(({ variant, moves }) => variant === key && moves.length > 0),
      `${key} has no example`,
    );
  }
});
