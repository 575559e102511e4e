// The director's list of tasks, each with the action next to it, without a mouse.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, faultsInThemes } from "./harness/axe.mjs";
import { assertFits, fischer, openPage, openPlayer } from "./harness/browser.mjs";
import {
  act,
  browser,
  dirk,
  openAct,
  openDesk,
  password,
  server,
} from "./harness/directed_stage.mjs";
import { days, good, makeAccount } from "./harness/rest.mjs";

/** The director on the page of a tournament. */
async function deskOf(cup, options) {
  const page = await openDesk(`/tournament/${cup}`, options);
  await page.getByRole("heading", { name: "Needs you" }).waitFor();
  return page;
}

async function announced(players, wish) {
  const { id } = await act(dirk, "", { variant: "international", tiebreaks: ["solkoff"], ...wish });
  for (const player of players) await act(player, `/${id}/entries`);
  return id;
}

const key = async (page, button) => {
  await button.focus();
  await page.keyboard.press("Enter");
};
/** The date in `inDays` days, as people type it. */
function typed(inDays) {
  const date = new Date(Date.now() + inDays * 86_400_000);
  return `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`;
}

/** Checks the confirmation of an action and accepts it. */
async function sure(page, preview, why) {
  const dialog = page.getByRole("dialog");
  await dialog.getByText(preview).waitFor();
  if (why) await page.keyboard.type(why);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
}

const focusedText = (page) => page.evaluate(() => document.activeElement.textContent);

test("entry and vacation requests are answered at the desk", async () => {
  const names = ["Anna", "Ben", "Carla"];
  const [anna, ben, carla] = await Promise.all(
    names.map((name) => makeAccount(server, name, password)),
  );
  const cup = await announced([anna, ben, carla], {
    ...{ name: "By invitation", format: "round_robin", mode: "correspondence" },
    ...{ time_control: days(3), entry: { by: "invitation" }, all_at_once: true },
    vacation: {
      splits_allowed: 3,
      days_allowed: 30,
      min_days: 3,
      max_days: 15,
      approval: "director",
    },
  });
  const desk = await deskOf(cup);
  for (const [i, name] of names.slice(0, 2).entries()) {
    await key(desk, desk.getByRole("button", { name: `Accept: ${name}` }));
    await sure(desk, `${name} joins. The tournament then has ${["1 player", "2 players"][i]}.`);
    await desk.getByText(`${name} asks to join`).waitFor({ state: "detached" });
    assert.equal(await focusedText(desk), "Needs you");
  }
  assert.deepEqual(await faultsInThemes(desk), []);
  await key(desk, desk.getByRole("button", { name: `Decline: ${names[2]}` }));
  await sure(desk, `${names[2]} does not play.`, "the club is full");
  await desk.getByText("Nothing needs you.").waitFor();
  await act(dirk, `/${cup}/start`);

  const asked = { tournaments: [cup], start_date: typed(30), end_date: typed(37) };
  for (const player of [anna, ben])
    await good(player.post("/vacations", { ...asked, start_hour: "0", end_hour: "0" }));
  await desk.reload();
  const approve = desk.getByRole("button", { name: `Approve: ${names[0]}` });
  await approve.waitFor();
  assert.deepEqual(await faultsInThemes(desk), []);
  await key(desk, approve);
  await sure(desk, "Days charged: 7.");
  await approve.waitFor({ state: "detached" });
  await key(desk, desk.getByRole("button", { name: `Deny: ${names[1]}` }));
  await desk.getByRole("dialog").getByText(`${names[1]} is not away from`).waitFor();
  await desk.keyboard.type("Two of the club are away then");
  await desk.keyboard.press("Enter");
  await desk.getByText("Nothing needs you.").waitFor();
  const { items } = await good(dirk.get(`/tournaments/${cup}/vacations`));
  assert.deepEqual(items.map(({ username, state }) => `${username} ${state}`).sort(), [
    `${names[0]} planned`,
    `${names[1]} rejected`,
  ]);
  assert.deepEqual(desk.troubles, []);
});

