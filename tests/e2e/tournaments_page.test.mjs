// The pages of tournaments in a real browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { openPage, openPlayer, userMenu } from "./harness/browser.mjs";
import { act, browser, dirk, password, server } from "./harness/directed_stage.mjs";
import { days, good, makeAccount } from "./harness/rest.mjs";

async function signIn(page, name) {
  await page.goto("/signin");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await userMenu(page, name).waitFor();
}

test("a director announces a tournament, a player enters and sees the standings change", async () => {
  const desk = await openPage(browser, server.url);
  await signIn(desk, "Dirk");
  await desk.goto("/tournaments/new");
  await desk.getByRole("textbox", { name: "Name" }).fill("Spring Cup");
  await desk.getByRole("radio", { name: "Correspondence" }).check();
  await desk.getByRole("button", { name: "Create" }).click();
  await desk.getByRole("heading", { name: "Spring Cup" }).waitFor();
  await desk.waitForURL(/\/tournament\/\d+$/);
  const path = new URL(desk.url()).pathname;

  const [anna, ben] = await Promise.all(
    ["anna", "ben"].map((name) => openPlayer(browser, server.url, name)),
  );
  for (const page of [anna, ben]) {
    await page.goto("/");
    await page.getByRole("link", { name: "Spring Cup" }).click();
    await page.getByRole("button", { name: "Join" }).click();
    await page.getByText("You have joined.").waitFor();
  }
  await desk.locator(".entrants").getByText("ben").waitFor();
  await desk.getByRole("button", { name: "Start now" }).click();
  await desk.getByText("2 players take part. Entry closes.").waitFor();
  await desk.locator("dialog button[type=submit]").click();
  await anna.getByRole("link", { name: /^(Play next game|Open my game)$/ }).waitFor();

  const id = path.split("/").at(-1);
  const [game] = (await good(dirk.get(`/games?tournament=${id}`))).items;
  const loser = game.white === "anna" ? anna : ben;
  const resigned = await loser.request.post(`/api/v1/games/${game.id}/resign`, {
    data: {},
    headers: { Origin: server.url },
  });
  assert.equal(resigned.status(), 200);
  await desk.getByText("finished", { exact: true }).waitFor();
  await desk.getByText("The tournament finished.").waitFor();
  await desk.getByRole("tab", { name: "Standings" }).click();
  const first = desk.locator(".standings tbody tr").first();
  await first.getByText(game.black).waitFor();
  assert.match(await first.textContent(), /2/);
  await desk.getByRole("tab", { name: "Log" }).click();
  await desk.getByText("Published: Round 1").waitFor();
  for (const page of [desk, anna, ben]) assert.deepEqual(page.troubles, []);
});

test("errors in tournament settings are shown below their field or above the button", async () => {
  const desk = await openPage(browser, server.url);
  await signIn(desk, "Dirk");
  await desk.goto("/tournaments/new");
  await desk.getByRole("textbox", { name: "Name" }).fill("Autumn Cup");
  await desk.getByLabel("Description").fill("Seven rounds.\nPrizes for three.");
  const announce = desk.getByRole("button", { name: "Create" });
  // Sends other values than typed, because the form does not accept such text.
  const announceWith = async (changed) => {
    await desk.route("**/api/v1/tournaments", (route) => {
      const wish = { ...route.request().postDataJSON(), ...changed };
      return route.continue({ postData: JSON.stringify(wish) });
    });
    await announce.click();
  };
  await announceWith({ description: "č".repeat(4001) });
  await desk.locator(".problem").filter({ hasText: "at most 4000 characters" }).waitFor();
  const described = await desk.getByLabel("Description").getAttribute("aria-describedby");
  assert.match(await desk.locator(`[id="${described}"]`).innerText(), /at most 4000 characters/);

  // This error belongs to no field of the form.
  await desk.unroute("**/api/v1/tournaments");
  await announceWith({ stage: "x".repeat(101) });
  await desk.getByRole("alert").filter({ hasText: "1 to 100 characters" }).waitFor();
  await desk.unroute("**/api/v1/tournaments");
  await announce.click();
  const lines = desk.locator(".description");
  await lines.waitFor();
  assert.equal(await lines.innerText(), "Seven rounds.\nPrizes for three.");
  assert.deepEqual(desk.troubles, []);
  await desk.context().close();
});

test("the standings of 100 players fit 360 px without sideways scrolling", async () => {
  const { id } = await act(dirk, "", {
    ...{ name: "Open", format: "swiss", rounds: 9, variant: "international" },
    ...{
      time_control: days(3),
      tiebreaks: ["solkoff", "sonneborn_berger", "wins"],
    },
  });
  for (let from = 0; from < 100; from += 10) {
    const names = Array.from({ length: 10 }, (_, i) => `player${from + i}`);
    names[0] = `${"w".repeat(17)}-${from}`;
    await Promise.all(names.map((name) => makeAccount(server, name)));
    for (const username of names) await act(dirk, `/${id}/entries`, { username });
  }
  await act(dirk, `/${id}/start`);
  await act(dirk, `/${id}/rounds`);
  await act(dirk, `/${id}/rounds/1/publish`);
  const page = await openPage(browser, server.url, {
    viewport: { width: 360, height: 740 },
  });
  await page.goto(`/tournament/${id}`);
  for (const tab of ["Standings", "Rounds", "Log"]) {
    await page.getByRole("tab", { name: tab }).click();
    await page.locator("table, .tournament-log li").first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, `${tab} is ${wide} px wide`);
    if (tab === "Rounds") {
      // Three days per move, not "72:00:00".
      const clock = page.locator(".tournament-boards .clock").first();
      assert.match(await clock.textContent(), /^(3 d 0|2 d 23) h$/);
    }
  }
  await page.getByRole("tab", { name: "Standings" }).click();
  await page.locator(".standings tbody tr").nth(99).waitFor();
  // A long name must be truncated inside its button: a button that sticks out would not be visible
  // at all.
  const out = await page.locator(".standings .name-column .name").evaluateAll((names) =>
    names
      .filter((name) => {
        const { right } = name.closest("th").getBoundingClientRect();
        return name.getBoundingClientRect().right > right;
      })
      .map((name) => name.textContent),
  );
  assert.deepEqual(out, []);
  assert.deepEqual(page.troubles, []);
});

