// What a tournament says of its games, on its pages and on theirs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, openPlayer, square } from "./harness/browser.mjs";
import { act, browser, dirk, password, server } from "./harness/directed_stage.mjs";
import { Client, good } from "./harness/rest.mjs";

test("a director says when draws may be agreed and games are shown, and the pages tell it", async () => {
  const desk = await openPage(browser, server.url);
  await desk.goto("/signin");
  await desk.getByLabel("Name").fill("Dirk");
  await desk.getByLabel("Password").fill(password);
  await desk.getByRole("button", { name: "Sign in" }).click();
  await desk.getByRole("link", { name: "Dirk" }).waitFor();
  await desk.goto("/tournaments/new");
  await desk.getByLabel("Name").fill("Quiet Cup");
  await desk.getByRole("radio", { name: "Correspondence" }).check();
  await desk.getByLabel("Draws may be agreed").fill("30");
  await desk.getByRole("radio", { name: "Some minutes later" }).check();
  await desk.getByLabel("Minutes later", { exact: true }).fill("20");
  await desk.getByRole("button", { name: "Announce" }).click();
  await desk.getByText("before both sides have made 30 moves.").waitFor();
  await desk.getByText("are shown its games 20 min later.").waitFor();

  const cup = new URL(desk.url()).pathname.split("/").at(-1);
  const edit = desk.locator(".act-form", { hasText: "Edit" });
  await edit.locator("> summary").click();
  await edit.getByLabel("Draws may be agreed").fill("40");
  await edit.getByRole("radio", { name: "After the game" }).check();
  await edit.getByRole("button", { name: "Go on" }).click();
  await desk.getByRole("button", { name: "Do it" }).click();
  await desk.getByText("before both sides have made 40 moves.").waitFor();
  await desk.getByText("shown the moves of its games when they are over.").waitFor();

  const names = ["ada", "bob"];
  const [ada, bob] = await Promise.all(names.map((name) => openPlayer(browser, server.url, name)));
  for (const username of names) await act(dirk, `/${cup}/entries`, { username });
  await act(dirk, `/${cup}/start`);
  const [game] = (await good(dirk.get(`/games?tournament=${cup}`))).items;
  const white = game.white === "ada" ? ada : bob;
  const post = (page, path, data) =>
    page.request.post(`/api/v1/games/${game.id}/${path}`, {
      ...{ data, headers: { Origin: server.url } },
    });
  await white.goto(`/game/${game.id}`);
  const draw = white.getByRole("button", { name: "Draw" });
  assert.equal(await draw.isDisabled(), true);
  assert.match(await draw.getAttribute("title"), /both sides have made 40 moves/);
  assert.equal((await post(white, "moves", { move: "32-28", ply: 0 })).status(), 201);

  const looker = await openPage(browser, server.url);
  await looker.goto(`/game/${game.id}`);
  const told = looker.getByText("shown the moves of this game when it is over.");
  await told.waitFor();
  assert.equal(await looker.getByText("No moves yet.").count(), 0);
  assert.equal(await looker.getByText("White to move").count(), 0);
  const front = await openPage(browser, server.url);
  await front.goto("/");
  await front.locator('.featured[aria-busy="false"]').waitFor();
  assert.equal(await front.locator(`.featured a[href="/game/${game.id}"]`).count(), 0);
  const piece = (name) => square(looker, name).getAttribute("aria-label");
  assert.deepEqual(await Promise.all(["32", "28"].map(piece)), ["32, white man", "28, empty"]);
  assert.deepEqual((await good(new Client(server).get(`/games/${game.id}`))).moves, []);
  assert.equal((await post(white, "resign", {})).status(), 200);
  await looker.locator(".moves").getByText("32-28").waitFor();
  await told.waitFor({ state: "detached" });
  for (const page of [desk, white, looker]) assert.deepEqual(page.troubles, []);
});
