// Analyses saved as studies: with chapters, in two tabs, by link, and as a file.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import {
  becomes,
  choose,
  click,
  downloadedText,
  lineOf,
  openPage,
  openPlayer,
  square,
} from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

const movesOf = async (page) =>
  (await page.locator(".tree-move").allInnerTexts()).map((text) => text.trim());
const button = (page, name) => page.getByRole("button", { name, exact: true });
const saved = (page) => page.getByRole("status").filter({ hasText: "Saved" }).waitFor();

async function play(page, move, moves) {
  await click(page, move);
  await becomes(() => movesOf(page), moves);
}

/** A study of one chapter, created on the analysis board. */
async function keptStudy(page, name) {
  await page.goto("/analysis");
  await square(page, "50").waitFor();
  await play(page, "32-28", ["32-28"]);
  await page.getByRole("textbox", { name: "Comment" }).fill("a plan");
  await choose(page, "Save as a study");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name of the study").fill(name);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL("**/study/*");
  await becomes(() => movesOf(page), ["32-28"]);
  return new URL(page.url()).pathname;
}

/** The same study, without the comment, stored by a request. Opens it. */
async function storedStudy(page, name, visibility = "private") {
  const game = { variant: "international", moves: [{ after: -1, move: "32-28" }] };
  const made = await page.request.post("/api/v1/studies", {
    headers: { Origin: server.url },
    data: { name, visibility, chapter: { name: "Chapter 1", game } },
  });
  assert.equal(made.status(), 201, await made.text());
  const path = `/study/${(await made.json()).id}`;
  await page.goto(path);
  await becomes(() => movesOf(page), ["32-28"]);
  return path;
}

const share = async (page, visibility) => {
  await choose(page, "The study");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: visibility }).check({ force: true });
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await dialog.getByText("Saved").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
};

async function finish(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
}

test("an analysis is saved automatically and can be read through its link", async () => {
  const anna = await openPlayer(browser, server.url, "StudyAnna");
  const path = await keptStudy(anna, "My lines");
  await anna.getByRole("button", { name: "32-28" }).click();
  await play(anna, "19-23", ["32-28", "19-23"]);
  await saved(anna);
  await anna.reload();
  await becomes(() => movesOf(anna), ["32-28", "19-23"]);
  await anna.getByText("a plan").first().waitFor();

  const reader = await openPage(browser, server.url, { viewport: { width: 390, height: 844 } });
  await reader.goto(path);
  await reader.getByRole("heading", { name: "There is no study at this address" }).waitFor();
  await share(anna, "by link");
  await reader.goto(path);
  await becomes(() => movesOf(reader), ["32-28", "19-23"]);
  await reader.getByText("Read-only: your moves are not saved.").waitFor();
  const wide = await reader.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `${wide} pixels`);
  assert.deepEqual(await faults(reader), []);
  assert.deepEqual(await faults(anna), []);

  // The owner's changes reach the readers.
  await anna.getByRole("button", { name: "19-23" }).click();
  await play(anna, "28x19", ["32-28", "19-23", "28×19"]);
  await becomes(() => movesOf(reader), ["32-28", "19-23", "28×19"]);

  await choose(anna, "The study");
  const [file] = await Promise.all([
    anna.waitForEvent("download"),
    anna.getByRole("link", { name: "All chapters as PDN" }).click(),
  ]);
  const text = await downloadedText(file);
  assert.match(text, /\[Event "My lines: Chapter 1"\]/);
  assert.match(text, /1\. 32-28 \{a plan\} 1\.\.\. 19-23 2\. 28x19/);
  await finish(anna, reader);
});

test("a reader receives each change, catches up, and loses access once it is private", async () => {
  const anna = await openPlayer(browser, server.url, "StudyTold");
  const path = await storedStudy(anna, "Told", "link");
  const reader = await openPage(browser, server.url);
  const line = await lineOf(reader);
  const asked = [];
  reader.on("request", (request) => {
    if (request.url().endsWith(`/api/v1${path.replace("study", "studies")}`)) asked.push(request);
  });
  await reader.goto(path);
  await becomes(() => movesOf(reader), ["32-28"]);
  await anna.getByRole("button", { name: "32-28" }).click();
  await play(anna, "19-23", ["32-28", "19-23"]);
  await becomes(() => movesOf(reader), ["32-28", "19-23"]);
  assert.equal(asked.length, 2, "once at first, and once for the move");

  await line.cut();
  await anna.getByRole("button", { name: "19-23" }).click();
  await play(anna, "28x19", ["32-28", "19-23", "28×19"]);
  await saved(anna);
  line.mend();
  await becomes(() => movesOf(reader), ["32-28", "19-23", "28×19"]);

  await share(anna, "private");
  await reader.getByRole("heading", { name: "There is no study at this address" }).waitFor();
  await finish(anna);
  await reader.context().close();
});

