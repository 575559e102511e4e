// The operator's commands, with and without a server that has the database open.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { test } from "node:test";
import { Client, cookieOf, days, good, makeAccount, signIn } from "./harness/rest.mjs";
import { binary, runBinary, startServer, temporaryDatabase } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import { cupOf, policies, stage } from "./harness/vacations.mjs";

const command = (db, args, input = "") =>
  execFileSync(binary, [...args, "--db", db], { input, encoding: "utf8", stdio: "pipe" });

test("users are created, renamed, banned and unbanned while the server runs", async (t) => {
  const db = temporaryDatabase(t);
  const server = await startServer(t, { db });
  assert.equal(statSync(`${db}.admin`).mode & 0o777, 0o600);
  assert.match(
    command(db, ["user", "create", "Chief"], "correct horse\n"),
    /Chief: created, player/,
  );
  const answer = await signIn(server, "Chief", "correct horse");
  assert.equal(answer.status, 200);
  const chief = new Client(server, { cookie: cookieOf(answer) });
  command(db, ["user", "role", "Chief", "admin"]);
  assert.equal((await good(chief.get("/account"))).role, "admin");

  const socket = await Socket.open(chief);
  command(db, ["user", "ban", "Chief", "--reason", "a test"]);
  assert.equal((await socket.closed).code, 1008, "a banned player's socket is closed");
  assert.equal((await chief.get("/account")).status, 401);
  command(db, ["user", "unban", "Chief", "--reason", "a test"]);
  command(db, ["user", "password", "Chief"], "another horse\n");
  assert.equal((await signIn(server, "Chief", "correct horse")).status, 401);
  assert.equal((await signIn(server, "Chief", "another horse")).status, 200);
});

test("an account is closed with its games, with and without the server running", async (t) => {
  const db = temporaryDatabase(t);
  const server = await startServer(t, { db });
  const anna = await makeAccount(server, "Anna");
  const ben = await makeAccount(server, "Ben");
  const { id } = await good(
    anna.post("/challenges", { opponent: "Ben", variant: "russian", time_control: days(3) }),
  );
  const { game_id: game } = await good(ben.post(`/challenges/${id}/accept`, {}));
  const close = (name) => runBinary("user", "close", name, "--db", db);

  await server.stop();
  const early = close("Anna");
  assert.equal(early.status, 1);
  assert.match(early.stderr, /start the server, which ends them/);

  const again = await startServer(t, { db });
  const socket = await Socket.open(anna.on(again));
  assert.match(command(db, ["user", "close", "anna"]), /^Anna: account closed/);
  assert.equal((await socket.closed).code, 1008);
  const over = await good(ben.on(again).get(`/games/${game}`));
  assert.notEqual(over.status, "playing");
  assert.ok(!JSON.stringify(over).includes("Anna"), "the neutral name is shown");
  assert.match(close("Anna").stderr, /no player has the name Anna/);
  assert.match(close("Computer 1").stderr, /one of the site's own players/);
  await again.stop();

  assert.match(command(db, ["user", "close", "Ben"]), /^Ben: account closed/);
  assert.equal(runBinary("check", "--db", db).status, 0);
});

test("the server's refusals are reported", async (t) => {
  const db = temporaryDatabase(t);
  await startServer(t, { db });
  const nobody = runBinary("user", "role", "Nobody", "admin", "--db", db);
  assert.equal(nobody.status, 1);
  assert.equal(nobody.stderr, "crownhead user: no player has the name Nobody\n");
  const none = runBinary("export", "--user", "Nobody", "--db", db);
  assert.equal(none.status, 1);
  assert.match(none.stderr, /^crownhead export: no player/);
});

test("all stored data is exported, with and without the server running", async (t) => {
  const db = temporaryDatabase(t);
  const server = await startServer(t, { db });
  await makeAccount(server, "Anna");
  const held = JSON.parse(command(db, ["export", "--user", "Anna"]));
  assert.equal(held.username, "Anna");
  await server.stop();
  assert.equal(existsSync(`${db}.admin`), false);
  assert.deepEqual(JSON.parse(command(db, ["export", "--user", "Anna"])), held);
});

test("a tournament is exported as on its pages, with and without the server running", async (t) => {
  const site = await stage(t, "2024-01-10T12:00:00Z");
  const { id, game, white } = await cupOf(site, policies.A, { name: "Winter Cup" });
  await good(white.post(`/games/${game}/moves`, { move: "32-28", ply: 0 }));
  const file = (format) =>
    command(site.db, ["export", "--tournament", id, "--format", format]).trimEnd();
  const files = {};
  for (const format of ["json", "pdn", "trf"]) {
    const { text } = await site.dirk.get(`/tournaments/${id}/export.${format}`);
    files[format] = file(format);
    assert.equal(files[format], text.trimEnd());
  }
  assert.equal(JSON.parse(files.json).settings.name, "Winter Cup");
  assert.match(files.pdn, /32-28/);

  const none = runBinary("export", "--tournament", "99", "--db", site.db);
  assert.equal(none.status, 1);
  assert.match(none.stderr, /^crownhead export: no tournament has the number 99/);
  for (const wrong of [
    [],
    ["--user", "Anna", "--tournament", id],
    ["--user", "Anna", "--format", "pdn"],
  ])
    assert.equal(runBinary("export", "--db", site.db, ...wrong).status, 2, wrong.join(" "));
  await site.server.stop();
  for (const format of ["json", "pdn", "trf"]) assert.equal(file(format), files[format]);
});

test("a killed server does not block the operator's commands", async (t) => {
  const db = temporaryDatabase(t);
  const server = await startServer(t, { db });
  await server.kill();
  assert.equal(existsSync(`${db}.admin`), true);
  assert.match(command(db, ["user", "create", "Anna"], "correct horse\n"), /Anna: created/);
  const again = await startServer(t, { db });
  assert.match(command(db, ["user", "role", "Anna", "director"]), /Anna: director/);
  assert.equal((await signIn(again, "Anna", "correct horse")).status, 200);
});

test("a tournament of nardi is exported in the format of nardi programs", async (t) => {
  const site = await stage(t, "2024-01-10T12:00:00Z");
  const nardi = { variant: "nardi", ruleset: "wbgf", terms: { length: 3, cube: true } };
  const { id } = await cupOf(site, policies.A, { name: "Dice Cup", ...nardi });
  const text = command(site.db, ["export", "--tournament", id, "--format", "pdn"]);
  assert.match(text, /; \[Event "Dice Cup"\]/);
  assert.match(text, / 3 point match/);
  await site.server.stop();
  assert.equal(command(site.db, ["export", "--tournament", id, "--format", "pdn"]), text);
});
