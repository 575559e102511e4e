import assert from "node:assert/strict";
import { test } from "node:test";
import {
  askedOf,
  openingPlies,
  queryOf,
  typedOf,
  wantedOf,
  wishOf,
} from "../../src/search/search.ts";

test("the address has exactly the chosen filters", () => {
  const query = new URLSearchParams("player=Anna&result=2-0&nonsense=1&opening=");
  const wanted = wantedOf(query);
  assert.equal(wanted.player, "Anna");
  assert.equal(wanted.opening, "");
  assert.equal(queryOf({ ...wanted, opponent: "  " }).toString(), "player=Anna&result=2-0");
});

test("an opening has a number of plies", () => {
  const plies = (opening: string) => openingPlies(wantedOf(new URLSearchParams({ opening })));
  assert.equal(plies(" 1. 32-28 19-23  2. 28x19"), 3);
  assert.equal(plies(""), 0);
});

test("days are in the reader's time zone, including the last", () => {
  const asked = askedOf(wantedOf(new URLSearchParams("since=2024-01-10&until=2024-01-10")));
  const [since, until] = [asked.since, asked.until].map((at) => new Date(at ?? ""));
  assert.equal(since?.getTime(), new Date(2024, 0, 10).getTime());
  assert.equal(until?.getTime(), new Date(2024, 0, 11).getTime());
  assert.equal(asked.status, "finished");
});

test("days are typed in the reader's format, and invalid ones are ignored", () => {
  const wanted = wantedOf(new URLSearchParams("since=2024-01-10&until=someday"));
  assert.equal(queryOf(wanted).toString(), "since=2024-01-10");
  const typed = typedOf(wanted);
  assert.equal(typed.since, "10.1.2024");
  assert.equal(
    queryOf(wishOf({ ...typed, until: "1.2.2024" })).toString(),
    "since=2024-01-10&until=2024-02-01",
  );
});
