// Webhooks: a program that listens on its own port is notified, with real servers on both sides.

import assert from "node:assert/strict";
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { test } from "node:test";
import { openPage, startBrowser } from "./harness/browser.mjs";
import { Client, days, good, makeAccount, send, startGame } from "./harness/rest.mjs";
import { startServer, temporaryDatabase } from "./harness/server.mjs";

const noon = "2024-01-10T12:00:00Z";
const minute = 60_000;

/** A listening program. `answer` is its reply; the array `got` has the requests received. */
async function startReceiver(t) {
  const receiver = { got: [], answer: () => 204, wait: null };
  const server = createServer((request, response) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      const text = Buffer.concat(parts).toString();
      receiver.got.push({ headers: request.headers, path: request.url, text });
      const status = receiver.answer(response);
      if (status) response.writeHead(status).end("x".repeat(200_000));
      receiver.wait?.();
    });
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.url = `http://127.0.0.1:${server.address().port}/hook?bot=1`;
  /** Waits until `count` requests have been received in total. */
  receiver.has = async (count) => {
    while (receiver.got.length < count)
      await new Promise((come) => {
        receiver.wait = come;
      });
    return receiver.got.slice(0, count);
  };
  return receiver;
}

/** The body, if it was signed with the secret, as described in docs/webhooks.md alone. */
function verified({ headers, text }, secret) {
  const timestamp = headers["crownhead-timestamp"];
  const [, hex] = /^v1=([0-9a-f]{64})$/.exec(headers["crownhead-signature"]);
  const expected = createHmac("sha256", secret).update(`${timestamp}.${text}`).digest();
  assert.ok(timingSafeEqual(Buffer.from(hex, "hex"), expected), "the signature");
  const body = JSON.parse(text);
  assert.equal(headers["crownhead-delivery"], body.id);
  assert.equal(headers["content-type"], "application/json");
  return body;
}

const advance = (server, ms) =>
  good(send(server, "PUT", "/api/v1/dev/clock", { body: { advance_ms: ms } }));

const makeWebhook = (player, url, events) =>
  good(player.post("/webhooks", { url, events, password: player.password }));

const deliveries = async (player, id) =>
  (await good(player.get(`/webhooks/${id}/deliveries`))).items;

/** Reloads the deliveries until the newest is as expected. */
async function newest(player, id, right) {
  for (;;) {
    const [line] = await deliveries(player, id);
    if (line && right(line)) return line;
    await new Promise((later) => setTimeout(later, 50));
  }
}

/** A server with a simulated clock whose dispatcher has made its first check. */
async function startSite(t, { args = ["--webhooks-inside"], ...rest } = {}) {
  const server = await startServer(t, { devClock: noon, args, ...rest });
  const [anna, ben] = await Promise.all(["Anna", "Ben"].map((name) => makeAccount(server, name)));
  return { server, anna, ben };
}

test("a program receives signed events of its owner's games", async (t) => {
  const receiver = await startReceiver(t);
  const { server, anna, ben } = await startSite(t);
  const { id, secret } = await makeWebhook(anna, receiver.url, ["game_started", "my_turn"]);
  await good(anna.post(`/webhooks/${id}/test`));
  const [first] = await receiver.has(1);
  assert.equal(first.path, "/hook?bot=1");
  const trial = verified(first, secret);
  assert.deepEqual([trial.event, trial.webhook, trial.data], ["test", id, { username: "Anna" }]);

  const game = await startGame(anna, ben, { time_control: days(3) });
  await advance(server, 10_000);
  const told = (await receiver.has(3)).slice(1).map((one) => verified(one, secret));
  assert.deepEqual(
    told.map((body) => body.event),
    ["game_started", "my_turn"],
  );
  for (const body of told) {
    assert.equal(body.data.game.id, game);
    assert.equal(body.at_ms, Date.parse(noon));
  }
  const line = await newest(anna, id, (one) => one.state === "delivered");
  assert.deepEqual([line.event, line.status, line.tries, line.detail], ["my_turn", 204, 1, null]);
});

test("a failed delivery is retried, also after a restart", async (t) => {
  const receiver = await startReceiver(t);
  receiver.answer = () => 500;
  const db = temporaryDatabase(t);
  const { server, anna } = await startSite(t, { db });
  const { id, secret } = await makeWebhook(anna, receiver.url, ["my_turn"]);
  await good(anna.post(`/webhooks/${id}/test`));
  const failed = await newest(anna, id, (one) => one.tries === 1);
  assert.deepEqual([failed.state, failed.status], ["waiting", 500]);
  assert.match(failed.detail, /answered 500/);
  assert.equal(failed.next_ms - failed.tried_ms, minute);
  await server.kill();

  const again = await startServer(t, {
    db,
    devClock: "2024-01-10T12:00:30Z",
    args: ["--webhooks-inside"],
  });
  const there = new Client(again, anna);
  assert.equal((await deliveries(there, id))[0].tries, 1);
  receiver.answer = () => 200;
  await advance(again, minute);
  const line = await newest(there, id, (one) => one.state === "delivered");
  assert.equal(line.tries, 2);
  const [before, after] = receiver.got;
  assert.equal(after.text, before.text, "the same delivery");
  assert.notEqual(after.headers["crownhead-signature"], before.headers["crownhead-signature"]);
  verified(after, secret);
});

