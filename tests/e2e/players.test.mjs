// Players are found by their names, shown on a card, and challenged.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, openPlayer, startGame } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

test("the search of the head opens by its key, completes names and leads to a challenge", async () => {
  const [lena, milo] = await Promise.all(
    ["Lena", "Milo"].map((name) => openPlayer(browser, server.url, name)),
  );
  await lena.goto("/leaderboard");
  await lena.locator("main:not([aria-busy])").waitFor();
  await lena.keyboard.press("s");
  // Typed at once, while the search may still load.
  await lena.keyboard.type("mi");
  const found = lena.locator(".finder-link", { hasText: "Milo" });
  await found.waitFor();
  assert.equal(await lena.getByRole("searchbox", { name: "Search" }).inputValue(), "mi");
  await lena.keyboard.press("Escape");
  await found.waitFor({ state: "detached" });
  assert.equal(
    await lena.evaluate(() => document.activeElement?.classList.contains("head-search")),
    true,
  );

  await lena.keyboard.press("Enter");
  await lena.keyboard.type("Milo");
  await lena.getByRole("link", { name: "Challenge Milo" }).click();
  await lena.getByRole("dialog").getByRole("button", { name: "Challenge" }).click();
  await milo.goto("/");
  await milo.locator(".challenge-notice", { hasText: "Lena" }).waitFor();
  assert.deepEqual([...lena.troubles, ...milo.troubles], []);
  await Promise.all([lena, milo].map((page) => page.context().close()));
});

test("Enter opens the first player found, and the search remembers them", async () => {
  const nils = await openPlayer(browser, server.url, "Nils");
  await nils.goto("/");
  await nils.locator(".head-search").click();
  await nils.keyboard.type("Nil");
  await nils.locator(".finder-link", { hasText: "Nils" }).waitFor();
  await nils.keyboard.press("Enter");
  await nils.waitForURL("**/@/Nils");
  await nils.locator(".head-search").click();
  await nils.getByRole("region", { name: "Recent" }).getByRole("link", { name: "Nils" }).waitFor();
  await nils.locator("h1").click();
  await nils.getByRole("search").waitFor({ state: "detached" });
  assert.deepEqual(nils.troubles, []);
  await nils.context().close();
});

test("a player's card stands beside a name on which the mouse rests", async () => {
  const [olga, piet] = await Promise.all(
    ["Olga", "Piet"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, olga, piet);
  await piet.goto(`/game/${game}`);
  const visitor = await openPage(browser, server.url);
  await visitor.goto(`/game/${game}`);
  const name = visitor.locator('main a[href="/@/Piet"]').first();
  await name.hover();
  const card = visitor.locator(".player-card");
  await card.getByRole("link", { name: "Challenge" }).waitFor();
  await card.hover();
  await card.getByRole("link", { name: "Watch" }).waitFor();
  await visitor.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  await name.hover();
  await card.waitFor();
  await visitor.locator(".brand").hover();
  await card.waitFor({ state: "detached" });
  assert.deepEqual(visitor.troubles, []);
  await Promise.all([olga, piet, visitor].map((page) => page.context().close()));
});
