// The chat of a game, between real browsers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, openPlayer, perMove, startGame } from "./harness/browser.mjs";
import { good, makePlayer, startGame as startByRest } from "./harness/rest.mjs";
import { Socket } from "./harness/socket.mjs";
import { browser, server } from "./harness/stage.mjs";
import { done, refused } from "./harness/table.mjs";

const fold = (page) => page.getByRole("tab", { name: "Messages" });
const lines = (page) => page.locator(".chat-line");
const mark = (page) => page.locator(".chat-mark");

async function write(page, text) {
  await page.getByLabel("Message", { exact: true }).fill(text);
  await page.keyboard.press("Enter");
}

async function heard(page, text) {
  await lines(page).filter({ hasText: text }).waitFor();
}

async function close(...pages) {
  const troubles = pages.flatMap((page) => page.troubles);
  await Promise.all(pages.map((page) => page.context().close()));
  assert.deepEqual(troubles, []);
}

test("players and spectators have separate chats", async () => {
  const [anna, boris, carla] = await Promise.all(
    ["Anna", "Boris", "Carla"].map((name) => openPlayer(browser, server.url, name)),
  );
  const stranger = await openPage(browser, server.url);
  const game = await startGame(server.url, anna, boris, { time_control: perMove(3) });
  const all = [anna, boris, carla, stranger];
  await Promise.all(all.map((page) => page.goto(`/game/${game}`)));
  await Promise.all([anna, carla, stranger].map((page) => fold(page).click()));

  await write(anna, "Good luck!");
  await heard(anna, "Good luck!");
  // A folded chat shows a mark. Opening it with the keyboard removes the mark.
  await mark(boris).waitFor();
  await fold(boris).focus();
  await boris.keyboard.press("Enter");
  await heard(boris, "Good luck!");
  assert.equal(await mark(boris).count(), 0);
  assert.equal(await boris.getByRole("log", { name: "Players" }).count(), 1);

  await write(carla, "28-22 wins");
  await heard(stranger, "28-22 wins");
  await stranger.getByText("Sign in to chat.").waitFor();
  await write(boris, "Thanks");
  for (const page of [anna, boris]) await heard(page, "Thanks");
  for (const page of [anna, boris]) assert.equal(await lines(page).count(), 2);
  assert.equal(await lines(stranger).count(), 1);

  // The line is there after a reload.
  await boris.reload();
  await fold(boris).click();
  await heard(boris, "Good luck!");

  // After the game the players see what the spectators have written.
  await anna.request.post(`/api/v1/games/${game}/abort`, { headers: { Origin: server.url } });
  await anna.getByRole("radio", { name: "Spectators" }).check({ force: true });
  await heard(anna, "28-22 wins");
  await write(anna, "Where?");
  await heard(carla, "Where?");
  await close(...all);
});

test("chat lines are shown as plain text", async () => {
  const [dora, emil] = await Promise.all(
    ["Dora", "Emil"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, dora, emil, { time_control: perMove(3) });
  for (const page of [dora, emil]) {
    await page.goto(`/game/${game}`);
    await fold(page).click();
  }
  const hostile = [
    "<script>window.broken = true</script>",
    '<img src="x" onerror="window.broken = true">',
    "<b>bold</b> &amp; https://example.org",
  ];
  for (const text of hostile) {
    await write(dora, text);
    await heard(emil, text);
    assert.equal(await lines(emil).last().locator("span").innerText(), text);
  }
  for (const page of [dora, emil]) {
    assert.equal(await page.locator(".chat-line img, .chat-line b, .chat-line script").count(), 0);
    assert.equal(await page.evaluate(() => "broken" in window), false);
  }
  await close(dora, emil);
});

test("a line is reported and its author is banned from chat", async () => {
  const [finn, gina] = await Promise.all(
    ["Finn", "Gina"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, finn, gina, { time_control: perMove(3) });
  for (const page of [finn, gina]) {
    await page.goto(`/game/${game}`);
    await fold(page).click();
  }
  await write(finn, "You play like a stone");
  await heard(gina, "You play like a stone");
  await lines(gina).first().hover();
  await gina.getByRole("button", { name: "Report this message by Finn" }).click();
  const dialog = gina.getByRole("dialog");
  assert.match(await dialog.locator("textarea").inputValue(), /You play like a stone/);
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.getByRole("status").waitFor();
  await gina.keyboard.press("Escape");

  // Blocking a player hides their lines without another request.
  await gina.goto("/@/Finn");
  const more = gina.getByRole("button", { name: "More", exact: true });
  await more.click();
  await gina.getByRole("menuitem", { name: "Block", exact: true }).click();
  await more.click();
  await gina.getByRole("menuitem", { name: "Unblock" }).waitFor();
  await gina.goto(`/game/${game}`);
  await fold(gina).click();
  await gina.getByText("No messages yet", { exact: false }).waitFor();
  await write(finn, "Hello?");
  await heard(finn, "Hello?");
  assert.equal(await lines(gina).count(), 0);
  await close(finn, gina);
});

test("over REST and the WebSocket", async () => {
  const [hans, ines] = await Promise.all(["hans", "ines"].map((n) => makePlayer(server, n)));
  const game = await startByRest(hans, ines);
  const [one, two] = await Promise.all([Socket.open(hans), Socket.open(ines)]);
  await one.follow(`game/${game}`);
  await two.follow(`game/${game}`);
  const said = { t: "chat", id: "0190d0a4-7c1e-7abc-8def-0000000000c1", topic: `game/${game}` };
  const ack = done(await one.command({ ...said, text: "hello" }));
  const isChat = ({ t, d }) => t === "info" && d.type === "chat";
  const told = await two.next(isChat);
  assert.deepEqual([told.d.id, told.d.room, told.d.username], [ack.d.id, "players", "hans"]);
  assert.deepEqual(done(await one.command({ ...said, text: "hello" })).d, ack.d);
  refused(await one.command({ ...said, text: "other" }), "KEY_REUSED");
  const once = ({ id: _, ...rest }) => rest;
  refused(await one.command({ ...once(said), text: "a\u0007" }), "INVALID_FIELD");
  refused(await one.command({ ...once(said), topic: "lobby", text: "x" }), "INVALID_FIELD");
  await good(ines.post(`/games/${game}/chat`, { text: "and hello to you" }));
  assert.equal((await one.next((f) => isChat(f) && f.d.username === "ines")).d.room, "players");
  const { items } = await good(hans.get(`/games/${game}/chat`));
  assert.deepEqual(
    items.map(({ text }) => text),
    ["and hello to you", "hello"],
  );
  await Promise.all([one.close(), two.close()]);
});
