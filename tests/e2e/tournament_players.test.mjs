// A player's view of their own tournament: the game, the button to withdraw, and the results of
// others.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fischer, openPage, openPlayer, startSession } from "./harness/browser.mjs";
import { act, browser, dirk, password, server } from "./harness/directed_stage.mjs";
import { days, good } from "./harness/rest.mjs";

/** Players with a page each, and a tournament that they have entered. */
async function entered(names, wish) {
  const { id } = await act(dirk, "", {
    ...{ name: "Club", format: "round_robin", variant: "international", tiebreaks: ["wins"] },
    ...{ schedule: "automatic", ...wish },
  });
  const pages = await Promise.all(names.map((name) => openPlayer(browser, server.url, name)));
  for (const page of pages) await page.goto(`/tournament/${id}`);
  // All see the same version, and enter at once.
  await Promise.all(pages.map((page) => page.getByRole("button", { name: "Join" }).waitFor()));
  await Promise.all(pages.map((page) => page.getByRole("button", { name: "Join" }).click()));
  await Promise.all(pages.map((page) => page.getByText("You have joined.").waitFor()));
  await act(dirk, `/${id}/start`);
  return { id, pages };
}

const gamesOf = async (id, status) =>
  (await good(dirk.get(`/games?tournament=${id}&status=${status}`))).items;

async function openDesk() {
  const page = await openPage(browser, server.url);
  await startSession(page, server.url, "Dirk", password);
  return page;
}

const rule = (id, game, body) =>
  good(dirk.send("PUT", `/tournaments/${id}/games/${game.id}/result`, { body }));

test("all players enter at once, and a withdrawn player is marked and informed", async () => {
  const { id, pages } = await entered(["Anna", "Ben", "Carla"], {
    ...{ all_at_once: true, time_control: days(3) },
  });
  const [anna, ben] = pages;
  await anna.getByRole("link", { name: /^(Play next game|Open my game)$/ }).waitFor();
  const look = await openPage(browser, server.url);
  await look.goto(`/tournament/${id}?tab=rounds`);
  await look.locator(".tournament-boards li").nth(2).waitFor();
  await anna.getByRole("button", { name: "Withdraw" }).click();
  await anna.locator("dialog button[type=submit]").click();
  await anna.getByText("You have withdrawn from this tournament.").waitFor();
  await look.getByRole("tab", { name: "Standings" }).click();
  const row = look.locator(".standings tbody tr").filter({ hasText: "Anna" });
  await row.getByText("left").waitFor();
  assert.equal(await row.getByText("×").count(), 2);
  await look.getByText("× annulled").waitFor();

  const [game] = await gamesOf(id, "playing");
  const both = { result: "0-0", forfeit: true, reason: "nobody came" };
  await rule(id, game, both);
  await ben.goto(`/game/${game.id}`);
  await ben.locator(".result-strip").getByText("Both lose").waitFor();
  for (const page of [...pages, look]) assert.deepEqual(page.troubles, []);
});

test("finished games of a tournament are listed, and a first move by Black is in Black's column", async () => {
  const { id, pages } = await entered(["Dora", "Emil"], {
    ...{ variant: "russian", games_per_encounter: 2, time_control: fischer(90, 30) },
    openings: { draw: "round", table: "1 | c3-d4 | Here Black begins" },
  });
  const [dora, emil] = pages;
  const [game] = await gamesOf(id, "playing");
  const black = game.black === "Dora" ? dora : emil;
  await black.goto(`/game/${game.id}`);
  const cells = black.locator(".move-list li").first().locator("> *");
  await black.getByLabel("Type a move").fill("f6-g5");
  await black.keyboard.press("Enter");
  await cells.nth(2).getByText("f6-g5").waitFor();
  assert.equal(await cells.nth(1).textContent(), "…");
  assert.equal(await black.getByRole("button", { name: "Abort" }).count(), 0);
  await black.getByRole("button", { name: "Resign" }).click();
  await black.locator(".strip .danger").click();

  await dora.goto(`/tournament/${id}?tab=games`);
  await dora.getByText("White wins: Black resigned").waitFor();
  await dora.getByRole("link", { name: "2–0" }).waitFor();
  const games = dora.locator(".pairings tr");
  await games.nth(1).waitFor();
  assert.equal(await games.count(), 2, "one runs, one is over");
  await dora.getByRole("combobox", { name: "Player" }).selectOption("Emil");
  await games.nth(1).waitFor();
  await dora.getByRole("tab", { name: "Rounds" }).click();
  await dora.locator(".pairings").getByText("Here Black begins").waitFor();
  const links = dora.locator(".pairings a.score-link");
  await links.nth(1).waitFor();
  const [first, second] = await links.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()),
  );
  assert.ok(
    second.left >= first.right || second.top >= first.bottom,
    "the games are apart from each other",
  );
  for (const page of pages) assert.deepEqual(page.troubles, []);
});

test("the director sees only possible actions and is told why one failed", async () => {
  const { id, pages } = await entered(["Fritz", "Gerda"], {
    ...{ format: "swiss", rounds: 3, time_control: days(3) },
  });
  const desk = await openDesk();
  await desk.goto(`/tournament/${id}`);
  await desk.getByRole("button", { name: "Pause" }).waitFor();
  await desk.getByText("Nothing needs you.").waitFor();
  const draw = desk.getByRole("button", { name: "Draw round 2" });
  await draw.waitFor({ state: "detached" });
  const [game] = await gamesOf(id, "playing");
  const result = { result: "2-0", reason: "over" };
  await rule(id, game, result);
  await desk.getByText(/^Round 2 could not be drawn: ./).waitFor();
  await draw.waitFor();
  for (const page of [...pages, desk]) assert.deepEqual(page.troubles, []);
});

test("an arena has no rounds, and entry stays open after its start", async () => {
  const { id } = await act(dirk, "", {
    ...{ name: "Arena", format: "arena", minutes: 30, variant: "international", rated: false },
    time_control: fischer(3, 0),
  });
  const desk = await openDesk();
  await desk.goto(`/tournament/${id}?tab=rounds`);
  const chosen = desk.getByRole("tab", { selected: true });
  await chosen.getByText("Standings").waitFor();
  assert.equal(await chosen.getAttribute("tabindex"), "0");
  await desk.getByText("A game still running when the arena ends does not count.").waitFor();
  await desk.getByRole("tab", { name: "Direct" }).click();
  await desk.getByRole("button", { name: "Start now" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByText("0 players take part.").waitFor();
  assert.equal(await dialog.getByText("Entry closes").count(), 0);
  assert.deepEqual(desk.troubles, []);
});

test("the standings after an earlier round can be shown", async () => {
  const { id, pages } = await entered(["Hanna", "Ivo", "Jana"], { time_control: days(3) });
  for (let round = 1; round < 3; round += 1) {
    const [game] = await gamesOf(id, "playing");
    const result = { result: "2-0", reason: "over" };
    await rule(id, game, result);
  }
  const [page] = pages;
  await page.goto(`/tournament/${id}`);
  const points = page.locator(".standings .points");
  const sum = async () =>
    (await points.allTextContents()).reduce((all, one) => all + Number(one), 0);
  await points.nth(2).waitFor();
  assert.equal(await sum(), 4);
  await page.getByRole("combobox", { name: "Standings" }).selectOption("After round 1");
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll(".standings .points")].reduce(
        (all, one) => all + Number(one.textContent),
        0,
      ) === 2,
  );
  for (const one of pages) assert.deepEqual(one.troubles, []);
});
