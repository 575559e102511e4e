// The bell in the head: what waits with its answers, what was new, and what has been read.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { becomes, openPlayer, perMove, startGame } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

const bellOf = (page) => page.locator(".head").getByRole("button", { name: "Notifications" });
const listOf = (page) => page.getByRole("group", { name: "Notifications" });
const countOn = (page) => () => page.locator(".head .badge").allTextContents();

async function challenge(from, to) {
  const answer = await from.request.post("/api/v1/challenges", {
    data: {
      opponent: to,
      variant: "russian",
      time_control: perMove(5),
      color: "white",
      rated: false,
    },
    headers: { Origin: server.url, "Idempotency-Key": randomUUID() },
  });
  assert.equal(answer.status(), 201, await answer.text());
  return (await answer.json()).id;
}

test("challenges wait under the bell until they are answered", async () => {
  const nora = await openPlayer(browser, server.url, "Nora-bell");
  const jelle = await openPlayer(browser, server.url, "Jelle-bell");
  await nora.goto("/tournaments");
  await bellOf(nora).waitFor();
  assert.deepEqual(await countOn(nora)(), []);
  await bellOf(nora).click();
  await listOf(nora).getByText("Nothing new").waitFor();
  await nora.keyboard.press("Escape");
  assert.equal(await listOf(nora).count(), 0);
  assert.ok(await bellOf(nora).evaluate((button) => button === document.activeElement));

  await challenge(jelle, "Nora-bell");
  await challenge(jelle, "Nora-bell");
  await becomes(countOn(nora), ["2"]);
  await bellOf(nora).click();
  const list = listOf(nora);
  await list.getByText("Jelle-bell challenges you").nth(1).waitFor();
  assert.deepEqual(await faults(nora), []);
  await list.getByRole("button", { name: "Decline" }).first().click();
  await becomes(countOn(nora), ["1"]);
  await list.getByRole("button", { name: "Accept" }).click();
  await nora.waitForURL("**/game/*");
  await becomes(() => listOf(nora).count(), 0, "the menu closes with the page");
  await becomes(countOn(nora), []);

  await jelle.goto("/");
  await becomes(countOn(jelle), ["1"], "the game that Nora began");
  const elsewhere = await jelle.context().newPage();
  await elsewhere.goto("/rules");
  await becomes(countOn(elsewhere), ["1"]);
  await bellOf(jelle).focus();
  await jelle.keyboard.press("Enter");
  const row = listOf(jelle).getByRole("link", { name: "Nora-bell" });
  await row.waitFor();
  await becomes(countOn(elsewhere), [], "read in the other tab");
  await becomes(() => row.evaluate((link) => link === document.activeElement), true);
  await jelle.keyboard.press("Enter");
  await jelle.waitForURL("**/game/*");
  for (const page of [nora, jelle]) assert.deepEqual(page.troubles, []);
  await Promise.all([nora, jelle].map((page) => page.context().close()));
});

test("on a phone the list fits and names what happened in a game", async () => {
  const phone = { viewport: { width: 320, height: 640 } };
  const nora = await openPlayer(browser, server.url, "Nora-phone", phone);
  const jelle = await openPlayer(browser, server.url, "Jelle-phone");
  const game = await startGame(server.url, nora, jelle, { time_control: perMove(3) });
  const act = async (page, path, data) => {
    const answer = await page.request.post(`/api/v1/games/${game}/${path}`, {
      data,
      headers: { Origin: server.url, "Idempotency-Key": randomUUID() },
    });
    assert.ok(answer.ok(), await answer.text());
  };
  await act(nora, "moves", { move: "32-28", ply: 0 });
  await act(jelle, "resign", {});
  await nora.goto("/");
  await becomes(
    async () => (await countOn(nora)()).length > 0,
    true,
    "the end of the game is announced",
  );
  await bellOf(nora).click();
  await listOf(nora).getByText("You won against Jelle-phone").waitFor();
  const wide = await nora.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  assert.equal(wide, false, "nothing scrolls sideways");
  const box = await listOf(nora).boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= 320, JSON.stringify(box));
  assert.deepEqual(nora.troubles, []);
  await Promise.all([nora, jelle].map((page) => page.context().close()));
});
