import assert from "node:assert/strict";
import { test } from "node:test";
import { analysisAt, analysisOf } from "../../src/navigation/analysis-address.ts";

test("a link opens a position on the analysis board with the computer", () => {
  assert.equal(
    analysisOf("russian", "W:Wc3:Bh8"),
    "/analysis?variant=russian&fen=W%3AWc3%3ABh8&computer=on",
  );
});

test("a link opens a game on the analysis board at a ply", () => {
  assert.equal(analysisAt("7", 30), "/analysis?game=7&ply=30");
});