test("two players are paired in an arena, one goes berserk, the standings change", async () => {
  const { id } = await act(dirk, "", {
    ...{ name: "Evening Arena", format: "arena", minutes: 30, variant: "international" },
    ...{ time_control: { kind: "fischer", base_ms: 120_000, increment_ms: 1_000 }, rated: false },
  });
  const [fay, gus] = await Promise.all(
    ["fay", "gus"].map((name) => openPlayer(browser, server.url, name)),
  );
  for (const page of [fay, gus]) {
    await page.goto(`/tournament/${id}`);
    await page.getByText("Arena of 30 minutes").waitFor();
    await page.getByRole("button", { name: "Join" }).click();
    await page.getByText("You have joined.").waitFor();
  }
  await act(dirk, `/${id}/start`);
  await fay.getByText("Ends in").waitFor();
  // The first pairing may already have come.
  const game = fay.getByRole("link", { name: /^(Play next game|Open my game)$/ });
  await fay
    .getByText(/You are paired while this page is open/)
    .or(game)
    .first()
    .waitFor();
  await gus.locator(".tournament-boards li").first().waitFor();
  for (const page of [fay, gus]) {
    await page.getByRole("link", { name: /^(Play next game|Open my game)$/ }).click();
    await page.locator("main.table-page").waitFor();
  }
  const [row] = (await good(dirk.get(`/games?tournament=${id}`))).items;
  const [white, black] = row.white === "fay" ? [fay, gus] : [gus, fay];
  await white.getByRole("button", { name: "Berserk" }).click();
  await black.locator('.player[data-side="white"] .berserk').waitFor();
  assert.equal(await white.getByRole("button", { name: "Berserk" }).count(), 0);
  for (const [page, move] of [
    [white, "32-28"],
    [black, "19-23"],
  ]) {
    await page.getByLabel("Type a move").fill(move);
    await page.keyboard.press("Enter");
    await black.getByText(move).first().waitFor();
  }
  await black.getByRole("button", { name: "Resign" }).click();
  await black.locator(".strip .danger").click();
  for (const page of [white, black]) {
    await page.getByRole("link", { name: "Back to the arena" }).click();
    await page.locator(".arena-standings tbody tr").first().getByText(row.white).waitFor();
  }
  await black.getByRole("button", { name: "Leave" }).click();
  await black.locator("dialog button[type=submit]").click();
  await black.getByRole("button", { name: "Come back" }).click();
  await black.getByRole("button", { name: "Leave" }).waitFor();
  for (const page of [fay, gus]) assert.deepEqual(page.troubles, []);
});

test("an encounter of steps and prizes are announced, changed before the start, and the columns explained", async () => {
  const desk = await openPage(browser, server.url);
  await signIn(desk, "Dirk");
  await desk.goto("/tournaments/new");
  await desk.getByRole("textbox", { name: "Name" }).fill("Micro-matches");
  await desk.getByText("Steps of a pairing").click();
  const add = desk.getByRole("button", { name: "Add a step" });
  for (let i = 0; i < 3; i += 1) await add.click();
  await desk.getByRole("button", { name: "Delete: Step 3" }).click();
  const second = desk.getByRole("group", { name: "Step 2" });
  await second.getByLabel("Minutes").fill("5");
  await second.getByLabel("Seconds per move").fill("3");
  await second.getByLabel("Games until someone wins").check();
  assert.deepEqual(await faults(desk), []);
  await desk.getByRole("button", { name: "Create" }).click();
  await desk.waitForURL(/\/tournament\/\d+$/);
  const id = desk.url().split("/").pop();
  const { steps, points } = await good(dirk.get(`/tournaments/${id}`));
  assert.deepEqual(
    steps.map(({ games, until_won, win, loss }) => [games, until_won, win, loss]),
    [
      [2, false, 24, 0],
      [2, true, 16, 8],
    ],
  );
  const { base_ms: base, increment_ms: increment } = steps[1].time_control;
  assert.deepEqual([base, increment, points.draw], [300_000, 3_000, 12]);

  await desk.getByRole("button", { name: "Edit", exact: true }).click();
  const edit = desk.getByRole("dialog");
  await edit.getByText("Stage, prizes, promotion").click();
  await edit.getByLabel("Prizes").fill("A clock\nA book");
  await desk.locator("dialog button[type=submit]").click();
  await desk.getByText("Prize 2: A book").waitFor();

  for (const name of ["Ida", "Jan"])
    await act(await makeAccount(server, name, password), `/${id}/entries`);
  await act(dirk, `/${id}/start`);
  await desk.getByRole("tab", { name: "Standings" }).click();
  const table = desk.getByRole("tabpanel");
  await table.getByText("How ties are broken").click();
  await table.getByText("games won", { exact: true }).waitFor();
  assert.deepEqual(desk.troubles, []);
});
