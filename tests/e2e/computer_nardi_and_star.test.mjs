// The computer at nardi and on the star: a whole match over REST, and games started with the form.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { openPage } from "./harness/browser.mjs";
import { gameOf, good, makePlayer } from "./harness/rest.mjs";
import { browser, server } from "./harness/stage.mjs";

const unlimited = { kind: "unlimited" };

/** Waits until it is White's turn or the game is over. The player has White. */
async function answered(client, id) {
  for (;;) {
    const game = await gameOf(client, id);
    if (game.status !== "playing" || game.turn === "white") return game;
    await pause(50);
  }
}

test("a match of nardi with the cube is played to its end over REST", async (t) => {
  const anna = await makePlayer(server, "nardi_anna");
  const { game_id: id } = await good(
    anna.post("/computer-games", {
      level: 5,
      variant: "nardi",
      ruleset: "wbgf",
      terms: { length: 3, cube: true, crawford: true },
      time_control: unlimited,
      color: "white",
    }),
  );
  let acts = 0;
  for (let game = await answered(anna, id); game.status === "playing"; ++acts) {
    assert.ok(acts < 500);
    const choice = game.to_do === "roll_or_double" && acts % 3 === 0 ? "double" : undefined;
    const move = choice ?? game.legal_moves[0];
    const made = await anna.post(`/games/${id}/moves`, { ply: game.ply, move });
    assert.equal(made.status, 201, made.text);
    game = await answered(anna, id);
  }
  const over = await gameOf(anna, id);
  t.diagnostic(`${acts} acts of hers, ${over.score.white} to ${over.score.black}`);
  assert.equal(over.reason, "match_won");
  assert.equal(over.players.black.computer_level, 5);
  assert.ok(Math.max(over.score.white, over.score.black) >= 3);
});

test("the computer plays all other seats of a star over REST", async () => {
  const carla = await makePlayer(server, "star_carla");
  const { game_id: id } = await good(
    carla.post("/computer-games", {
      level: 3,
      variant: "star",
      terms: { side: 3, men: 6, seats: 4 },
      time_control: unlimited,
      color: "white",
    }),
  );
  const { seats } = await gameOf(carla, id);
  assert.deepEqual(seats.map(({ username }) => username).sort(), [
    "Computer 3",
    "Computer 3b",
    "Computer 3c",
    "star_carla",
  ]);
  let game = await answered(carla, id);
  for (let turns = 0; turns < 3; ++turns) {
    assert.equal(game.ply, 4 * turns);
    const move = game.legal_moves[0];
    await good(carla.post(`/games/${id}/moves`, { ply: game.ply, move }));
    game = await answered(carla, id);
  }
  // The others continue to play for their places.
  await good(carla.post(`/games/${id}/resign`, {}));
  for (game = await gameOf(carla, id); game.ply < 18; game = await gameOf(carla, id))
    await pause(50);
  assert.equal(game.seats[0].place, 4);
  assert.equal(game.status, "playing");
});

test("the computer answers on the star over REST", async () => {
  const boris = await makePlayer(server, "star_boris");
  const { game_id: id } = await good(
    boris.post("/computer-games", {
      level: 7,
      variant: "star",
      terms: { side: 3, men: 6, seats: 2 },
      time_control: unlimited,
      color: "white",
    }),
  );
  for (const ply of [0, 2, 4, 6]) {
    const game = await answered(boris, id);
    assert.equal(game.ply, ply);
    await good(boris.post(`/games/${id}/moves`, { ply, move: game.legal_moves.at(-1) }));
  }
  assert.equal((await answered(boris, id)).ply, 8);
});

for (const [variant, board] of [
  ["nardi", ".nardi-place"],
  ["star", ".star-place"],
]) {
  test(`a visitor starts a game of ${variant} against the computer from the form`, async () => {
    const page = await openPage(browser, server.url);
    await page.goto("/");
    await page.getByRole("button", { name: "Computer", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Play the computer" });
    await dialog.getByLabel("Variant").selectOption(variant);
    await dialog.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForURL(/\/game\/\d+$/);
    await page.locator(board).first().waitFor();
    const id = new URL(page.url()).pathname.split("/").at(-1);
    const game = await (await page.request.get(`/api/v1/games/${id}`)).json();
    assert.equal(game.variant, variant);
  });
}

/**
 * Checks that the page which started the game asked for the commitment before it sent its entropy.
 */
async function beganByATip(page, id) {
  const { items } = await (await page.request.get(`/api/v1/games/${id}/events`)).json();
  const [start, hello, next] = items.map(({ d }) => d);
  assert.equal(hello.type, "greeting");
  assert.match(hello.entropy, /^[0-9a-f]{32}$/);
  assert.equal(next.type, "rolled");
  const told = await (
    await page.request.get(`/api/v1/dice/commitments/${start.dice_commitment}`)
  ).json();
  assert.equal(told.items[0].for, "computer");
}

test("the page requests the commitment before each match against the computer", async () => {
  const page = await openPage(browser, server.url);
  const idHere = () => new URL(page.url()).pathname.split("/").at(-1);
  await page.goto("/");
  await page.getByRole("button", { name: "Computer", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Play the computer" });
  await dialog.getByLabel("Variant").selectOption("nardi");
  await dialog.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/game\/\d+$/);
  const id = idHere();
  await beganByATip(page, id);
  const before = await (await page.request.get(`/api/v1/games/${id}`)).json();

  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.locator(".strip .danger").last().click();
  await page.getByRole("button", { name: "Rematch", exact: true }).click();
  await page.waitForURL(({ pathname }) => /^\/game\/\d+$/.test(pathname) && idHere() !== id);
  const other = idHere();
  await beganByATip(page, other);
  const after = await (await page.request.get(`/api/v1/games/${other}`)).json();
  assert.equal(after.players.white.username, before.players.black.username);
  assert.equal(after.players.black.username, before.players.white.username);
});
