// A director's actions on a tournament in the browser, and their refusals.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { act, dirk, openAct, openDesk, openRowAct, server } from "./harness/directed_stage.mjs";
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
  await openRowAct(desk, "Amy", "Expel");
  await sure(desk, /^Amy leaves the tournament, which continues without them\.$/, "two accounts");
  await act(dirk, `/${id}/start`);
  await act(dirk, `/${id}/rounds`);
  await act(dirk, `/${id}/rounds/1/publish`);
  await desk.getByRole("button", { name: "Pause" }).waitFor();
  await openRowAct(desk, "Bob", "Expel");
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
  const dialog = await openAct(desk, "Add a director");
  assert.equal(await desk.getByText("Remove a director").count(), 0);
  await dialog.getByLabel("Name").fill("Second");
  await sure(desk, "Second can do everything here that you can.");
  await desk.getByText("Dirk, Second").waitFor();
  await openAct(desk, "Remove a director");
  await dialog.getByLabel("Director").selectOption("Second");
  await sure(desk, "Second no longer directs this tournament.");
  assert.deepEqual((await read(id)).directors, ["Dirk"]);
  assert.deepEqual(desk.troubles, []);
});

test("players are added by name, and unknown names are reported while typed", async () => {
  const id = await swissOf(["Uma"], { entry: { by: "open", max_players: 16 } });
  await makeAccount(server, "Vito");
  const desk = await openDesk(`/tournament/${id}`);
  await desk.getByText("1 of 16 joined").waitFor();
  assert.equal(await desk.getByRole("button", { name: "Start now" }).isDisabled(), true);
  await desk.getByText("At least two players must join first.").waitFor();
  const link = await desk.getByLabel("Link to this tournament").inputValue();
  assert.equal(link, `${server.url}/tournament/${id}`);
  const name = desk.getByRole("combobox", { name: "Player" });
  await name.pressSequentially("Nobody-here");
  await desk.getByText("No player has this name.").waitFor();
  assert.deepEqual(await faults(desk), []);
  await name.fill("");
  await name.pressSequentially("vit");
  await desk.getByRole("option", { name: "Vito" }).click();
  await desk.getByRole("button", { name: "Add", exact: true }).click();
  await desk.getByText("2 of 16 joined").waitFor();
  await desk.waitForFunction(() => document.querySelector("[role=combobox]").value === "");
  assert.equal(await desk.getByRole("button", { name: "Start now" }).isDisabled(), false);
  assert.deepEqual(desk.troubles, []);
});

test("a tournament is cancelled from its form", async () => {
  const id = await swissOf([]);
  const desk = await openDesk(`/tournament/${id}`);
  const edit = await openAct(desk, "Edit");
  await edit.getByRole("button", { name: "Cancel tournament" }).click();
  const question = desk.getByRole("dialog", { name: "Cancel tournament?" });
  await question.locator("button[type=submit]").click();
  await desk.getByRole("dialog").first().waitFor({ state: "detached" });
  await desk.getByText("The tournament was cancelled.").waitFor();
  assert.equal((await read(id)).status, "cancelled");
  assert.deepEqual(desk.troubles, []);
});

test("the director of a running game adds time and sets its result on its row", async () => {
  const id = await swissOf(["Wim", "Xia"]);
  for (const path of ["start", "rounds", "rounds/1/publish"]) await act(dirk, `/${id}/${path}`);
  const [game] = (await good(dirk.get(`/games?tournament=${id}&status=playing`))).items;
  const names = `${game.white} – ${game.black}`;
  const desk = await openDesk(`/tournament/${id}?tab=rounds`, phone);
  const dialog = await openRowAct(desk, names, "Add time");
  await dialog.getByLabel("Minutes").fill("-5");
  await dialog.locator("button[type=submit]").click();
  await dialog.getByLabel("Minutes").and(desk.locator(":focus")).waitFor();
  await dialog.getByLabel("Minutes").fill("5");
  await sure(desk, `${names}: each player gets 5 minutes more.`);
  await openRowAct(desk, names, "Set a result");
  await dialog.getByLabel("Result").selectOption("1-1");
  await sure(desk, `${names}: Draw.`, "agreed at the board");
  await desk.getByRole("link", { name: "1–1" }).waitFor();
  assert.deepEqual(await faults(desk), []);
  assert.deepEqual(desk.troubles, []);
});

test("a drawn round is discarded and drawn again", async () => {
  const id = await swissOf(["Eli", "Fox", "Gil", "Hal"]);
  await act(dirk, `/${id}/start`);
  const desk = await openDesk(`/tournament/${id}`);
  await desk.getByRole("button", { name: "Draw round 1" }).click();
  await sure(desk, "Only directors can see the pairings");
  await desk.getByText("Round 1 is drawn. Only directors can see it.").waitFor();
  const draft = desk.locator(".round", { hasText: "Draft" });
  await draft.getByText("No hard rule of the pairing is broken.").waitFor();
  assert.equal(await draft.getByRole("row").count(), 2);
  assert.deepEqual(await faults(desk), []);
  await desk.getByRole("button", { name: "Discard round 1" }).click();
  await desk.getByRole("dialog", { name: "Discard round 1?" }).waitFor();
  await sure(desk, "No player has seen its pairings");
  await desk.getByRole("button", { name: "Draw round 1" }).waitFor();
  assert.equal((await read(id)).rounds_drawn, 0);
  assert.deepEqual(desk.troubles, []);
});

