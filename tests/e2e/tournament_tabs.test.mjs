// The pages of a tournament on a phone, with the keyboard: each tab, the folded sections, and the
// dialogs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsInThemes } from "./harness/axe.mjs";
import { act, dirk, openDesk, password, server } from "./harness/directed_stage.mjs";
import { days, good, makeAccount } from "./harness/rest.mjs";

const phone = { viewport: { width: 360, height: 740 } };

async function cup(name) {
  const players = [];
  for (const one of ["Anna", "Ben", "Cleo"])
    players.push(await makeAccount(server, `${one}-${name}`, password));
  const { id } = await act(dirk, "", {
    ...{ name: `Cup ${name}`, format: "round_robin", mode: "correspondence", all_at_once: true },
    ...{ variant: "international", tiebreaks: ["solkoff"], time_control: days(3) },
  });
  for (const player of players) await act(player, `/${id}/entries`);
  await act(dirk, `/${id}/start`);
  return id;
}

/** Serious axe faults, and elements that exceed the edge. */
async function look(page, where) {
  const found = (await faultsInThemes(page)).map((fault) => `${where}: ${fault}`);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return over > 0 ? [...found, `${where}: ${over} px too wide`] : found;
}

test("each tab is reached by arrow keys and is complete", async () => {
  const desk = await openDesk(`/tournament/${await cup("tabs")}`, phone);
  const tabs = desk.getByRole("tab");
  await tabs.first().waitFor();
  const found = [];
  const seen = [];
  await tabs.first().press("End");
  await tabs.last().and(desk.locator(":focus")).waitFor();
  await desk.keyboard.press("Home");
  for (let i = 0; i < (await tabs.count()); i += 1) {
    const tab = desk.locator("[role=tab][aria-selected=true]");
    await tab.and(desk.locator(":focus")).waitFor();
    seen.push(await tab.textContent());
    await desk.locator("[role=tabpanel] [aria-busy=true]").first().waitFor({ state: "detached" });
    found.push(...(await look(desk, seen.at(-1))));
    await desk.keyboard.press("ArrowRight");
  }
  assert.equal(new Set(seen).size, await tabs.count(), seen.join());
  assert.deepEqual(found, []);
  assert.deepEqual(desk.troubles, []);
});

test("the form of a new tournament is complete with all sections open", async () => {
  const desk = await openDesk("/tournaments/new", phone);
  await desk.getByRole("heading", { level: 1 }).waitFor();
  const folds = desk.locator("details:not([open]) > summary");
  for (let i = 0; i < 20 && (await folds.count()) > 0; i += 1) await folds.first().press("Enter");
  assert.deepEqual(await look(desk, "/tournaments/new"), []);
  assert.deepEqual(desk.troubles, []);
});

test("a director's dialog takes the focus and returns it", async () => {
  const id = await cup("asked");
  const desk = await openDesk(`/tournament/${id}`, phone);
  const pause = desk.getByRole("button", { name: "Pause" });
  await pause.press("Enter");
  const dialog = desk.getByRole("dialog");
  await dialog.locator(":focus").waitFor();
  assert.deepEqual(await look(desk, "Pause"), []);
  await desk.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await pause.and(desk.locator(":focus")).waitFor();
  assert.equal((await good(dirk.get(`/tournaments/${id}`))).status, "running");
  assert.deepEqual(desk.troubles, []);
});
