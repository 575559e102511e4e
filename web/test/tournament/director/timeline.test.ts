import assert from "node:assert/strict";
import { test } from "node:test";
import { axisOf } from "../../../src/tournament/vacations.ts";

test("month names of a timeline neither overlap nor exceed its end", () => {
  const day = 86_400_000;
  const now = Date.UTC(2026, 0, 20);
  for (let days = 20; days < 1500; days += 7) {
    const { labels } = axisOf([[now, now + days * day]], now);
    let reached = 0;
    for (const { left, width } of labels) {
      assert.ok(left >= reached - 0.001 && width >= 8, `${days} days`);
      reached = left + width;
    }
    assert.ok(reached <= 100.001, `${days} days`);
  }
});