/** The players of each board of a round, as REST shows them. */
const boardsOf = async (id, n) => {
  const { items } = await good(dirk.get(`/tournaments/${id}/rounds`));
  return items.find((round) => round.n === n).encounters.map(({ players }) => players);
};

test("drawn pairings are changed and taken back", async () => {
  const id = await swissOf(["Nia", "Orla", "Pia", "Quin", "Rae"]);
  await act(dirk, `/${id}/start`);
  await act(dirk, `/${id}/rounds`);
  const [[white, black], , [out]] = await boardsOf(id, 1);
  const desk = await openDesk(`/tournament/${id}`, phone);
  await openRowAct(desk, `${white} – ${black}`, "Exchange colours");
  await sure(desk, `${white} gets Black, and ${black} gets White.`);
  await desk.getByRole("button", { name: "Undo" }).waitFor();
  assert.deepEqual((await boardsOf(id, 1))[0], [black, white]);
  assert.deepEqual(await faults(desk), []);
  await desk.getByRole("button", { name: "Undo" }).click();
  await desk.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
  assert.deepEqual((await boardsOf(id, 1))[0], [white, black]);
  const dialog = await openRowAct(desk, `${white} – ${black}`, `Give ${white} a bye`);
  await dialog.getByLabel("Points for the bye").selectOption("half");
  await sure(desk, `${white} does not play in this round.`);
  await desk.getByRole("button", { name: `More: ${out} – ${black}` }).waitFor();
  assert.deepEqual((await boardsOf(id, 1))[2], [white, null]);
  assert.deepEqual(desk.troubles, []);
});

test("a change that breaks a rule of the pairing is confirmed with a reason", async () => {
  const id = await swissOf(["Sia", "Tia", "Ulf", "Vic"]);
  for (const path of ["start", "rounds", "rounds/1/publish"]) await act(dirk, `/${id}/${path}`);
  const { items } = await good(dirk.get(`/games?tournament=${id}&status=playing`));
  for (const game of items)
    await good(
      dirk.send("PUT", `/tournaments/${id}/games/${game.id}/result`, {
        body: { result: "1-1", reason: "test" },
      }),
    );
  await act(dirk, `/${id}/rounds`);
  const met = await boardsOf(id, 1);
  const [[white, black], other] = await boardsOf(id, 2);
  const before = met.find((pair) => pair.includes(white)).find((name) => name !== white);
  const desk = await openDesk(`/tournament/${id}`);
  const dialog = await openRowAct(desk, `${white} – ${black}`, `Swap ${black}`);
  await dialog.getByLabel("With").selectOption(`2.${other.indexOf(before)}`);
  await dialog.getByText(`${black} and ${before} change places.`).waitFor();
  await dialog.locator("button[type=submit]").click();
  await dialog.getByText("This breaks rules of the pairing: second meeting").waitFor();
  assert.deepEqual(await boardsOf(id, 2), [[white, black], other]);
  assert.deepEqual(await faults(desk), []);
  await sure(desk, "This breaks rules of the pairing", "both clubs asked for it");
  await desk.locator(".round", { hasText: "Draft" }).getByText("met in round 1").first().waitFor();
  assert.deepEqual((await boardsOf(id, 2))[0], [white, before]);
  await desk
    .getByRole("tab", { name: "Log" })
    .or(desk.getByRole("link", { name: "Log" }))
    .click();
  await desk.getByText("Rules broken: second meeting").waitFor();
  assert.deepEqual(desk.troubles, []);
});

test("a refused action stays open on a phone with its input and the error", async () => {
  const id = await swissOf(["Ivy", "Jim", "Kai", "Lea"]);
  await act(dirk, `/${id}/start`);
  await makeAccount(server, "Max");
  const desk = await openDesk(`/tournament/${id}`, phone);
  const dialog = await openRowAct(desk, "Ivy", "Replace");
  const by = dialog.getByLabel("New player");
  await by.fill("Nobody-here");
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
  await by.fill("Max");
  await dialog.locator("button[type=submit]").click();
  await dialog.waitFor({ state: "detached" });
  const { entries } = await read(id);
  assert.ok(entries.some(({ username, state }) => username === "Max" && state === "entered"));
  assert.deepEqual(desk.troubles, []);
});

test("invalid rounds are rejected in the form", async () => {
  const id = await swissOf(["Ned", "Oda"]);
  await act(dirk, `/${id}/start`);
  const desk = await openDesk(`/tournament/${id}`, phone);
  const byes = await openRowAct(desk, "Ned", "Byes");
  await byes.getByLabel("Rounds").fill("three");
  await byes.locator("button[type=submit]").click();
  await byes.getByText('Enter numbers separated by commas, such as "2, 5".').waitFor();
  assert.deepEqual(await faults(desk), []);
  await byes.getByLabel("Rounds").fill("2, 3");
  await sure(desk, "Ned does not play in: 2, 3.");
  const byesOf = async () => (await read(id)).entries[0].byes;
  assert.deepEqual(
    (await byesOf()).map(({ round }) => round),
    [2, 3],
  );
  await openRowAct(desk, "Ned", "Byes");
  await sure(desk, "Ned does not play in: –.");
  assert.deepEqual(await byesOf(), []);
  assert.deepEqual(desk.troubles, []);
});
