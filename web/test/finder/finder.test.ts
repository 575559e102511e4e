import "../english.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { doingText } from "../../src/finder/doing.tsx";
import {
  challengeOf,
  Finder,
  isChallenged,
  isUnknown,
  lastOf,
  partsOf,
  withLast,
} from "../../src/finder/finder.ts";
import type { Found } from "../../src/net/players.ts";

const found = (...names: string[]): Found => ({
  players: names.map((username) => ({
    username,
    bot: false,
    computer: false,
    best: null,
    online: false,
    game: null,
    seek: null,
  })),
  tournaments: [],
  studies: [],
});

const settled = () => new Promise((done) => setImmediate(done));

test("it asks once typing pauses, for the last text only", async () => {
  const asked: string[] = [];
  let paused = () => {};
  const finder = new Finder(
    "players",
    async (text, only) => {
      asked.push(`${text} ${only}`);
      return found("Sietske");
    },
    (act) => {
      paused = act;
      return () => {
        paused = () => {};
      };
    },
  );
  finder.type("s");
  finder.type("si");
  paused();
  await settled();
  assert.deepEqual(asked, ["si players"]);
  assert.equal(finder.found.value?.players[0]?.username, "Sietske");
  assert.equal(finder.answered.value, "si");
  finder.stop();
});

test("an empty field finds nothing and asks nothing", async () => {
  const finder = new Finder(null, () => assert.fail("asked"));
  finder.type("  ");
  await settled();
  assert.equal(finder.found.value, null);
  assert.equal(finder.answered.value, "");
});

test("the letters that were typed are marked in any case", () => {
  assert.deepEqual(partsOf("Sietske", "SI"), ["Si", "etske"]);
  assert.deepEqual(partsOf("Sietske", "si "), ["Si", "etske"]);
  assert.deepEqual(partsOf("Sietske", "x"), ["", "Sietske"]);
  assert.deepEqual(partsOf("Sietske", ""), ["", "Sietske"]);
});

test("what a player is doing is said in the order playing, waiting, online", () => {
  const idle = { online: true, game: null, seek: null };
  assert.equal(doingText(idle), "Online");
  assert.equal(doingText({ ...idle, online: false }), "");
  const game = { id: "1", variant: "star", opponent: null } as const;
  assert.equal(doingText({ ...idle, game: { ...game, opponent: "Oskar" } }), "Playing Oskar");
  assert.match(doingText({ ...idle, game }), /^Playing Star/);
});

test("everyone but oneself and the computers can be challenged", () => {
  assert.ok(isChallenged({ username: "Anna", computer: false }, null));
  assert.ok(!isChallenged({ username: "Anna", computer: false }, "Anna"));
  assert.ok(!isChallenged({ username: "Computer 3", computer: true }, null));
  assert.equal(challengeOf("Guest 7"), "/?challenge=Guest%207");
});

test("in a list of names the last one is completed", () => {
  assert.equal(lastOf("Anna, be"), "be");
  assert.equal(lastOf("an"), "an");
  assert.equal(lastOf("Anna,"), "");
  assert.equal(withLast("Anna, be", "Ben"), "Anna, Ben");
  assert.equal(withLast("an", "Anna"), "Anna");
});

test("a name is unknown only when the server has said that no player has it", () => {
  const known = (answered: string, ...names: string[]) => ({
    answered: signal(answered),
    found: signal(found(...names)),
  });
  assert.ok(isUnknown("Anx ", known("anx", "Anxo")));
  assert.ok(!isUnknown("anx", known("anx", "Anx")), "capitals do not matter");
  assert.ok(!isUnknown("anxo", known("anx")), "not answered yet");
  assert.ok(!isUnknown("", known("")));
  const full = Array.from({ length: 8 }, (_, i) => `Anx${i}`);
  assert.ok(!isUnknown("Anx", known("Anx", ...full)), "there may be more players");
});
