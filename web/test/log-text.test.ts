import assert from "node:assert/strict";
import { test } from "node:test";
import de from "texts:de";
import en from "texts:en";
import { adopt } from "../src/messages/messages.ts";
import type { TournamentRound } from "../src/net/api.ts";
import { changeText } from "../src/tournament/log-text.ts";

const encounter = (board: number, players: [string, string | null], games: string[]) => ({
  ...{ board, players, games, bye: "none", points: [0, 0], results: games.map(() => "open") },
});
const rounds = [
  {
    n: 4,
    state: "published",
    encounters: [encounter(1, ["Olga", "Theo"], ["7"]), encounter(2, ["Anna", "Ben"], ["8", "9"])],
  },
] as unknown as TournamentRound[];

test("a line of the log names the players of a game", () => {
  for (const [before, after, said] of [
    ["4.1.1 open", "4.1.1 2-0", "Round 4: Olga – Theo 2-0"],
    ["4.2.2 2-0", "4.2.2 1-1", "Round 4, Game 2: Anna – Ben 2-0 → 1-1"],
    ["4.1.1 open", "4.1.1 0-2 forfeit", "Round 4: Olga – Theo 0-2 forfeit"],
    ["4.1.1 2-0", "4.1.1 annulled", "Round 4: Olga – Theo 2-0 → counts for nothing"],
    ["5.1.1 1-1", "5.1.1 2-0", "5.1.1 1-1 → 5.1.1 2-0"],
    ["", "4.1.1 open", "Round 4: Olga – Theo not over"],
  ] as const)
    assert.equal(changeText({ act: "result_set", before, after, version: 1 }, rounds, []), said);
});

test("what has changed is said in the reader's language, what people wrote as it is", () => {
  for (const [act, before, after, inEnglish, inGerman] of [
    ["entered", "", "entered", "entered", "angemeldet"],
    ["expelled", "entered", "expelled", "entered → expelled", "angemeldet → ausgeschlossen"],
    ["started", "announced", "running", "announced → running", "angekündigt → läuft"],
    ["round_drawn", "", "round 4", "Round 4", "Runde 4"],
    ["round_drawn", "", "round 1 to 5", "Rounds 1 to 5", "Runden 1 bis 5"],
    ["round_drawn", "", "wave 3", "Wave 3", "Paarung 3"],
    [
      "round_drawn",
      "",
      "round 1, openings 12, 7",
      "Round 1, Openings: 12, 7",
      "Runde 1, Eröffnungen: 12, 7",
    ],
    ["round_ended", "published", "finished", "being played → finished", "wird gespielt → beendet"],
    ["round_ended", "", "round 2", "Round 2", "Runde 2"],
    ["directors_changed", "", "Anna, forfeit", "Anna, forfeit", "Anna, forfeit"],
    ["replaced", "entered", "open", "open", "open"],
    ["time_added", "", "3 games +7200 s", "+2 hours, 3 games", "+2 Stunden, 3 Partien"],
    ["pairs_kept_apart", "0 pairs", "1 pairs", "0 pairs → 1 pair", "0 Paare → 1 Paar"],
    ["byes_asked", "", "3 half, 4 zero", "3 (½), 4 (0)", "3 (½), 4 (0)"],
    ["edited", "running", "round 1", "running → round 1", "running → round 1"],
    ["message_sent", "", "entered", "entered", "entered"],
  ] as const) {
    assert.equal(changeText({ act, before, after, version: 1 }, rounds, []), inEnglish);
    adopt("de", de);
    assert.equal(changeText({ act, before, after, version: 1 }, rounds, []), inGerman);
    adopt("en", en);
  }
});

test("a game is told with those who had its seats then", () => {
  const line = (version: number, act: string, about: string | null, after: string) => ({
    ...{ version, act, about, before: "", after },
  });
  const log = [
    line(9, "replaced", "Carla", "Theo"),
    line(8, "result_set", null, "4.1.1 2-0"),
    line(7, "replaced", "Dora", "Carla"),
    line(6, "result_set", null, "4.1.1 1-1"),
    line(5, "started", null, "running"),
  ];
  assert.deepEqual(
    log.filter(({ act }) => act === "result_set").map((one) => changeText(one, rounds, log)),
    ["Round 4: Olga – Carla 2-0", "Round 4: Olga – Dora 1-1"],
  );
});
