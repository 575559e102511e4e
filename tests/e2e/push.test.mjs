// Web push: the server encrypts for a browser and sends to a push service of the test's own, over TLS.

import assert from "node:assert/strict";
import { test } from "node:test";
import { makeBrowser, startPushService } from "./harness/push.mjs";
import { days, good, makeAccount, send, startGame } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";

const noon = "2024-01-10T12:00:00Z";
const minute = 60_000;
const contact = "mailto:push@example.com";
/** After this time an event is stored, searched and sent. */
const told = 30_000;

const advance = (server, ms) =>
  good(send(server, "PUT", "/api/v1/dev/clock", { body: { advance_ms: ms } }));

const move = (player, game, ply, text) =>
  good(player.post(`/games/${game}/moves`, { ply, move: text }));

const listed = async (player) => (await good(player.get("/push/subscriptions"))).items;

/** A server with a simulated clock, and Anna with a registered browser. */
async function startSite(t) {
  const service = await startPushService(t);
  const args = ["--push-inside", service.certificate, "--push-contact", contact];
  const server = await startServer(t, { devClock: noon, args });
  const [anna, ben] = await Promise.all(["Anna", "Ben"].map((name) => makeAccount(server, name)));
  const { key } = await good(anna.get("/push/key"));
  const browser = await makeBrowser(`${service.origin}/to/anna`);
  await good(anna.post("/push/subscriptions", browser.subscription));
  return { service, server, anna, ben, key, browser };
}

test("a browser receives its player's turns, which only it can read", async (t) => {
  const { service, server, anna, ben, key, browser } = await startSite(t);
  const game = await startGame(anna, ben, { time_control: days(3) });
  await advance(server, told);
  const request = await service.has(1);
  await service.check(request, { contact, key, now: Date.parse(noon) + told });
  assert.equal(request.path, "/to/anna");
  assert.equal(request.headers.urgency, "normal");
  assert.equal(Number(request.headers.ttl), 3 * 86_400 - told / 1000, "until the deadline");
  const { body, ...payload } = await browser.decrypt(request.body);
  assert.deepEqual(payload, {
    ...{ v: 1, kind: "my_turn", title: "Your turn against Ben", at_ms: Date.parse(noon) },
    ...{ url: `/game/${game}`, tag: `/game/${game}` },
  });
  assert.match(body, /2024/);

  const changed = Buffer.from(request.body);
  changed[changed.length - 1] ^= 1;
  await assert.rejects(browser.decrypt(changed));
  const other = await makeBrowser(`${service.origin}/other`);
  await assert.rejects(other.decrypt(request.body));
});

test("a failed message is sent again, and a newer one of its topic replaces it", async (t) => {
  const { service, server, anna, ben, browser } = await startSite(t);
  service.answer = () => 500;
  const game = await startGame(anna, ben, { time_control: days(3) });
  await advance(server, told);
  const first = await service.has(1);
  service.answer = () => 201;
  await move(anna, game, 0, "32-28");
  await move(ben, game, 1, "19-23");
  await advance(server, told);
  const second = await service.has(2);
  assert.equal(second.headers.topic, first.headers.topic);
  const payload = await browser.decrypt(second.body);
  assert.equal(payload.at_ms, Date.parse(noon) + told, "the newer turn");
  // The first one would be due by now.
  await advance(server, minute);
  await startGame(anna, ben, { time_control: days(3) });
  await advance(server, told);
  assert.notEqual((await service.has(3)).headers.topic, first.headers.topic);
});

test("a host that asks for it is left alone for a while", async (t) => {
  const { service, server, anna, ben } = await startSite(t);
  service.answer = () => [429, { "Retry-After": "300" }];
  await startGame(anna, ben, { time_control: days(3) });
  await advance(server, told);
  await service.has(1);
  service.answer = () => 201;
  await startGame(anna, ben, { time_control: days(3) });
  await advance(server, 4 * minute);
  assert.equal(service.got.length, 1);
  await advance(server, minute);
  await service.has(3);
});

test("a token that is refused is signed again", async (t) => {
  const { service, server, anna, ben, key } = await startSite(t);
  service.answer = () => (service.got.length === 1 ? 403 : 201);
  await startGame(anna, ben, { time_control: days(3) });
  await advance(server, told);
  const second = await service.has(2);
  await service.check(second, { contact, key, now: Date.parse(noon) + told });
  assert.notEqual(second.headers.authorization, service.got[0].headers.authorization);
  assert.equal((await listed(anna)).length, 1);
});

test("a message that is too large is sent without its body", async (t) => {
  const { service, server, anna, ben, browser } = await startSite(t);
  service.answer = () => (service.got.length === 1 ? 413 : 201);
  await startGame(anna, ben, { time_control: days(3) });
  await advance(server, told);
  const payload = await browser.decrypt((await service.has(2)).body);
  assert.deepEqual([payload.title, payload.body], ["Your turn against Ben", ""]);
});

test("a subscription that has expired is deleted", async (t) => {
  const { service, server, anna, ben } = await startSite(t);
  service.answer = () => 410;
  await startGame(anna, ben, { time_control: days(3) });
  await advance(server, told);
  await service.has(1);
  while ((await listed(anna)).length > 0) await new Promise((later) => setTimeout(later, 50));
});

test("a redirect is not followed", async (t) => {
  const { service, server, anna, ben } = await startSite(t);
  service.answer = () => [301, { Location: `${service.origin}/elsewhere` }];
  await startGame(anna, ben, { time_control: days(3) });
  await advance(server, told);
  await service.has(2);
  assert.deepEqual(
    service.got.map((request) => request.path),
    ["/to/anna", "/to/anna"],
  );
});

test("a browser whose player has signed out receives nothing", async (t) => {
  const { service, server, anna, ben } = await startSite(t);
  const carl = await makeAccount(server, "Carl");
  const other = await makeBrowser(`${service.origin}/to/carl`);
  await good(carl.post("/push/subscriptions", other.subscription));
  await startGame(anna, ben, { time_control: days(3) });
  await startGame(carl, ben, { time_control: days(3) });
  await good(anna.send("DELETE", "/session"));
  await advance(server, told);
  assert.equal((await service.has(1)).path, "/to/carl");
});

test("without --push-inside, services inside the network are not accepted", async (t) => {
  const server = await startServer(t, { args: ["--push-contact", contact] });
  const anna = await makeAccount(server, "Anna");
  const { subscription } = await makeBrowser("https://localhost:8443/to/anna");
  assert.equal((await anna.post("/push/subscriptions", subscription)).status, 422);
});

test("without a way to reach the operator, push is off", async (t) => {
  const server = await startServer(t);
  const anna = await makeAccount(server, "Anna");
  assert.equal((await anna.get("/push/key")).status, 404);
});
