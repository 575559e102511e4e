// Who may hold tournaments, as the operator's options say.

import assert from "node:assert/strict";
import { test } from "node:test";
import { makeAccount } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";

const cup = {
  name: "Cup",
  format: "round_robin",
  variant: "international",
  time_control: { kind: "per_move", time_ms: 86_400_000 },
};

async function asked(account) {
  const { body } = await account.get("/account");
  const made = await account.post("/tournaments", cup);
  assert.equal(body.may_hold_tournaments, made.status === 201);
  return made;
}

test("without the option directors alone may", async (t) => {
  const server = await startServer(t);
  assert.equal((await asked(await makeAccount(server, "Anna"))).body.code, "FORBIDDEN");
});

test("everybody may, so many at once, where the options say so", async (t) => {
  const args = ["--tournaments-by", "everybody", "--tournaments-at-once", "1"];
  const server = await startServer(t, { args });
  const anna = await makeAccount(server, "Anna");
  assert.equal((await asked(anna)).status, 201);
  const second = await anna.post("/tournaments", cup);
  assert.equal(second.body.code, "FORBIDDEN");
  assert.equal((await asked(await makeAccount(server, "Ben"))).status, 201, "each for themselves");
});

test("whose account is old enough may, where the option says so", async (t) => {
  const server = await startServer(t, {
    devClock: "2024-01-10T12:00:00Z",
    args: ["--tournaments-by", "30d"],
  });
  const anna = await makeAccount(server, "Anna");
  const early = await asked(anna);
  assert.equal(early.body.code, "FORBIDDEN");
  assert.match(early.body.detail, /30 days old/);
  await anna.send("PUT", "/dev/clock", { body: { advance_ms: 30 * 86_400_000 } });
  assert.equal((await asked(anna)).status, 201);
});
