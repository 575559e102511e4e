import assert from "node:assert/strict";
import { test } from "node:test";
import { arranged } from "../src/games/arranged.ts";

const shown = (...ids: string[]) => ids.map((id) => ({ row: { id } }));
const rows = (...ids: string[]) => ids.map((id) => ({ id }));

test("boards stay where they are, new ones come behind, others go", () => {
  const { kept, added, dropped } = arranged(shown("a", "b", "c"), rows("d", "c", "a"));
  assert.deepEqual(kept, shown("a", "c"));
  assert.deepEqual(added, rows("d"));
  assert.deepEqual(dropped, shown("b"));
});

test("nothing is shown of an empty list", () => {
  assert.deepEqual(arranged(shown("a"), []), { kept: [], added: [], dropped: shown("a") });
  assert.deepEqual(arranged([], rows("a")), { kept: [], added: rows("a"), dropped: [] });
});