test("a server killed while sending sends the event again", async (t) => {
  const receiver = await startReceiver(t);
  receiver.answer = () => null; // never answers
  const db = temporaryDatabase(t);
  const { server, anna } = await startSite(t, { db });
  const { id, secret } = await makeWebhook(anna, receiver.url, ["my_turn"]);
  await good(anna.post(`/webhooks/${id}/test`));
  await receiver.has(1);
  await server.kill();
  receiver.answer = () => 204;
  const again = await startServer(t, { db, devClock: noon, args: ["--webhooks-inside"] });
  const bodies = (await receiver.has(2)).map((one) => verified(one, secret));
  assert.deepEqual(bodies[0], bodies[1]);
  await newest(new Client(again, anna), id, (one) => one.state === "delivered");
});

test("redirects are not followed, and slow answers time out", async (t) => {
  const receiver = await startReceiver(t);
  const { anna } = await startSite(t);
  const { id } = await makeWebhook(anna, receiver.url, ["my_turn"]);
  receiver.answer = (response) => {
    response.writeHead(302, { Location: "/elsewhere" }).end();
    return null;
  };
  await good(anna.post(`/webhooks/${id}/test`));
  const moved = await newest(anna, id, (one) => one.tries === 1);
  assert.equal(moved.status, 302);
  assert.deepEqual(
    receiver.got.map((one) => one.path),
    ["/hook?bot=1"],
  );
  receiver.answer = () => null;
  await good(anna.post(`/webhooks/${id}/test`));
  const slow = await newest(anna, id, (one) => one.id !== moved.id && one.tries === 1);
  assert.equal(slow.status, null);
  assert.match(slow.detail, /[Tt]ime/);
});

test("without --webhooks-inside internal addresses are not contacted", async (t) => {
  const receiver = await startReceiver(t);
  const { anna } = await startSite(t, { args: [] });
  const port = new URL(receiver.url).port;
  const hosts = ["127.0.0.1", "localhost", "[::1]"];
  hosts.push("10.0.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1");
  for (const host of hosts) {
    const { id } = await makeWebhook(anna, `http://${host}:${port}/`, ["my_turn"]);
    await good(anna.post(`/webhooks/${id}/test`));
    const line = await newest(anna, id, (one) => one.tries === 1);
    assert.match(line.detail, /not one of the public internet/, host);
    await good(anna.send("DELETE", `/webhooks/${id}`));
  }
  // Other notations of an address are rejected at once.
  for (const host of ["2130706433", "[::ffff:127.0.0.1]", "0x7f.1"]) {
    const wish = { url: `http://${host}:${port}/`, events: ["my_turn"], password: anna.password };
    assert.equal((await anna.post("/webhooks", wish)).status, 422, host);
  }
  assert.deepEqual(receiver.got, []);
});

test("a webhook is created, tested and deleted on the account page", async (t) => {
  const receiver = await startReceiver(t);
  const { server, anna } = await startSite(t);
  const browser = await startBrowser();
  t.after(() => browser.close());
  const page = await openPage(browser, server.url);
  const [name, value] = anna.cookie.split("=");
  await page.context().addCookies([{ name, value, url: server.url }]);
  await page.goto("/account/developers");
  const section = page.getByRole("region", { name: "Webhooks" });
  await section.getByLabel("Address").fill(receiver.url);
  await section.getByLabel("I am challenged").check();
  await section.getByLabel("Your password").fill(anna.password);
  await section.getByRole("button", { name: "Create webhook" }).click();
  const secret = await section.getByLabel("Secret.").inputValue();
  await section.getByRole("button", { name: /^Send test/ }).click();
  verified((await receiver.has(1))[0], secret);
  await section.getByText("Test · delivered").waitFor();
  await section.getByRole("button", { name: /^Turn off/ }).click();
  await section.getByRole("button", { name: /^Turn on/ }).waitFor();
  await section.getByRole("button", { name: /^Delete/ }).click();
  await section.getByText(receiver.url).waitFor({ state: "detached" });
  assert.deepEqual(page.troubles, []);
});
