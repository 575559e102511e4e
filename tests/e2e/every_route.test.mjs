// Each route of web/src/shell/routes.tsx, opened as the director of a running tournament: no
// serious axe faults, and nothing wider than the window.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { openPage, openPlayer, perMove, startBrowser, startGame } from "./harness/browser.mjs";
import { createUser, projectRoot, startServer, temporaryDatabase } from "./harness/server.mjs";

const password = "correct horse";

const table = readFileSync(join(projectRoot, "web/src/shell/routes.tsx"), "utf8");
const routes = [...table.matchAll(/^ {2}(?:\[\s*|mailLink\()"([^"]*)"/gm)].map(([, name]) => name);

/** A server whose first account is a director. */
async function directed(t) {
  const db = temporaryDatabase(t);
  createUser(db, "Dirk", "director", password);
  return startServer(t, { db });
}

async function post(page, url, path, data = {}, headers = {}) {
  const answer = await page.request.post(`/api/v1${path}`, {
    data,
    headers: { Origin: url, "Idempotency-Key": randomUUID(), ...headers },
  });
  assert.ok(answer.ok(), `${path}: ${await answer.text()}`);
  return answer.status() === 204 ? null : answer.json();
}

/** Id of a running tournament with a game of the director. */
async function tournament(dirk, anna, url) {
  const { id } = await post(dirk, url, "/tournaments", {
    name: "Spring Cup",
    format: "round_robin",
    variant: "international",
    time_control: perMove(3),
  });
  for (const page of [dirk, anna]) {
    const { version } = await (await page.request.get(`/api/v1/tournaments/${id}`)).json();
    const match = { "If-Match": `"${version}"` };
    await post(page, url, `/tournaments/${id}/entries`, {}, match);
  }
  const { version } = await (await dirk.request.get(`/api/v1/tournaments/${id}`)).json();
  await post(dirk, url, `/tournaments/${id}/start`, {}, { "If-Match": `"${version}"` });
  return id;
}

async function pathsOf(dirk, anna, url) {
  const game = await startGame(url, dirk, anna, { time_control: perMove(3) });
  const { id: challenge } = await post(dirk, url, "/challenges", {
    variant: "international",
    time_control: perMove(3),
    color: "random",
    rated: false,
  });
  const cup = await tournament(dirk, anna, url);
  return new Map([
    ["", ["/"]],
    ["game", [`/game/${game}`]],
    ["@", ["/@/Dirk", "/@/Anna"]],
    ["search", ["/search", "/search?player=Dirk"]],
    ["challenge", [`/challenge/${challenge}`]],
    ["confirm", ["/confirm/nothing"]],
    ["reset", ["/reset/nothing"]],
    ["unsubscribe", ["/unsubscribe/nothing"]],
    ["analysis", ["/analysis", `/analysis?game=${game}`]],
    ["tournaments", ["/tournaments", "/tournaments/new"]],
    ["tournament", [`/tournament/${cup}`]],
    ["rules", ["/rules", "/rules/frisian"]],
  ]);
}

const views = [
  { width: 1280, height: 800, colorScheme: "light" },
  { width: 360, height: 740, colorScheme: "dark" },
];

async function show(page, { width, height, colorScheme }) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
}

test("every route", async (t) => {
  const server = await directed(t);
  const browser = await startBrowser();
  t.after(() => browser.close());
  const dirk = await openPage(browser, server.url);
  const anna = await openPlayer(browser, server.url, "Anna");
  await post(dirk, server.url, "/session", { username: "Dirk", password });
  const named = await pathsOf(dirk, anna, server.url);
  assert.ok(routes.length > 20 && [...named.keys()].every((route) => routes.includes(route)));
  const paths = routes.flatMap((route) => named.get(route) ?? [`/${route}`]);
  const found = [];
  for (const path of paths) {
    await show(dirk, views[0]);
    await dirk.goto(path);
    await dirk.locator("main#content:not([aria-busy=true])").waitFor();
    await dirk.waitForLoadState("networkidle");
    for (const view of views) {
      await show(dirk, view);
      const seen = `${path}, ${view.width} px wide, ${view.colorScheme}`;
      for (const fault of await faults(dirk)) found.push(`${seen}: ${fault}`);
      const wide = await dirk.evaluate(() => document.documentElement.scrollWidth);
      if (wide > view.width) found.push(`${seen}: ${wide} px wide`);
    }
  }
  assert.deepEqual(found, []);
  assert.deepEqual(dirk.troubles, []);
});
