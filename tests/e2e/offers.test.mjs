// Time controls, and offers between players, in the browser.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  click,
  openMore,
  openPlayer,
  startBrowser,
  startGame,
  waitForPly,
} from "./harness/browser.mjs";
import { good, send } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";

const cleanups = [];
const lasting = { after: (act) => cleanups.unshift(act) };
let server;
let browser;

before(async () => {
  [server, browser] = await Promise.all([
    startServer(lasting, { devClock: "2024-01-10T12:00:00Z" }),
    startBrowser(),
  ]);
});

after(async () => {
  await browser?.close();
  for (const act of cleanups) await act();
});

const advance = (ms) =>
  good(send(server, "PUT", "/api/v1/dev/clock", { body: { advance_ms: ms } }));

test("in the browser", async (t) => {
  const [anna, boris] = await Promise.all(
    ["Anna", "Boris"].map((name) => openPlayer(browser, server.url, name)),
  );
  const troubles = () => [...anna.troubles, ...boris.troubles];

  await t.test("a time control is composed and used", async () => {
    await anna.goto("/");
    await anna.getByRole("button", { name: "Custom" }).click();
    const dialog = anna.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Correspondence" }).check({ force: true });
    await dialog.getByText("More options").click();
    await dialog.getByLabel("Time control").selectOption("sessions");
    await dialog
      .getByText("100 days for 50 moves, then 10 days per 10 moves", { exact: false })
      .waitFor();
    await dialog.getByRole("button", { name: "Find an opponent" }).click();
    await boris.goto("/");
    await boris.locator(".seek", { hasText: "50/100d + 10/10d" }).click();
    await boris.waitForURL("**/game/*");
    await boris.locator(".player .clock").filter({ hasText: "100 d 0 h" }).first().waitFor();
    await boris.locator(".clock-note").filter({ hasText: "50 moves to go" }).first().waitFor();
  });

  await t.test(
    "a takeback is requested and granted, time is given, and a rematch begins",
    async () => {
      const game = await startGame(server.url, anna, boris);
      for (const page of [anna, boris]) {
        await page.goto(`/game/${game}`);
        await page.locator("main .square").first().waitFor();
      }
      const records = (count) =>
        Promise.all(
          [anna, boris].map((page) =>
            page.waitForFunction(
              (n) => document.querySelectorAll(".move[data-ply]").length === n,
              count,
            ),
          ),
        );
      await click(anna, "32-28");
      await records(1);
      await anna.getByRole("button", { name: "Takeback" }).click();
      await boris.getByText("Anna asks for a takeback").waitFor();
      await boris.getByRole("button", { name: "Accept" }).click();
      await records(0);
      await click(anna, "31-27");
      await records(1);
      await (await openMore(boris)).getByText("Give Anna 15 seconds").click();
      await anna
        .locator('.player[data-side="white"] .clock')
        .filter({ hasText: "10:15" })
        .waitFor();
      await click(boris, "19-23");
      await records(2);
      await anna.getByRole("button", { name: "Resign" }).click();
      await anna.locator(".strip .danger").click();
      await boris.getByRole("button", { name: "Rematch" }).click();
      await anna.getByText("Boris offers a rematch").waitFor();
      await anna.getByRole("button", { name: "Accept" }).click();
      await Promise.all(
        [anna, boris].map((page) => page.waitForURL((url) => !url.pathname.endsWith(`/${game}`))),
      );
      assert.equal(anna.url(), boris.url());
      const side = anna.locator('.player[data-side="black"]');
      await side.getByText("Anna").waitFor();
    },
  );

  await t.test("an absent player is shown, and the win can be claimed", async () => {
    const [carla, dirk] = await Promise.all(
      ["Carla", "Dirk"].map((name) => openPlayer(browser, server.url, name)),
    );
    const game = await startGame(server.url, carla, dirk);
    for (const page of [carla, dirk]) {
      await page.goto(`/game/${game}`);
      await page.locator("main .square").first().waitFor();
    }
    for (const [page, move, ply] of [
      [carla, "32-28", 1],
      [dirk, "19-23", 2],
    ]) {
      await click(page, move);
      await Promise.all([waitForPly(carla, ply), waitForPly(dirk, ply)]);
    }
    await dirk.goto("about:blank");
    await carla
      .locator(".left-ago")
      .filter({ hasText: /^left / })
      .waitFor();
    await advance(180_000);
    await carla.reload();
    await carla.getByText("Dirk has left the game.").waitFor();
    await carla.getByRole("button", { name: "Claim win" }).click();
    await carla.locator(".result-strip").filter({ hasText: "Black abandoned the game" }).waitFor();
    assert.deepEqual([...troubles(), ...carla.troubles], []);
  });
});
