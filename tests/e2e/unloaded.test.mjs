// What the user sees if the program of the page, or its texts, cannot be loaded.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

for (const [what, files] of [
  ["the texts", /-site-[^/]*\.js$/],
  ["the first script", /app-[^/]*\.js$/],
  ["the script before it, too,", /(?:boot|app)-[^/]*\.js$/],
  ["the rest of the program", /start-[^/]*\.js$/],
])
  test(`without ${what} the page says so in the reader's language and links on`, async () => {
    const page = await openPage(browser, server.url, { locale: "de-DE" });
    let held = 0;
    await page.route(files, (route) => {
      held += 1;
      return route.abort();
    });
    await page.goto("/rules/frisian");
    if (files.source.includes("boot")) {
      // No script reports the failure or selects a language, so all languages appear after a while.
      const unloaded = page.locator("#unloaded");
      assert.equal(await unloaded.isVisible(), false);
      await unloaded.evaluate((it) => {
        for (const one of it.getAnimations()) one.finish();
      });
      await page.getByText("Der Server ist nicht erreichbar").waitFor();
      await page.getByText("Cannot reach the server").waitFor();
    } else {
      await page.getByText("Der Server ist nicht erreichbar").waitFor();
      assert.equal(await page.locator("#unloaded p:visible").count(), 1);
    }
    assert.ok(held > 0, `nothing requested ${files}`);
    await page.unroute(files);
    await page.locator("#unloaded p[lang=de] a").click();
    await page.getByRole("heading", { level: 1, name: "Friesisch" }).waitFor();
    assert.equal(await page.locator("#unloaded").count(), 0);
    await page.context().close();
  });
