// A user without an account plays through a link, and later signs up.

import assert from "node:assert/strict";
import { test } from "node:test";
import { click, openPage, openPart, openPlayer, waitForPly } from "./harness/browser.mjs";
import { startServer } from "./harness/server.mjs";
import { browser, server } from "./harness/stage.mjs";

/** Creates a challenge by link on the front page. Returns the link. */
async function challengeByLink(page) {
  await page.goto("/");
  await page.getByRole("button", { name: "Friend" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create link" }).click();
  await page.waitForURL("**/challenge/*");
  return page.getByLabel("Send this link to your friend").inputValue();
}

async function close(...pages) {
  const troubles = pages.flatMap((page) => page.troubles);
  await Promise.all(pages.map((page) => page.context().close()));
  assert.deepEqual(troubles, []);
}

const names = (page) => page.locator("main .player-name").allInnerTexts();

test("two guests play each other, and one signs up during the game", async () => {
  const [maker, friend] = await Promise.all([1, 2].map(() => openPage(browser, server.url)));
  const link = await challengeByLink(maker);
  await friend.goto(new URL(link).pathname);
  await friend.getByRole("button", { name: "Play as a guest" }).click();
  await Promise.all([maker, friend].map((page) => page.waitForURL("**/game/*")));
  assert.equal(maker.url(), friend.url());
  for (const name of await names(friend)) assert.match(name, /^Guest \d+$/);
  // The own seat is the last one.
  const white = (await maker.locator(".player").last().getAttribute("data-side")) === "white";
  const [first, second] = white ? [maker, friend] : [friend, maker];
  await click(first, "32-28");
  await waitForPly(second, 1);
  await click(second, "19-23");
  await waitForPly(first, 2);

  await openPart(friend, "Chat");
  await friend.getByLabel("Message", { exact: true }).fill("Hello, friend");
  await friend.keyboard.press("Enter");
  await maker.locator(".chat-mark").waitFor();

  await friend.goto("/signup");
  await friend.getByText("You keep your games", { exact: false }).waitFor();
  await friend.getByLabel("Name").fill("Frieda");
  await friend.getByLabel("Password").fill("correct horse");
  await friend.getByRole("button", { name: "Sign up" }).click();
  await friend.waitForURL(`${server.url}/`);
  await friend.getByRole("link", { name: "Back to game" }).click();
  await friend.waitForURL("**/game/*");
  await friend.locator(".player-name", { hasText: "Frieda" }).waitFor();
  await openPart(friend, "Chat");
  await friend.getByText("Hello, friend").waitFor();
  await friend.getByRole("button", { name: "Resign" }).click();
  await friend.locator(".strip .danger").click();
  await maker.locator(".result-strip").waitFor();
  await close(maker, friend);
});

test("a player's casual challenge is open to guests, a rated one is not", async () => {
  const owner = await openPlayer(browser, server.url, "Otto");
  const make = async (rated) => {
    const answer = await owner.request.post("/api/v1/challenges", {
      data: {
        variant: "russian",
        time_control: { kind: "fischer", base_ms: 300_000, increment_ms: 3000 },
        color: "white",
        rated,
      },
      headers: { Origin: server.url },
    });
    return (await answer.json()).id;
  };
  const guest = await openPage(browser, server.url);
  await guest.goto(`/challenge/${await make(true)}`);
  await guest.getByRole("button", { name: "Accept and play" }).click();
  await guest.waitForURL("**/signup?next=*");
  await guest.goto(`/challenge/${await make(false)}`);
  await guest.getByRole("button", { name: "Play as a guest" }).click();
  await guest.waitForURL("**/game/*");

  // Features for members lead to the sign-up page.
  await guest.goto("/account");
  await guest.getByRole("heading", { name: "Sign up" }).waitFor();
  await close(owner, guest);
});

test("two visitors who press the same tile play each other", async () => {
  const [one, other] = await Promise.all([1, 2].map(() => openPage(browser, server.url)));
  await one.goto("/");
  await one.locator(".tile").nth(2).click();
  await one.locator(".tile.waiting").waitFor();
  await other.goto("/");
  await other.getByText("1 waiting").waitFor();
  await other.locator(".tile").nth(2).click();
  await Promise.all([one, other].map((page) => page.waitForURL("**/game/*")));
  assert.equal(one.url(), other.url());
  for (const name of await names(other)) assert.match(name, /^Guest \d+$/);
  const game = await other.request.get(`/api/v1/games/${other.url().split("/").at(-1)}`);
  assert.equal((await game.json()).rated, false);
  await close(one, other);
});

test("a game for accounts only is not offered to guests, whose game its player does not get", async () => {
  const visitor = await openPage(browser, server.url);
  await visitor.goto("/");
  await visitor.locator(".tile").nth(2).click();
  await visitor.locator(".tile.waiting").waitFor();

  const petra = await openPlayer(browser, server.url, "Petra");
  await petra.goto("/");
  await petra.locator(".seek", { hasText: /Guest \d+/ }).waitFor();
  await petra.getByRole("radio", { name: "Casual" }).check();
  await petra.getByRole("button", { name: "Custom", exact: true }).click();
  const dialog = petra.getByRole("dialog");
  await dialog.getByText("More options").click();
  await dialog.getByLabel("Only players with an account").check();
  await dialog.getByRole("button", { name: "Find an opponent" }).click();
  await petra.locator(".seek.mine").waitFor();

  const row = visitor.locator(".seek", { hasText: "Petra" });
  assert.match(await row.innerText(), /Sign up first/);
  await row.click();
  await visitor.getByRole("heading", { name: "Sign up to play Petra" }).waitFor();
  await visitor.getByLabel("Name").fill("Quentin");
  await visitor.getByLabel("Password").fill("correct horse");
  await visitor.getByRole("button", { name: "Sign up" }).click();
  await Promise.all([visitor, petra].map((page) => page.waitForURL("**/game/*")));
  assert.equal(visitor.url(), petra.url());
  await close(visitor, petra);
});

test("the operator keeps guests out of the lobby, or has none", async (t) => {
  for (const guests of ["links", "none"]) {
    const site = await startServer(t, { args: ["--guests", guests] });
    const visitor = await openPage(browser, site.url);
    await visitor.goto("/");
    await visitor.locator(".tile").nth(1).click();
    await visitor.getByRole("heading", { name: "Sign up to wait for an opponent (5+3)" }).waitFor();
    await visitor.goto("/");
    await visitor.getByRole("button", { name: "Friend" }).click();
    await visitor.getByRole("dialog").getByRole("button", { name: "Create link" }).click();
    await visitor.waitForURL(guests === "links" ? "**/challenge/*" : "**/signup");
    await close(visitor);
  }
});
