// The calendar of deadlines, read by an independent calendar library.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { openPlayer, perMove, startGame } from "./harness/browser.mjs";
import { send } from "./harness/rest.mjs";
import { browser, server } from "./harness/stage.mjs";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const load = () => import(require.resolve("ical.js"));

/** The events at an address, and the bytes received. */
async function read(address) {
  const { default: ICAL } = await load();
  const { status, headers, text } = await send(server, "GET", new URL(address).pathname);
  assert.equal(status, 200, text);
  assert.match(headers["content-type"], /^text\/calendar/);
  for (const line of text.split("\r\n")) assert.ok(Buffer.byteLength(line) <= 75, line);
  assert.ok(!/[^\r]\n/.test(text), "every line ends with CRLF");
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  return { name: calendar.getFirstPropertyValue("x-wr-calname"), events };
}

test("a calendar address from the account page lists the deadlines of my moves", async () => {
  const [iris, jo] = await Promise.all(
    ["iris", "jo"].map((name) => openPlayer(browser, server.url, name)),
  );
  await iris.request.patch("/api/v1/account", {
    data: { locale: "ru" },
    headers: { Origin: server.url },
  });
  const game = await startGame(server.url, iris, jo, { time_control: perMove(3) });
  await iris.goto("/account/email");
  await iris.getByRole("button", { name: "Create address" }).click();
  const field = iris.getByLabel("Calendar address");
  const address = await field.inputValue();
  assert.ok(address.startsWith(`${server.url}/api/v1/calendar/ch_i_`), address);

  const { name, events } = await read(address);
  assert.equal(name, "Crownhead: мои сроки");
  assert.equal(events.length, 1);
  const [event] = events;
  const shown = await (await iris.request.get(`/api/v1/games/${game}`)).json();
  const deadline = Math.floor(shown.clock.deadline_ms / 1000) * 1000;
  assert.equal(event.startDate.toJSDate().getTime(), deadline);
  assert.equal(event.startDate.zone.tzid, "UTC");
  assert.equal(event.summary, "Срок вашего хода в партии с jo");
  assert.equal(event.uid, `game-${game}@127.0.0.1`);
  assert.equal(event.sequence, shown.version);
  assert.equal(event.component.getFirstPropertyValue("url"), `${server.url}/game/${game}`);

  for (const [player, move, ply] of [
    [iris, "32-28", 0],
    [jo, "19-23", 1],
  ]) {
    const made = await player.request.post(`/api/v1/games/${game}/moves`, {
      data: { move, ply },
      headers: { Origin: server.url },
    });
    assert.equal(made.status(), 201);
    if (ply === 0) assert.deepEqual((await read(address)).events, [], "it is the opponent's turn");
  }
  const [again] = (await read(address)).events;
  assert.equal(again.uid, event.uid);
  assert.ok(again.sequence > event.sequence);

  await iris.getByRole("button", { name: "Replace address" }).click();
  await iris.waitForFunction(
    (old) => document.querySelector("#calendar-address")?.value !== old,
    address,
  );
  assert.equal((await send(server, "GET", new URL(address).pathname)).status, 404);
  assert.equal((await read(await field.inputValue())).events.length, 1);
  assert.deepEqual(iris.troubles, []);
});