test("an answer that arrives after its event does not move the focus", async () => {
  const players = await Promise.all(
    ["Olga", "Piet"].map((name) => makeAccount(server, name, password)),
  );
  const cup = await announced(players, {
    ...{ name: "Slow answers", format: "round_robin", mode: "live" },
    ...{ time_control: fischer(90, 30), entry: { by: "invitation" } },
  });
  const desk = await deskOf(cup);
  const waits = desk.getByText("Olga asks to join");
  await desk.route("**/entries/Olga", async (route) => {
    const response = await route.fetch();
    await waits.waitFor({ state: "detached" });
    await route.fulfill({ response });
  });
  await key(desk, desk.getByRole("button", { name: "Accept: Olga" }));
  await sure(desk, "Olga joins");
  assert.equal(await focusedText(desk), "Needs you");
  assert.deepEqual(desk.troubles, []);
});

/** A tournament of one round between two new accounts, and its game. */
async function playedBy(names, wish) {
  const pages = await Promise.all(names.map((name) => openPlayer(browser, server.url, name)));
  const { id: cup } = await act(dirk, "", {
    ...{ name: "Open", format: "swiss", rounds: 1, variant: "international", tiebreaks: [] },
    ...{ schedule: "by_hand", ...wish },
  });
  for (const page of pages) {
    const headers = { Origin: server.url };
    const entry = await page.request.post(`/api/v1/tournaments/${cup}/entries`, {
      data: {},
      headers,
    });
    assert.equal(entry.status(), 201, await entry.text());
  }
  return { pages, cup };
}

test("players absent from a running round are listed until they arrive, and can be forfeited", async () => {
  const { pages, cup } = await playedBy(["Dora", "Emil"], {
    ...{ mode: "live", time_control: fischer(90, 30) },
  });
  const [dora] = pages;
  for (const path of ["start", "rounds", "rounds/1/publish"]) await act(dirk, `/${cup}/${path}`);
  const [game] = (await good(dirk.get(`/games?tournament=${cup}&status=playing`))).items;
  const desk = await deskOf(cup);
  const missing = (name) => desk.getByText(`${name} is absent:`);
  await Promise.all([missing("Dora").waitFor(), missing("Emil").waitFor()]);
  await dora.goto(`/game/${game.id}`);
  await missing("Dora").waitFor({ state: "detached" });
  await key(desk, desk.getByRole("button", { name: "Forfeit: Emil" }));
  const wins = game.white === "Dora" ? "White wins" : "Black wins";
  await sure(desk, `${game.white} – ${game.black}: ${wins}.`, "Did not come");
  await desk.getByText("Nothing needs you.").waitFor();
  const { result } = await good(dirk.get(`/games/${game.id}`));
  assert.equal(result, game.white === "Dora" ? "2-0" : "0-2");
  assert.deepEqual(desk.troubles, []);
});

test("a player's call to a director is answered", async () => {
  const names = ["Gerd", "Hans"];
  const { pages, cup } = await playedBy(names, { mode: "correspondence", time_control: days(3) });
  for (const path of ["start", "rounds", "rounds/1/publish"]) await act(dirk, `/${cup}/${path}`);
  const [game] = (await good(dirk.get(`/games?tournament=${cup}&status=playing`))).items;
  const desk = await deskOf(cup);
  await desk.getByText("Nothing needs you.").waitFor();

  // The game is named with White first, whoever calls the director.
  const caller = game.black;
  const gerd = pages[names.indexOf(caller)];
  await gerd.goto(`/game/${game.id}`);
  await key(gerd, gerd.locator(".more-acts > .act"));
  await key(gerd, gerd.getByRole("button", { name: "Call a director" }));
  assert.deepEqual(await faults(gerd), []);
  await gerd.getByLabel("What happened?").fill("He was helped.\nI have seen it.");
  await gerd.getByRole("button", { name: "Send" }).press("Enter");
  await gerd.getByText("The directors have been notified.").waitFor();
  await gerd.keyboard.press("Escape");

  const settle = desk.getByRole("button", { name: `Answer: ${caller}` });
  await settle.waitFor();
  await desk.getByText("He was helped.").waitFor();
  assert.deepEqual(await faultsInThemes(desk), []);
  await desk.setViewportSize({ width: 360, height: 800 });
  await assertFits(desk);
  await key(desk, settle);
  const dialog = desk.getByRole("dialog");
  await dialog.getByText(`${game.white} – ${game.black}: nothing changes`).waitFor();
  assert.deepEqual(await faultsInThemes(desk), []);
  const wins = "Black wins";
  await dialog.getByLabel("The game").selectOption({ label: wins });
  await dialog.getByText(`${wins}. Ratings and standings are updated`).waitFor();
  await dialog.getByLabel("Your answer").fill("I have seen it too.");
  // The entry disappears with the event and the dialog with the answer. Here the answer is later.
  await desk.route("**/settle", async (route) => {
    const response = await route.fetch();
    await settle.waitFor({ state: "detached" });
    await route.fulfill({ response });
  });
  await key(desk, dialog.getByRole("button", { name: "Answer" }));
  await dialog.waitFor({ state: "detached" });
  await desk.getByText("Nothing needs you.").waitFor();
  await desk.locator("h2:focus", { hasText: "Needs you" }).waitFor();

  await gerd.getByText("Open: Dirk has answered your call.").waitFor();
  const { result } = await good(dirk.get(`/games/${game.id}`));
  assert.equal(result, "0-2");
  await desk.getByRole("tab", { name: "Log" }).click();
  await desk.getByText(/.+’s dispute settled\. .+: .+/).waitFor();
  await desk.getByText("I have seen it too.").first().waitFor();
  assert.deepEqual([...gerd.troubles, ...desk.troubles], []);
  for (const page of pages) await page.context().close();
});

