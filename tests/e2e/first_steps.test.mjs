// The first minutes of a new server: an account, and an admin through the logged link and in no
// other way.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openPage, openPlayer, password, startBrowser } from "./harness/browser.mjs";
import { runBinary, startServer, temporaryDatabase } from "./harness/server.mjs";

let browser;
before(async () => {
  browser = await startBrowser();
});
after(() => browser?.close());

/** The address as a user of this machine types it, and the link that the server has logged. */
async function newServer(t, more = {}) {
  const server = await startServer(t, { logLevel: "info", ...more });
  const link = () => /link=(http:\S+)/.exec(server.log)?.[1];
  return { server, url: `http://localhost:${server.port}`, link };
}

const panel = (page) => page.locator(".first-steps");

/** The front page, after the server has answered whether it is new. */
async function front(page, go) {
  const told = page.waitForResponse("**/api/v1/first-steps");
  await go();
  await told;
  await page.locator(".play").waitFor();
}

async function signUp(page, name) {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign up" }).click();
}

const redeem = (page, url, secret) =>
  page.request.post(`${url}/api/v1/first-admin`, { data: { secret }, headers: { Origin: url } });

test("the logged link creates one admin", async (t) => {
  const { server, url, link } = await newServer(t);
  const page = await openPage(browser, url);
  await page.goto("/");
  await panel(page).getByRole("heading", { name: "This server is new" }).waitFor();
  await panel(page).getByText("Open the link from the server").waitFor();

  await page.goto(link());
  await panel(page).getByText("That account becomes the admin.").waitFor();
  assert.equal(page.url(), `${url}/`, "the secret is gone from the address");
  await panel(page).getByRole("link", { name: "Sign up" }).click();
  await signUp(page, "Olga");
  await panel(page).getByText("You are signed in as Olga.").waitFor();
  const command = panel(page).getByLabel("Or on the command line");
  assert.match(
    await command.inputValue(),
    /^crownhead user role Olga admin --db \/.*crownhead\.db$/,
  );
  await panel(page).getByRole("button", { name: "Make Olga an admin" }).click();
  await panel(page).getByText("Olga is an admin now.").waitFor();
  await panel(page).getByRole("link", { name: "Create a tournament" }).click();
  await page.waitForURL("**/tournaments/new");
  await page.getByLabel("Name").first().waitFor();
  await front(page, () => page.goto("/"));
  const asked = await page.request.get("/api/v1/first-steps");
  assert.deepEqual(await asked.json(), { new: false, here: null });
  assert.equal(await panel(page).count(), 0);

  const secret = link().split("#")[1];
  const other = await openPlayer(browser, url, "Pjotr");
  for (const one of [page, other]) {
    const refused = await redeem(one, url, secret);
    assert.equal(refused.status(), 403);
  }
  await front(other, () => other.goto(link()));
  assert.equal((await (await other.request.get("/api/v1/account")).json()).role, "player");
  assert.equal(await panel(other).count(), 0);
  assert.deepEqual([...page.troubles, ...other.troubles], []);
  assert.equal(await server.stop(), 0);
});

test("the command line also creates the admin and disables the link", async (t) => {
  const db = temporaryDatabase(t);
  const { url, link } = await newServer(t, { db });
  const page = await openPlayer(browser, url, "Olga");
  await page.goto("/");
  await panel(page).getByRole("heading", { name: "This server has no admin yet" }).waitFor();
  const command = await panel(page).getByLabel("Or on the command line").inputValue();
  assert.equal(command, `crownhead user role Olga admin --db ${db}`);
  assert.equal(runBinary(...command.split(" ").slice(1)).status, 0);
  const refused = await redeem(page, url, link().split("#")[1]);
  assert.equal(refused.status(), 403);
  await front(page, () => page.reload());
  assert.equal(await panel(page).count(), 0);
  await page.context().close();
});

test("from another machine only the fact that the server is new is visible", async (t) => {
  const { url, link } = await newServer(t);
  const page = await openPage(browser, url, {
    extraHTTPHeaders: { "X-Forwarded-For": "192.0.2.1" },
  });
  await page.goto("/");
  await panel(page).getByText("Only the server’s operator can do this").waitFor();
  const command = await panel(page).getByLabel("Or on the command line").inputValue();
  assert.equal(command, "crownhead user role NAME admin --db FILE");
  await panel(page).getByRole("button", { name: "Later" }).click();
  await front(page, () => page.reload());
  assert.equal(await panel(page).count(), 0);
  await page.context().close();

  const olga = await openPlayer(browser, url, "Olga", {
    extraHTTPHeaders: { "X-Forwarded-For": "192.0.2.1" },
  });
  assert.equal((await redeem(olga, url, link().split("#")[1])).status(), 403);
  await olga.context().close();
});

test("there is no link if a trusted proxy may be local or a public URL is set", async (t) => {
  for (const args of [
    ["--trusted-proxy", "127.0.0.1"],
    ["--public-url", "https://play.example.org"],
  ]) {
    const { server, link } = await newServer(t, { args });
    assert.match(server.log, /there is no admin yet: create an account, then run the command/);
    assert.equal(link(), undefined);
  }
});
