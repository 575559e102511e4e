// The rules that a director sets for a tournament in the browser, and changes to them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { act, dirk, openAct, openDesk, server } from "./harness/directed_stage.mjs";
import { good, makeAccount } from "./harness/rest.mjs";

const read = (id) => good(dirk.get(`/tournaments/${id}`));

async function announce(desk) {
  await desk.getByRole("button", { name: "Create" }).click();
  await desk.waitForURL(/\/tournament\/\d+$/);
  return desk.url().split("/").pop();
}

/** Opens the Edit form and its folded sections. */
async function openEdit(desk, ...parts) {
  const edit = await openAct(desk, "Edit");
  for (const part of parts) await edit.locator("summary", { hasText: part }).click();
  return edit;
}

async function save(desk, edit) {
  await edit.getByRole("button", { name: "Save changes" }).click();
  await desk.getByRole("dialog").waitFor({ state: "detached" });
}

test("a correspondence cup allows vacations, and its policy is changed while it runs", async () => {
  const desk = await openDesk("/tournaments/new");
  await desk.getByRole("textbox", { name: "Name" }).fill("Winter Cup");
  assert.equal(await desk.getByRole("main").getByText("Vacations").count(), 0);
  await desk.getByRole("radio", { name: "Correspondence" }).check();
  await desk.getByRole("main").getByText("Vacations", { exact: true }).click();
  await desk.getByLabel("Periods", { exact: true }).fill("2");
  await desk.getByLabel("Approval").selectOption({ label: "By a director" });
  assert.deepEqual(await faults(desk), []);
  const id = await announce(desk);
  assert.deepEqual((await read(id)).vacation, {
    ...{ splits_allowed: 2, days_allowed: 30, min_days: 3, max_days: 15 },
    ...{ notice_hours: 0, min_gap_hours: 0, horizon_days: 366, retro_max_days: 7 },
    ...{ approval: "director", freeze: "own", moves: "forbid", rounding: "hour" },
  });
  await desk.getByText("2 periods, 30 days in total, 3 to 15 days per period").waitFor();

  for (const name of ["Ada", "Bo"]) await act(await makeAccount(server, name), `/${id}/entries`);
  await act(dirk, `/${id}/start`);
  await desk.getByRole("button", { name: "Pause" }).waitFor();
  const edit = await openEdit(desk, "Vacations", "Points and tie-breaks");
  assert.equal(await edit.getByLabel("Win", { exact: true }).count(), 0);
  await edit.getByLabel("Days in total").fill("20");
  // A period longer than the maximum could never be granted.
  await edit.getByLabel("Days per period, from").fill("16");
  await edit.locator("summary", { hasText: "Vacations" }).click();
  await edit.getByRole("button", { name: "Save changes" }).click();
  await edit.getByLabel("Days per period, to").and(desk.locator(":focus")).waitFor();
  await edit.getByLabel("Days per period, from").fill("7");
  await save(desk, edit);
  const { vacation, tiebreaks } = await read(id);
  assert.deepEqual([vacation.days_allowed, vacation.min_days], [20, 7]);
  assert.equal(tiebreaks[0], "direct_encounter");
  assert.deepEqual(desk.troubles, []);
});

