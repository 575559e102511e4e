import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameRow, TournamentStanding } from "../../src/net/api.ts";
import { topGames } from "../../src/tournament/top-games.ts";

const games = (...pairs: [string, string][]) =>
  pairs.map(([white, black]) => ({ id: `${white}-${black}`, white, black })) as GameRow[];
const standings = (...names: string[]) =>
  names.map((username) => ({ username })) as TournamentStanding[];

test("the leaders' games come first, those of unlisted players last", () => {
  const played = games(["x", "y"], ["d", "c"], ["b", "e"], ["f", "a"], ["g", "h"]);
  const order = standings("a", "b", "c", "d", "e", "f", "g", "h");
  assert.deepEqual(
    topGames(played, order).map(({ id }) => id),
    ["f-a", "b-e", "d-c", "g-h"],
  );
});

test("without standings games keep their order", () => {
  assert.deepEqual(
    topGames(games(["a", "b"], ["c", "d"]), []).map(({ id }) => id),
    ["a-b", "c-d"],
  );
});
