// No action of a player disappears silently: while the connection is lost, when it is back, on the
// next day, in another tab, and never for a different account.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import {
  click,
  lineOf,
  openPage,
  openPart,
  openPlayer,
  perMove,
  startGame,
  startSession,
  waitForPly,
} from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

const slow = { time_control: perMove(3) };

const lostBar = (page) => page.locator(".connection");

/** Two opponents with pages. An error on a page fails the test. */
async function two(...names) {
  return Promise.all(names.map((name) => openPlayer(browser, server.url, name)));
}

async function gone(...pages) {
  for (const page of pages) assert.deepEqual(page.troubles ?? [], []);
  await Promise.all(pages.map((page) => page.context().close()));
}

const gameOf = async (page, id) => (await page.request.get(`/api/v1/games/${id}`)).json();

async function openTab(page) {
  const tab = await page.context().newPage();
  tab.setDefaultTimeout(15_000);
  return tab;
}

async function settled(ask, wanted) {
  for (let look = 0; look < 100; look++) {
    if (wanted(await ask())) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.fail(`never so: ${wanted}`);
}

/** Two players in a game. The first has made a move after the connection was cut. */
async function withMoveUnsent(...names) {
  const [anna, boris] = await two(...names);
  const game = await startGame(server.url, anna, boris, slow);
  const line = await lineOf(anna);
  await anna.goto(`/game/${game}`);
  await anna.getByLabel("Type a move").waitFor();
  await line.cut();
  await lostBar(anna).waitFor();
  await click(anna, "32-28");
  return { anna, boris, game, line };
}

test("an unsent move arrives once after reconnecting, and closing the page asks first", async () => {
  const { anna, boris, game, line } = await withMoveUnsent("Adele", "Bruno");
  await anna.locator('.move[data-ply="1"]').getByText("not sent yet").waitFor();
  await lostBar(anna).getByText("1 action is not sent yet.").waitFor();

  const asked = anna.waitForEvent("dialog");
  const closing = anna.close({ runBeforeUnload: true });
  const dialog = await asked;
  assert.equal(dialog.type(), "beforeunload");
  await dialog.dismiss();
  await closing;
  const tab = await openTab(anna);
  await anna.close();

  await tab.goto(`/game/${game}`);
  await tab.locator('.move[data-ply="1"]').getByText("not sent yet").waitFor();
  assert.equal((await gameOf(boris, game)).ply, 0);
  line.mend();
  await waitForPly(tab, 1);
  assert.equal(await lostBar(tab).count(), 0);
  const stored = await gameOf(boris, game);
  assert.deepEqual([stored.ply, stored.moves], [1, ["32-28"]]);
  await tab.reload();
  await waitForPly(tab, 1);
  assert.equal((await gameOf(boris, game)).ply, 1);
  await gone(tab, boris);
});

test("changing the language with an unsent move asks first", async () => {
  const { anna, boris, game, line } = await withMoveUnsent("Ines", "Jure");
  await anna.locator(".head-user").click();
  await anna.getByRole("link", { name: "Settings" }).first().click();
  const asked = anna.waitForEvent("dialog");
  const chosen = anna.getByLabel("Language").selectOption("nl");
  const dialog = await asked;
  assert.equal(dialog.type(), "beforeunload");
  await dialog.dismiss();
  await chosen;
  await anna.getByRole("heading", { name: "Settings" }).waitFor();
  line.mend();
  await settled(
    () => gameOf(anna, game),
    ({ moves }) => moves.length === 1,
  );
  await gone(anna, boris);
});

test("a player who opens another page is told the outcome of the move", async () => {
  const { anna, boris, game, line } = await withMoveUnsent("Carla", "Damir");
  await anna.locator('.move[data-ply="1"]').getByText("not sent yet").waitFor();
  const tab = await openTab(anna);
  await anna.close();
  line.mend();
  await tab.goto("/");
  await tab.getByText("Your move 32-28 has been sent now.").waitFor();
  assert.equal((await gameOf(boris, game)).ply, 1);
  await gone(tab, boris);
});

test("unsent commands of one player are never sent for the next", async () => {
  const [anna, boris] = await two("Edita", "Franz");
  const game = await startGame(server.url, anna, boris, slow);
  const line = await lineOf(anna);
  await anna.goto(`/game/${game}`);
  for (const move of ["32-28"]) await click(anna, move);
  await waitForPly(anna, 1);
  await boris.request.post(`/api/v1/games/${game}/moves`, {
    data: { move: "19-23", ply: 1 },
    headers: { Origin: server.url, "Idempotency-Key": randomUUID() },
  });
  await waitForPly(anna, 2);
  await line.cut();
  await lostBar(anna).waitFor();
  await anna.getByRole("button", { name: "Resign" }).click();
  await anna.locator(".strip .danger").click();
  await lostBar(anna).getByText("1 action is not sent yet.").waitFor();

  // The opponent signs in in the same browser, in another tab, and the connection returns.
  await startSession(anna, server.url, "Franz");
  const tab = await openTab(anna);
  line.mend();
  await tab.goto(`/game/${game}`);
  await tab.getByLabel("Type a move").waitFor();
  await tab.getByRole("link", { name: "Franz" }).first().waitFor();
  await anna.getByRole("link", { name: "Franz" }).first().waitFor();
  await anna.waitForTimeout(2000);
  assert.equal((await gameOf(boris, game)).status, "playing");

  await anna.close();
  await startSession(tab, server.url, "Edita");
  await tab.goto("/");
  await settled(
    () => gameOf(boris, game),
    ({ status, result }) => status === "finished" && result === "0-2",
  );
  await gone(tab, boris);
});

test("signing out with unsent commands asks first", async () => {
  const { anna, boris, game, line } = await withMoveUnsent("Gerda", "Heiko");
  await anna.evaluate(() => history.pushState(null, "", "/account"));
  await anna.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  await anna.getByRole("button", { name: "Sign out" }).click();
  const dialog = anna.getByRole("dialog", { name: "Sign out" });
  await dialog.getByText("1 action is not sent yet.").waitFor();
  await dialog.getByRole("button", { name: "Stay" }).click();
  await anna.getByRole("button", { name: "Sign out" }).click();
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await anna.getByRole("link", { name: "Sign in" }).waitFor();
  assert.equal(await anna.evaluate(() => localStorage.length), 0);
  await startSession(anna, server.url, "Gerda");
  line.mend();
  await anna.goto(`/game/${game}`);
  await anna.getByLabel("Type a move").waitFor();
  await anna.waitForTimeout(500);
  assert.equal((await gameOf(boris, game)).ply, 0);
  await gone(anna, boris);
});

test("a hanging connection is closed and shown, and there is at most one", async () => {
  const page = await openPage(browser, server.url);
  await page.addInitScript(() => {
    const made = [];
    globalThis.madeSockets = made;
    const Real = globalThis.WebSocket;
    /** Connections hang until the server answers. */
    const hanging = () => ({
      readyState: 0,
      close() {
        this.readyState = 3;
      },
    });
    globalThis.WebSocket = new Proxy(Real, {
      construct(_, given) {
        made.push(globalThis.serverAnswers ? new Real(...given) : hanging());
        return made.at(-1);
      },
    });
  });
  const alive = () =>
    page.evaluate(() => globalThis.madeSockets.filter(({ readyState }) => readyState < 2).length);
  await page.goto("/");
  const begun = Date.now();
  await lostBar(page).waitFor();
  const took = Date.now() - begun;
  assert.ok(took > 4000 && took < 11_000, `${took} ms`);
  for (let i = 0; i < 3; i++)
    await page.evaluate(() => {
      dispatchEvent(new Event("online"));
      document.dispatchEvent(new Event("visibilitychange"));
    });
  assert.equal(await alive(), 1);
  await page.evaluate(() => {
    globalThis.serverAnswers = true;
  });
  await page.waitForTimeout(2500);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await lostBar(page).waitFor({ state: "detached" });
  assert.equal(await alive(), 1);
  await page.context().close();
});

test("a live seek lost with its connection is posted again", async () => {
  const [anna, boris] = await two("Ivana", "Jakov");
  const line = await lineOf(anna);
  await Promise.all([anna, boris].map((page) => page.goto("/")));
  await anna.locator(".tile").first().click();
  const row = boris.locator(".seek", { hasText: "Ivana" });
  await row.waitFor();
  await line.cut();
  await row.waitFor({ state: "detached" });
  line.mend();
  await anna.locator(".tile.waiting").waitFor();
  await row.waitFor();
  assert.equal(await row.count(), 1);
  await row.click();
  await Promise.all([anna, boris].map((page) => page.waitForURL("**/game/*")));
  await gone(anna, boris);
});

test("a seek confirmed after its page was left is withdrawn", async () => {
  const [anna, boris] = await two("Katja", "Lovro");
  const line = await lineOf(anna);
  await Promise.all([anna, boris].map((page) => page.goto("/")));
  await anna.locator(".seeks:not([aria-busy=true])").waitFor();
  await line.cut();
  await lostBar(anna).waitFor();
  await anna.locator(".tile").first().click();
  await anna.getByRole("link", { name: "Rules" }).first().click();
  await anna.waitForURL("**/rules");
  line.mend();
  await lostBar(anna).waitFor({ state: "detached" });
  await anna.waitForTimeout(500);
  const { items } = await (await boris.request.get("/api/v1/seeks")).json();
  assert.deepEqual(items, []);
  await gone(anna, boris);
});

/** The program and the texts of the list of tournaments. */
const ofTournaments = /\/assets\/(list|[a-z]{2}-tournament)-/;

test("a tab with an outdated client is reloaded", async () => {
  const page = await openPage(browser, server.url);
  let gone = true;
  await page.route(ofTournaments, (route) =>
    gone ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  await page.goto("/");
  await page.evaluate(() => {
    globalThis.oldTab = true;
  });
  page.on("framenavigated", () => {
    gone = false;
  });
  // The program changes the address first. The page is reloaded after that.
  await page.getByRole("link", { name: "Tournaments" }).first().click();
  await page.getByRole("heading", { name: "Tournaments", level: 1 }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/tournaments");
  await page.context().close();
});

test("if the server is unreachable, a page says so and offers a retry", async () => {
  const page = await openPage(browser, server.url);
  await page.goto("/");
  const paths = [ofTournaments, "**/tournaments"];
  for (const path of paths) await page.route(path, (route) => route.abort());
  await page.getByRole("link", { name: "Tournaments" }).first().click();
  await page.getByRole("heading", { name: /Cannot reach the server/ }).waitFor();
  for (const path of paths) await page.unroute(path);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Tournaments", level: 1 }).waitFor();
  await page.context().close();
});

test("rules that fail to load are requested again", async () => {
  const [anna, boris] = await two("Marta", "Niko");
  const game = await startGame(server.url, anna, boris, slow);
  const page = await openPage(browser, server.url);
  for (const [path, shown] of [
    [`/game/${game}`, "main .board"],
    ["/analysis", ".board"],
    ["/rules/russian", ".rulebook h1, h1"],
  ]) {
    await page.route("**/assets/rules-*.wasm", (route) => route.abort());
    await page.goto(path);
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await page.unroute("**/assets/rules-*.wasm");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(shown).first().waitFor();
    await page.getByRole("button", { name: "Try again" }).waitFor({ state: "hidden" });
  }
  await Promise.all([anna, boris, page].map((one) => one.context().close()));
});

test("Next game counts own moves in every tab and says when there is none", async () => {
  const [anna, boris] = await two("Olga", "Pavel");
  await anna.addInitScript(() => {
    localStorage.setItem("crownhead.settings", '{"nextGame":false}');
  });
  const games = [];
  for (let i = 0; i < 2; i++) games.push(await startGame(server.url, anna, boris, slow));
  const tab = await openTab(anna);
  await Promise.all([anna.goto(`/game/${games[0]}`), tab.goto("/tournaments")]);
  const next = (page, n) => page.getByRole("button", { name: `${n} to move` });
  await next(tab, 2).waitFor();
  await anna.getByLabel("Type a move").waitFor();
  await click(anna, "32-28");
  await waitForPly(anna, 1);
  await next(tab, 1).waitFor();
  await next(anna, 1).click();
  await anna.waitForURL(`**/game/${games[1]}`);
  await click(anna, "32-28");
  await waitForPly(anna, 1);
  await tab.locator(".head-call").waitFor({ state: "detached" });
  await tab.goto("/desk");
  await tab.getByRole("heading", { name: "Your turn" }).waitFor();
  await tab.keyboard.press("x");
  await tab.getByText("No other game waits for your move.").waitFor();
  await gone(anna, boris);
});

test("a challenger sees that the challenge was accepted, and by whom", async () => {
  const [anna, boris] = await two("Rosa", "Stipe");
  const challenge = async (opponent) => {
    const made = await anna.request.post("/api/v1/challenges", {
      data: {
        ...(opponent && { opponent }),
        variant: "international",
        color: "white",
        rated: false,
        ...slow,
      },
      headers: { Origin: server.url },
    });
    return (await made.json()).id;
  };
  const accept = async (id) => {
    const made = await boris.request.post(`/api/v1/challenges/${id}/accept`, {
      headers: { Origin: server.url },
    });
    return (await made.json()).game_id;
  };
  const accepted = anna.getByRole("heading", { name: "Stipe has accepted" });
  const link = anna.locator("main").getByRole("link");
  const line = await lineOf(anna);
  for (const opponent of ["Stipe", null]) {
    const id = await challenge(opponent);
    await anna.goto(`/challenge/${id}`);
    await anna.getByText("Waiting for").waitFor();
    const game = await accept(id);
    await accepted.waitFor();
    assert.equal(await link.getAttribute("href"), `/game/${game}`);
    assert.equal(await anna.getByRole("status").filter({ hasText: "Stipe" }).count(), 1);
    await anna.reload();
    await accepted.waitFor();
    assert.equal(await link.getAttribute("href"), `/game/${game}`);
  }
  // It was accepted while the connection was lost.
  const id = await challenge("Stipe");
  await anna.goto(`/challenge/${id}`);
  await anna.getByText("Waiting for").waitFor();
  await line.cut();
  await lostBar(anna).waitFor();
  await accept(id);
  line.mend();
  await accepted.waitFor();
  await gone(anna, boris);
});

test("an open game with other rules says so and is not taken by a tile", async () => {
  const [anna, boris] = await two("Tea", "Urban");
  await Promise.all([anna, boris].map((page) => page.goto("/")));
  await anna.getByRole("radio", { name: "Casual" }).check();
  await boris.getByRole("radio", { name: "Casual" }).check();
  await anna.evaluate(
    () =>
      new Promise((resolve) => {
        const wire = new WebSocket(`ws://${location.host}/ws`);
        globalThis.seeking = wire;
        wire.onopen = () =>
          wire.send(
            JSON.stringify({
              t: "seek",
              id: "00000000-0000-4000-8000-000000000001",
              variant: "international",
              ruleset: "kndb",
              time_control: { kind: "fischer", base_ms: 180_000, increment_ms: 2000 },
              rated: false,
              color: "random",
            }),
          );
        wire.onmessage = resolve;
      }),
  );
  await boris.locator(".seek", { hasText: /Tea.*International · KNDB/ }).waitFor();
  await boris.locator(".tile").first().click();
  await boris.locator(".tile.waiting").waitFor();
  await boris.locator(".seek", { hasText: "Urban" }).waitFor();
  assert.equal(new URL(boris.url()).pathname, "/");
  await boris.locator(".seek", { hasText: "Tea" }).click();
  await boris.waitForURL("**/game/*");
  await openPart(boris, "Info");
  await boris.locator(".table-facts").getByText("International (KNDB)").waitFor();
  await Promise.all([anna, boris].map((page) => page.context().close()));
});

const faultsCounted = async () => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^crownhead_page_faults_total (\d+)$/m.exec(text)?.[1]);
};

test("a page that fails to load is focused, announced, retried and reported to the operator", async () => {
  const page = await openPage(browser, server.url);
  const before = await faultsCounted();
  await page.goto("/");
  await page.locator(".head").waitFor();
  // The page has been reloaded before, without success.
  await page.evaluate(() => sessionStorage.setItem("crownhead.read-anew", String(Date.now())));
  for (const file of ["leaderboard-view-", "en-games-"]) {
    const lost = `**/assets/${file}*`;
    await page.route(lost, (route) => route.fulfill({ status: 404 }));
    await page.getByRole("link", { name: "Players" }).first().click();
    const heading = page.getByRole("heading", { level: 1, name: /Cannot reach the server/ });
    await heading.and(page.locator(":focus")).waitFor();
    await page
      .locator("[aria-live=polite]", { hasText: /Cannot reach the server/ })
      .first()
      .waitFor({ state: "attached" });
    await settled(
      () => page.title(),
      (title) => /Cannot reach the server/.test(title),
    );
    await page.unroute(lost);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: "Players" }).waitFor();
    await settled(
      () => page.title(),
      (title) => title.startsWith("Players"),
    );
    await page.goto("/");
    await page.locator(".head").waitFor();
  }
  await settled(faultsCounted, (count) => count > before);
  await page.context().close();
});

test("a page that fails to render says so and is reported to the operator", async () => {
  const page = await openPage(browser, server.url);
  await page.route("**/api/v1/leaderboard*", (route) =>
    route.fulfill({ json: { items: [null], next_cursor: null } }),
  );
  const told = page.waitForRequest("**/api/v1/client-errors");
  await page.goto("/leaderboard");
  await page.getByRole("heading", { name: /Something went wrong/ }).waitFor();
  const request = await told;
  assert.equal((await request.response()).status(), 204);
  const { page: where, message } = request.postDataJSON();
  assert.equal(where, "/leaderboard");
  await settled(
    async () => server.log,
    (log) => log.includes("a page failed in a browser"),
  );
  assert.ok(server.log.includes(message));
  // The rest of the site still works.
  await page.getByRole("link", { name: "Tournaments" }).first().click();
  await page.getByRole("heading", { name: "Tournaments", level: 1 }).waitFor();
  await page.context().close();
});
