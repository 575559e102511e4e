// A director's actions on a tournament in the browser, and their refusals.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { act, dirk, openDesk, server } from "./harness/directed_stage.mjs";
import { blitz, good, makeAccount } from "./harness/rest.mjs";

const phone = { viewport: { width: 375, height: 740 } };
const read = (id) => good(dirk.get(`/tournaments/${id}`));

/** Creates a Swiss with these players. */
async function swissOf(names, wish = {}) {
  const { id } = await act(dirk, "", {
    ...{ name: "Acts", format: "swiss", rounds: 5, variant: "international" },
    ...{ time_control: blitz, rated: false, schedule: "by_hand", tiebreaks: ["wins"], ...wish },
  });
  for (const name of names) await act(await makeAccount(server, name), `/${id}/entries`);
  return id;
}

/** Opens a form of the director's page. The previous one closed when its action was done. */
async function openForm(desk, title) {
  const form = desk.locator("details.act-form", { has: desk.getByText(title, { exact: true }) });
  await form.and(desk.locator(":not([open])")).waitFor();
  await form.locator("summary").click();
  await form.and(desk.locator("[open]")).waitFor();
  return form;
}

async function sure(desk, question, reason) {
  const dialog = desk.getByRole("dialog");
  await dialog.getByText(question).waitFor();
  if (reason) await dialog.getByLabel("Reason").fill(reason);
  await dialog.locator("button[type=submit]").click();
  await dialog.waitFor({ state: "detached" });
}

test("a player is expelled before the start and during the tournament", async () => {
  const id = await swissOf(["Amy", "Bob", "Cal", "Deb"]);
  const desk = await openDesk(`/tournament/${id}`);
  const form = await openForm(desk, "Expel a player");
  await form.getByLabel("Player").selectOption("Amy");
  await form.getByRole("button", { name: "Continue" }).click();
  await sure(desk, /^Amy leaves the tournament, which continues without them\.$/, "two accounts");
  await act(dirk, `/${id}/start`);
  await act(dirk, `/${id}/rounds`);
  await act(dirk, `/${id}/rounds/1/publish`);
  await desk.getByRole("button", { name: "Pause" }).waitFor();
  // It closed when it was done. The previously chosen player is gone, so the next one is chosen.
  await openForm(desk, "Expel a player");
  await form.getByRole("button", { name: "Continue" }).click();
  await sure(
    desk,
    "Bob leaves the tournament, which continues without them. Unfinished games are",
    "rude",
  );
  const { entries } = await read(id);
  assert.deepEqual(
    entries.filter(({ state }) => state === "expelled").map(({ username }) => username),
    ["Amy", "Bob"],
  );
  assert.deepEqual(desk.troubles, []);
});

test("a director is added and another removed", async () => {
  const id = await swissOf([]);
  await makeAccount(server, "Second");
  const desk = await openDesk(`/tournament/${id}`);
  assert.equal(await desk.getByText("Remove a director").count(), 0);
  const add = await openForm(desk, "Add a director");
  await add.getByLabel("Name").fill("Second");
  await add.getByRole("button", { name: "Continue" }).click();
  await sure(desk, "Second can do everything here that you can.");
  await desk.getByText("Dirk, Second").waitFor();
  const remove = await openForm(desk, "Remove a director");
  await remove.getByLabel("Director").selectOption("Second");
  await remove.getByRole("button", { name: "Continue" }).click();
  await sure(desk, "Second no longer directs this tournament.");
  assert.deepEqual((await read(id)).directors, ["Dirk"]);
  assert.deepEqual(desk.troubles, []);
});

test("a drawn round is discarded and drawn again", async () => {
  const id = await swissOf(["Eli", "Fox", "Gil", "Hal"]);
  await act(dirk, `/${id}/start`);
  const desk = await openDesk(`/tournament/${id}`);
  await desk.getByRole("button", { name: "Draw round 1" }).click();
  await sure(desk, "Only directors can see the pairings");
  await desk.getByRole("button", { name: "Discard round 1" }).click();
  await sure(desk, "No player has seen its pairings");
  await desk.getByRole("button", { name: "Draw round 1" }).waitFor();
  assert.equal((await read(id)).rounds_drawn, 0);
  assert.deepEqual(desk.troubles, []);
});

test("a refused action stays open on a phone with its input and the error", async () => {
  const id = await swissOf(["Ivy", "Jim", "Kai", "Lea"]);
  await act(dirk, `/${id}/start`);
  await makeAccount(server, "Max");
  const desk = await openDesk(`/tournament/${id}`, phone);
  const form = await openForm(desk, "Replace a player");
  const by = form.getByLabel("New player");
  await by.fill("Nobody-here");
  await form.getByRole("button", { name: "Continue" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("fell ill");
  await dialog.locator("button[type=submit]").click();
  const trouble = desk.getByRole("alert");
  await trouble.waitFor();
  assert.match(await trouble.innerText(), /^Must be .*name/);
  assert.equal(await dialog.getByRole("alert").count(), 1);
  const { y, height } = await trouble.boundingBox();
  assert.ok(y >= 0 && y + height <= phone.viewport.height, `at ${y}`);
  assert.equal(await dialog.getByLabel("Reason").inputValue(), "fell ill");
  assert.deepEqual(await faults(desk), []);
  await dialog.locator("form").getByRole("button", { name: "Back" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.equal(await trouble.count(), 0);
  await by.fill("Max");
  await form.getByRole("button", { name: "Continue" }).click();
  await sure(desk, "Max takes over the place", "fell ill");
  assert.deepEqual(desk.troubles, []);
});

test("invalid rounds and times are rejected in the form", async () => {
  const id = await swissOf(["Ned", "Oda"]);
  await act(dirk, `/${id}/start`);
  const desk = await openDesk(`/tournament/${id}`, phone);
  const byes = await openForm(desk, "Byes");
  await byes.getByLabel("Rounds").fill("three");
  await byes.getByRole("button", { name: "Continue" }).click();
  await byes.getByText('Enter numbers separated by commas, such as "2, 5".').waitFor();
  assert.deepEqual(await faults(desk), []);
  assert.equal(await desk.getByRole("dialog").count(), 0);
  await byes.getByLabel("Rounds").fill("2, 3");
  await byes.getByRole("button", { name: "Continue" }).click();
  await sure(desk, "Ned does not play in: 2, 3.");
  const byesOf = async () => (await read(id)).entries[0].byes;
  assert.deepEqual(
    (await byesOf()).map(({ round }) => round),
    [2, 3],
  );
  await openForm(desk, "Byes");
  await byes.getByLabel("Rounds").fill("");
  await byes.getByRole("button", { name: "Continue" }).click();
  await sure(desk, "Ned does not play in: –.");
  assert.deepEqual(await byesOf(), []);
  const time = await openForm(desk, "Add time");
  await time.getByLabel("Minutes").fill("-5");
  await time.getByRole("button", { name: "Continue" }).click();
  await time.getByLabel("Minutes").and(desk.locator(":focus")).waitFor();
  assert.equal(await desk.getByRole("dialog").count(), 0);
  assert.deepEqual(desk.troubles, []);
});