test("if two tabs change one chapter, the second is warned and loses nothing", async () => {
  const anna = await openPlayer(browser, server.url, "StudyBoth");
  const path = await storedStudy(anna, "Two tabs");
  const other = await anna.context().newPage();
  other.troubles = [];
  await other.goto(path);
  await becomes(() => movesOf(other), ["32-28"]);
  // The second tab learns nothing of the first until it has a change of its own.
  await other.route("**/api/v1/studies/*", (route) => route.abort());
  await anna.getByRole("button", { name: "32-28" }).click();
  await play(anna, "18-23", ["32-28", "18-23"]);
  await saved(anna);
  await other.getByRole("button", { name: "32-28" }).click();
  await play(other, "20-24", ["32-28", "20-24"]);
  await other.getByText("has changed this chapter").waitFor();
  await other.unroute("**/api/v1/studies/*");
  await button(other, "Save mine as a new chapter").click();
  await other.waitForURL("**?chapter=2");
  await becomes(() => movesOf(other), ["32-28", "20-24"]);
  const chapters = other.getByRole("navigation", { name: "Chapters" }).getByRole("link");
  const names = async () =>
    (await chapters.allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim());
  await becomes(names, ["1 Chapter 1", "2 Chapter 1 (mine)"]);
  await chapters.first().click();
  await becomes(() => movesOf(other), ["32-28", "18-23"]);
  await finish(anna);
});

test("an editor who leaves a study no longer sees it", async () => {
  const anna = await openPlayer(browser, server.url, "StudyOwner");
  const ben = await openPlayer(browser, server.url, "StudyEditor");
  const path = await storedStudy(anna, "Together");
  await choose(anna, "The study");
  await anna.getByRole("dialog").getByLabel("Editors").fill("StudyEditor");
  await anna.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await anna.getByRole("dialog").getByText("Saved").waitFor();
  assert.equal(await anna.getByText("Leave the study").count(), 0);

  await ben.setViewportSize({ width: 390, height: 844 });
  await ben.goto("/studies");
  await ben.getByText("StudyOwner invites you to edit this study.").waitFor();
  await button(ben, "Accept").click();
  await ben.getByText("StudyOwner invites you to edit this study.").waitFor({ state: "detached" });
  await ben.goto(path);
  await becomes(() => movesOf(ben), ["32-28"]);
  await choose(ben, "The study");
  await ben.locator("summary", { hasText: "Leave the study" }).focus();
  await ben.keyboard.press("Enter");
  await ben.getByText("You can no longer change its chapters.").waitFor();
  assert.deepEqual(await faults(ben), []);
  await button(ben, "Leave the study").click();
  await ben.waitForURL("**/studies");
  await ben.getByText("You have no studies yet.").waitFor();
  await ben.goto(path);
  await ben.getByRole("heading", { name: "There is no study at this address" }).waitFor();
  await finish(anna, ben);
});

test("a player's studies are listed; guests and visitors are told why they have none", async () => {
  const anna = await openPlayer(browser, server.url, "StudyList");
  await anna.goto("/studies");
  await anna.getByText("You have no studies yet.").waitFor();
  await button(anna, "New study").click();
  await anna.waitForURL("**/study/*");
  await square(anna, "50").waitFor();
  await choose(anna, "The study");
  const dialog = anna.getByRole("dialog");
  await dialog.getByLabel("Name of the study").fill("Endings");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await dialog.getByText("Saved").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await share(anna, "public");
  await anna.goto("/studies");
  const mine = anna.getByRole("region", { name: "My studies" });
  await mine.getByRole("link", { name: "Endings" }).waitFor();
  await mine.getByText("public · 1 chapter").waitFor();
  assert.deepEqual(await faults(anna), []);

  const stranger = await openPage(browser, server.url);
  await stranger.goto("/@/StudyList?tab=studies");
  await stranger.getByRole("link", { name: "Endings" }).waitFor();
  await stranger.goto("/studies?variant=russian");
  await stranger.getByText("No public studies yet.").waitFor();
  await stranger.getByLabel("Variant").selectOption("international");
  await stranger.getByRole("link", { name: "Endings" }).waitFor();
  await stranger.getByText("Sign in to save your analyses as studies.").waitFor();
  const headers = { Origin: server.url };
  const data = { time_zone: "UTC", locale: "en" };
  assert.ok((await stranger.request.post("/api/v1/guests", { headers, data })).ok());
  await stranger.goto("/analysis");
  await choose(stranger, "Save as a study");
  await stranger.getByText("Guests cannot save studies.").waitFor();
  const refused = await stranger.request.post("/api/v1/studies", { headers, data: { name: "x" } });
  assert.equal((await refused.json()).code, "FORBIDDEN");
  await finish(anna, stranger);
});

test("the current chapter of many is scrolled into view", async () => {
  const anna = await openPlayer(browser, server.url, "StudyMany");
  const headers = { Origin: server.url };
  const chapter = { name: "C", game: { variant: "international", moves: [] } };
  const made = await anna.request.post("/api/v1/studies", {
    headers,
    data: { name: "Many", chapter },
  });
  const { id } = await made.json();
  for (let n = 2; n <= 12; ++n) {
    const data = { ...chapter, name: `Chapter ${n}` };
    const answer = await anna.request.post(`/api/v1/studies/${id}/chapters`, { headers, data });
    assert.ok(answer.ok(), await answer.text());
  }
  await anna.goto(`/study/${id}?chapter=11`);
  const shown = anna.locator('.study-chapters [aria-current="page"]');
  await shown.waitFor();
  const inSight = await shown.evaluate((link) => {
    const [one, list] = [link, link.closest(".analysis-parts")].map((part) =>
      part.getBoundingClientRect(),
    );
    return one.top >= list.top && one.bottom <= list.bottom;
  });
  assert.ok(inSight);
  await finish(anna);
});
