// Two directors of one tournament: typed and submitted changes are neither lost nor sent twice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./harness/browser.mjs";
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

const cupOf = (name) =>
  act(dirk, "", {
    ...{ name, description: "Old words", format: "swiss", rounds: 3, mode: "correspondence" },
    ...{ variant: "international", tiebreaks: ["solkoff"], time_control: days(3) },
  });

const read = (id) => good(dirk.get(`/tournaments/${id}`));

async function patch(id, change) {
  const { version } = await read(id);
  const headers = { "If-Match": `"${version}"` };
  return good(dirk.send("PATCH", `/tournaments/${id}`, { headers, body: change }));
}

const yes = (page) => page.getByRole("dialog").locator("button[type=submit]");

test("an edit sends only the changed fields", async () => {
  const { id } = await cupOf("Two desks");
  const desk = await openDesk(`/tournament/${id}`);
  const form = await openAct(desk, "Edit");
  const button = form.getByRole("button", { name: "Save changes" });
  assert.equal(await button.isDisabled(), true, "there is nothing to send yet");
  await patch(id, { description: "New words" });
  await form.getByLabel("Description").and(desk.locator("textarea")).waitFor();
  await desk.waitForFunction(() =>
    [...document.querySelectorAll("textarea")].some(({ value }) => value === "New words"),
  );
  await form.getByLabel("Name", { exact: true }).fill("Two good desks");
  const sent = desk.waitForRequest((request) => request.method() === "PATCH");
  sent.catch(() => {});
  await button.click();
  assert.deepEqual((await sent).postDataJSON(), { name: "Two good desks" });
  await desk.getByRole("status").filter({ hasText: "Edit: done." }).waitFor();
  const { name, description } = await read(id);
  assert.deepEqual([name, description], ["Two good desks", "New words"]);
  assert.equal(await form.count(), 0);
  assert.deepEqual(desk.troubles, []);
});

test("an edit that conflicts with another director's is refused and keeps the input", async () => {
  const { id } = await cupOf("Two pens");
  const desk = await openDesk(`/tournament/${id}`);
  const form = await openAct(desk, "Edit");
  const name = form.getByLabel("Name", { exact: true });
  await name.fill("Two pens and paper");
  await patch(id, { description: "Written by the other" });
  await desk.locator(".description", { hasText: "Written by the other" }).waitFor();
  const refused = desk.waitForResponse((response) => response.request().method() === "PATCH");
  refused.catch(() => {});
  await yes(desk).click();
  assert.equal((await refused).status(), 412);
  await form
    .getByText("Another director changed this after you opened it.", { exact: false })
    .waitFor();
  assert.equal(await name.inputValue(), "Two pens and paper");
  await desk.waitForFunction(() =>
    [...document.querySelectorAll("textarea")].some(
      ({ value }) => value === "Written by the other",
    ),
  );
  await yes(desk).click();
  await desk.getByRole("status").filter({ hasText: "Edit: done." }).waitFor();
  const now = await read(id);
  assert.equal(now.name, "Two pens and paper");
  assert.equal(now.description, "Written by the other");
  assert.deepEqual(desk.troubles, []);
});

test("a new entrant does not make an edit conflict", async () => {
  const { id } = await cupOf("Open doors");
  const eve = await makeAccount(server, "Eve", password);
  const desk = await openDesk(`/tournament/${id}`);
  const form = await openAct(desk, "Edit");
  await form.getByLabel("Name", { exact: true }).fill("Wide open doors");
  await act(eve, `/${id}/entries`);
  await desk.locator(".entrants", { hasText: "Eve" }).waitFor();
  await yes(desk).click();
  await desk.getByRole("status").filter({ hasText: "Edit: done." }).waitFor();
  assert.equal((await read(id)).name, "Wide open doors");
});

test("a message to all players is sent once and confirmed", async () => {
  const { id } = await cupOf("Letters");
  for (const name of ["Lea", "Leo", "Lin"]) {
    const player = await makeAccount(server, name, password);
    await act(player, `/${id}/entries`);
  }
  const desk = await openDesk(`/tournament/${id}`);
  await desk.locator(".entrants", { hasText: "Lin" }).waitFor();
  const form = await openAct(desk, "Message players");
  const text = form.getByLabel("Message", { exact: true });
  await text.fill("The hall opens at nine.");
  const sent = [];
  desk.on("request", (request) => {
    if (request.url().endsWith("/messages")) sent.push(request);
  });
  await yes(desk).evaluate((button) => {
    button.click();
    button.click();
  });
  await desk.getByRole("status").filter({ hasText: "Sent to 3 players." }).waitFor();
  assert.equal(sent.length, 1);
  assert.equal(await form.count(), 0);
  await desk.locator("button:focus", { hasText: "Message players" }).waitFor();
  await desk.keyboard.press("Enter");
  assert.equal(await text.inputValue(), "");
  await desk.getByText("Sent to 3 players.").waitFor({ state: "hidden" });
  assert.deepEqual(desk.troubles, []);
});

test("a dialog closes only on a click outside it and asks before discarding input", async () => {
  const { id } = await cupOf("Windows");
  const desk = await openDesk(`/tournament/${id}`);
  const opener = desk.getByRole("button", { name: "Add a director" });
  await opener.click();
  const dialog = desk.getByRole("dialog");
  const reason = dialog.getByLabel("Reason");
  await reason.fill("the club is closed for the winter");
  const box = await reason.boundingBox();
  await desk.mouse.move(box.x + box.width - 10, box.y + box.height / 2);
  await desk.mouse.down();
  await desk.mouse.move(5, box.y + box.height / 2, { steps: 8 });
  await desk.mouse.up();
  assert.equal(await reason.inputValue(), "the club is closed for the winter");
  assert.equal(await dialog.getByText("What you typed is not saved yet.").count(), 0);

  await desk.mouse.click(5, 5);
  await dialog.getByText("What you typed is not saved yet.").waitFor();
  await dialog.getByRole("button", { name: "Stay" }).click();
  assert.equal(await reason.inputValue(), "the club is closed for the winter");
  for (let i = 0; i < 3; i++) await desk.keyboard.press("Escape");
  assert.equal(await reason.inputValue(), "the club is closed for the winter");
  await dialog.getByRole("button", { name: "Leave" }).click();
  await dialog.waitFor({ state: "detached" });

  await opener.click();
  await dialog.waitFor();
  await desk.mouse.click(5, 5);
  await dialog.waitFor({ state: "detached" });
  await desk.locator("button:focus", { hasText: "Add a director" }).waitFor();
  assert.deepEqual(desk.troubles, []);
});

test("a profile whose games fail to load says so and offers a retry", async () => {
  await makeAccount(server, "Paul", password);
  const page = await openPage(browser, server.url);
  await page.goto("/@/Paul?tab=games");
  await page.getByRole("heading", { name: "Games", exact: true }).waitFor();
  await page.route("**/api/v1/games?*status=finished*", (route) => route.abort());
  await page
    .getByLabel("Any state")
    .or(page.locator(".filters select").first())
    .first()
    .selectOption("finished");
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  assert.equal(await page.locator(".game-row.shape").count(), 0);
  await page.unroute("**/api/v1/games?*status=finished*");
  await again.click();
  await again.waitFor({ state: "detached" });
  await page.locator(".empty").last().waitFor();
  assert.deepEqual(
    page.troubles.filter((text) => !/ERR_FAILED/.test(text)),
    [],
  );
});
