// The privacy information that users see before they give a name and a password.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./harness/browser.mjs";
import { send } from "./harness/rest.mjs";
import { browser, server } from "./harness/stage.mjs";

test("a new password is rated as it is typed and can be shown", async () => {
  const page = await openPage(browser, server.url);
  await page.goto("/signup");
  const field = page.getByLabel("Password");
  for (const [typed, said] of [
    ["password", "Too weak"],
    ["correct horse", "Weak"],
    ["correct horse battery staple", "Strong"],
  ]) {
    await field.fill(typed);
    await page.getByRole("status").getByText(said).waitFor();
  }
  assert.equal(await field.getAttribute("type"), "password");
  await page.getByRole("button", { name: "Show characters" }).click();
  assert.equal(await field.getAttribute("type"), "text");
  assert.equal(await field.inputValue(), "correct horse battery staple");
  await page.getByRole("button", { name: "Hide characters" }).click();
  assert.equal(await field.getAttribute("type"), "password");
  assert.deepEqual(page.troubles, []);
});

test("stored data is explained at sign-up and in the footer", async () => {
  const page = await openPage(browser, server.url);
  await page.goto("/signup");
  await page.locator("form").getByRole("link", { name: "Privacy" }).click();
  await page.getByRole("heading", { name: "What is stored" }).waitFor();
  await page.goto("/tournaments");
  await page.locator(".foot").getByRole("link", { name: "Privacy" }).click();
  await page.getByText("180 days").waitFor();
  assert.deepEqual(page.troubles, []);
});

test("a session lasts as long as the privacy page says", async () => {
  const body = { username: "Tess", password: "correct horse battery" };
  const answer = await send(server, "POST", "/api/v1/accounts", { body });
  assert.equal(answer.status, 201);
  const [cookie] = answer.headers["set-cookie"];
  assert.equal(Number(/Max-Age=(\d+)/i.exec(cookie)?.[1]), 180 * 86_400, cookie);
});