test("players absent from a pending round are listed and can be left out", async () => {
  const { pages, cup } = await playedBy(["Ines", "Jana", "Karl"], {
    ...{ mode: "live", time_control: fischer(90, 30), rounds: 2 },
  });
  const [ines, jana, karl] = pages;
  await act(dirk, `/${cup}/start`);
  await ines.goto(`/tournament/${cup}`);
  await ines.getByRole("heading", { name: "Open" }).waitFor();
  for (const page of [jana, karl]) await page.goto("about:blank");
  const desk = await deskOf(cup);
  await desk.getByText("Absent for round 1: 2 of 3").waitFor();
  assert.deepEqual(await faults(desk), []);
  await key(desk, desk.getByRole("button", { name: "Bye: Jana" }));
  await sure(desk, "Jana does not play in round 1 and scores nothing for it.");
  await desk.getByText("Absent for round 1: 1 of 2").waitFor();
  await key(desk, desk.getByRole("button", { name: "Expel: Karl" }));
  await sure(desk, "Karl leaves the tournament", "did not come");
  await desk.getByText(/Absent for round 1/).waitFor({ state: "detached" });
  const { entries } = await good(dirk.get(`/tournaments/${cup}`));
  assert.deepEqual(entries.map(({ username, state, byes }) => [username, state, byes]).sort(), [
    ["Ines", "entered", []],
    ["Jana", "entered", [{ round: 1, bye: "zero" }]],
    ["Karl", "expelled", []],
  ]);
  assert.deepEqual(desk.troubles, []);
});

test("the next stage for the best players can be removed", async () => {
  const final = await announced([], {
    ...{ name: "Final", format: "swiss", rounds: 3, time_control: fischer(10, 5) },
  });
  const cup = await announced([], {
    ...{ name: "Section A", format: "swiss", rounds: 3, time_control: fischer(10, 5) },
    promotion: { to: final, places: 2 },
  });
  const desk = await deskOf(cup);
  await openAct(desk, "Edit");
  await desk.locator("summary", { hasText: "Stage, prizes, promotion" }).click();
  const next = desk.getByLabel("Promotion to");
  await next.selectOption({ label: "None" });
  await desk.locator("dialog button[type=submit]").click();
  await desk.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal((await good(dirk.get(`/tournaments/${cup}`))).promotion, null);
});

test("a visitor is told how to sign in", async () => {
  const cup = await announced([], {
    ...{ name: "Open to all", format: "swiss", rounds: 3, time_control: fischer(10, 5) },
  });
  const page = await openPage(browser, server.url);
  await page.goto(`/tournament/${cup}`);
  await page.getByRole("link", { name: "Sign in to join" }).click();
  await page.waitForURL(/\/signin\?next=/);
  await page.getByLabel("Name").fill("Dirk");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Join" }).waitFor();
});
