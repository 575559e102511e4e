// The page "My games" in a real browser: its games, their order, and the keyboard shortcut to the
// next one.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  deskCards,
  openPage,
  openPart,
  openPlayer,
  perMove,
  startGame,
} from "./harness/browser.mjs";
import { act, browser, dirk, server } from "./harness/directed_stage.mjs";

const opponents = (page) => deskCards(page).locator(".desk-opponent").allTextContents();

test("the desk shows whose turn it is by deadline, and x opens the next game", async () => {
  const [anna, ben, carl, dora] = await Promise.all(
    ["anna", "ben", "carl", "dora"].map((name) => openPlayer(browser, server.url, name)),
  );
  const slow = await startGame(server.url, anna, ben, { time_control: perMove(7) });
  const quick = await startGame(server.url, anna, carl, { time_control: perMove(2) });
  await startGame(server.url, dora, anna, {
    time_control: perMove(1),
    variant: "russian",
  });
  await anna.goto("/desk");
  await deskCards(anna).nth(1).waitFor();
  assert.deepEqual(await opponents(anna), ["carl", "ben"]);
  const waiting = anna.locator(".desk-row");
  assert.match(await waiting.innerText(), /dora\s+Russian · 1 day .*\s+(1 d|23 h)/s);
  assert.match(await deskCards(anna).locator("time").nth(1).getAttribute("title"), /, \d\d:\d\d$/);

  await anna.keyboard.press("x");
  await anna.waitForURL(`**/game/${quick}`);
  await anna.locator("main .square").first().waitFor();
  await anna.goBack();
  await deskCards(anna).nth(1).waitFor();

  // The player moves elsewhere and gets a reply. The card is updated without a reload.
  const moved = await anna.request.post(`/api/v1/games/${quick}/moves`, {
    data: { move: "32-28", ply: 0 },
    headers: { Origin: server.url },
  });
  assert.equal(moved.status(), 201);
  const answered = await carl.request.post(`/api/v1/games/${quick}/moves`, {
    data: { move: "19-23", ply: 1 },
    headers: { Origin: server.url },
  });
  assert.equal(answered.status(), 201);
  await anna.getByRole("link", { name: "ben" }).click();
  await anna.waitForURL(`**/game/${slow}`);
  assert.deepEqual(anna.troubles, []);
});

test("notes about a game are saved as typed and are private", async () => {
  const [fay, gus] = await Promise.all(
    ["fay", "gus"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, fay, gus, { time_control: perMove(3) });
  await fay.goto(`/game/${game}`);
  await openPart(fay, "Notes");
  const sheet = fay.getByRole("textbox", { name: "My notes" });
  await sheet.fill("They like 28-23.");
  await fay.getByText("Saved.").waitFor();
  await fay.reload();
  await openPart(fay, "Notes");
  await fay.waitForFunction(
    () => document.querySelector(".game-notes textarea")?.value === "They like 28-23.",
  );
  await gus.goto(`/game/${game}`);
  await openPart(gus, "Notes");
  await gus.waitForFunction(
    () => document.querySelector(".game-notes textarea")?.disabled === false,
  );
  assert.equal(await gus.locator(".game-notes textarea").inputValue(), "");
  assert.deepEqual([...fay.troubles, ...gus.troubles], []);
});

test("a game without a time limit differs from one whose clock is stopped", async () => {
  const [hal, ida] = await Promise.all(
    ["hal", "ida"].map((name) => openPlayer(browser, server.url, name)),
  );
  await startGame(server.url, hal, ida, { time_control: { kind: "unlimited" } });
  const { id } = await act(dirk, "", {
    ...{ name: "Stopped", format: "round_robin", variant: "international" },
    ...{ time_control: perMove(3), all_at_once: true, rated: false, tiebreaks: ["wins"] },
  });
  for (const player of [hal, ida]) {
    const wish = { data: {}, headers: { Origin: server.url } };
    const entered = await player.request.post(`/api/v1/tournaments/${id}/entries`, wish);
    assert.ok(entered.ok(), await entered.text());
  }
  await act(dirk, `/${id}/start`);
  await act(dirk, `/${id}/pause`, { reason: "the hall is closed" });
  await hal.goto("/desk");
  await hal.locator(".desk-left", { hasText: "No time limit" }).waitFor();
  await hal.getByText("clock stopped").waitFor();

  // The tournament is named, and its games can be shown alone.
  await hal.getByText("Stopped", { exact: true }).waitFor();
  await hal.getByRole("button", { name: "Other games 1" }).click();
  await hal.getByText("Stopped", { exact: true }).waitFor({ state: "detached" });
  await hal.getByRole("button", { name: "Stopped 1" }).click();
  await hal.locator(".desk-left", { hasText: "No time limit" }).waitFor({ state: "detached" });
  assert.deepEqual(hal.troubles, []);
});

test("an empty desk and a visitor's desk say what to do", async () => {
  const eve = await openPlayer(browser, server.url, "eve");
  await eve.goto("/desk");
  await eve.getByRole("link", { name: "Start one" }).waitFor();
  const stranger = await openPage(browser, server.url, { viewport: { width: 360, height: 740 } });
  await stranger.goto("/desk");
  await stranger.getByRole("main").getByRole("link", { name: "Sign in" }).waitFor();
  const wide = await stranger.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `the page is ${wide} wide`);
});