test("limits, late entry, points and tie-breaks are announced and removed", async () => {
  const desk = await openDesk("/tournaments/new");
  await desk.getByRole("textbox", { name: "Name" }).fill("Open Swiss");
  await desk.getByLabel("Format").selectOption("swiss");
  await desk.getByLabel("Minimum rating").fill("1500");
  await desk.getByLabel("Maximum rating").fill("1400");
  await desk.getByRole("button", { name: "Create" }).click();
  await desk.getByLabel("Maximum rating").and(desk.locator(":focus")).waitFor();
  await desk.getByLabel("Maximum rating").fill("2000");
  await desk.getByLabel("Maximum players").fill("40");
  await desk.getByLabel("Late entry until round").fill("3");
  await desk.getByText("Points and tie-breaks").click();
  for (const [label, points] of [
    ["Win", "1"],
    ["Draw", "0.5"],
    ["Bye", "1"],
    ["Half-point bye", "0.5"],
  ])
    await desk.getByLabel(label, { exact: true }).fill(points);
  await desk.getByLabel("Tie-break 1").selectOption("solkoff_median");
  await desk.getByLabel("Tie-break 2").selectOption("");
  await desk.getByLabel("Tie-break 4").selectOption("lot");
  assert.deepEqual(await faults(desk), []);
  const id = await announce(desk);
  const made = await read(id);
  assert.deepEqual(made.entry, {
    ...{ by: "open", min_rating: 1500, max_rating: 2000, max_players: 40 },
    ...{ late_until_round: 3, start_when_full: false },
  });
  assert.deepEqual(made.points, { win: 2, draw: 1, loss: 0, bye: 2, half_bye: 1 });
  assert.deepEqual(made.tiebreaks, ["solkoff_median", "solkoff", "wins", "lot"]);
  assert.equal(made.vacation.splits_allowed, 0);

  const edit = await openEdit(desk, "Points and tie-breaks");
  for (const label of ["Minimum rating", "Maximum rating", "Maximum players"])
    await edit.getByLabel(label).fill("");
  await edit.getByRole("radio", { name: "Password" }).check();
  await edit.getByRole("textbox", { name: "Password" }).fill("hush");
  await edit.getByLabel("Win", { exact: true }).fill("1.5");
  await edit.getByLabel("Tie-break 1").selectOption("");
  await save(desk, edit);
  const changed = await read(id);
  assert.deepEqual(changed.entry, {
    ...{ by: "password", min_rating: null, max_rating: null, max_players: null },
    ...{ late_until_round: 3, start_when_full: false },
  });
  assert.equal(changed.points.win, 3);
  assert.deepEqual(changed.tiebreaks, ["solkoff", "wins", "lot"]);
  assert.deepEqual(desk.troubles, []);
});

test("a tournament that asks for real names shows them", async () => {
  const desk = await openDesk("/tournaments/new");
  await desk.getByRole("textbox", { name: "Name" }).fill("Club Championship");
  await desk.getByLabel("Ask for real names and show them").check();
  assert.deepEqual(await faults(desk), []);
  const id = await announce(desk);
  assert.equal((await read(id)).real_names, true);
  await desk.getByText("Only players who have entered a real name may join.").waitFor();

  const vera = await makeAccount(server, "Vera");
  const refused = await vera.post(`/tournaments/${id}/entries`, {}, { key: "without a name" });
  assert.equal(refused.status, 422);
  await good(
    vera.send("PATCH", "/account", { body: { real_name: "Vera Verhoeven", country: "NED" } }),
  );
  await act(vera, `/${id}/entries`);
  const row = desk.getByRole("row", { name: "Vera Verhoeven" });
  await row.getByText("NED").waitFor();
  await row.getByRole("button", { name: "Vera Verhoeven" }).click();
  await desk.getByRole("dialog", { name: "Vera Verhoeven" }).getByText("Profile: Vera").waitFor();
  await desk.keyboard.press("Escape");

  const edit = await openEdit(desk);
  await edit.getByLabel("Ask for real names and show them").uncheck();
  await save(desk, edit);
  assert.equal((await read(id)).real_names, false);
  await desk
    .getByRole("row", { name: "Vera" })
    .getByRole("button", { name: "Vera", exact: true })
    .waitFor();
  assert.deepEqual(desk.troubles, []);
});

test("a match is for two and may be won by a number of points", async () => {
  const desk = await openDesk("/tournaments/new");
  await desk.getByRole("textbox", { name: "Name" }).fill("The Match");
  await desk.getByLabel("Format").selectOption("match");
  assert.equal(await desk.getByLabel("Maximum players").count(), 0);
  await desk.getByText("Points and tie-breaks").click();
  await desk.getByLabel("Points that win the match").fill("5.5");
  const id = await announce(desk);
  await desk.getByText("The first to 5½ points wins the match.").waitFor();
  const { first_to: goal, entry } = await read(id);
  assert.deepEqual([goal, entry.max_players], [11, 2]);
  for (const name of ["Cleo", "Dan"]) await act(await makeAccount(server, name), `/${id}/entries`);
  await assert.rejects(
    act(await makeAccount(server, "Eve"), `/${id}/entries`),
    /every place is taken/,
  );
  await act(dirk, `/${id}/start`);
  assert.deepEqual(desk.troubles, []);
});
