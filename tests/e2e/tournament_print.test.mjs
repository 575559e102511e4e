// The calendar of tournaments with its filters, and the print pages of a tournament.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { before, test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { assertFits, openPage } from "./harness/browser.mjs";
import { act, browser, dirk, openDesk, password, server } from "./harness/directed_stage.mjs";
import { days, makeAccount, send } from "./harness/rest.mjs";

const require = createRequire(new URL("../../web/package.json", import.meta.url));

/** Day of the month after the next, at noon in the browser's zone, which is the server's. */
const day = (n) => new Date(new Date().getFullYear(), new Date().getMonth() + 2, n, 12).getTime();

const announced = (name, wish = {}) =>
  act(dirk, "", {
    ...{ name, format: "swiss", rounds: 3, variant: "international", tiebreaks: ["solkoff"] },
    ...{ mode: "correspondence", time_control: days(3), ...wish },
  });

let swiss;
let robin;

async function started(wish, names) {
  const { id } = await announced('Print, "the" longest; name of a club’s evening', wish);
  for (const player of names) await act(player, `/${id}/entries`);
  await act(dirk, `/${id}/start`);
  return id;
}

before(async () => {
  await announced("Spring Open", { starts_ms: day(12) });
  await announced("Riga Cup", { starts_ms: day(12), variant: "russian" });
  await announced("At the end", { starts_ms: day(28) });
  for (let i = 1; i <= 5; i++) await announced(`Evening ${i}`, { starts_ms: day(20) });
  const players = [];
  for (let i = 1; i <= 19; i++) players.push(await makeAccount(server, `Player-${i}`, password));
  swiss = await started({ schedule: "by_hand" }, players);
  await act(dirk, `/${swiss}/rounds`);
  await act(dirk, `/${swiss}/rounds/1/publish`);
  robin = await started({ format: "round_robin", all_at_once: true }, players.slice(0, 5));
});

const openMonth = async (page) => {
  await page.goto("/tournaments");
  await page.getByRole("link", { name: "Calendar" }).click();
  const next = page.getByRole("button", { name: "Next month" });
  await next.press("Enter");
  await next.press("Enter");
  await page.getByRole("link", { name: "Spring Open" }).waitFor();
  return next;
};

test("the calendar is turned with the keyboard and filtered", async () => {
  const page = await openPage(browser, server.url);
  const next = await openMonth(page);
  assert.equal(await next.evaluate((one) => one === document.activeElement), true);
  const cell = page.locator("td", { hasText: "Evening" });
  assert.equal(await cell.getByRole("link").count(), 3);
  await cell.getByText("2 more").click();
  assert.equal(await cell.getByRole("link").count(), 5);
  await page.getByLabel("Variant").selectOption("Russian");
  await page.getByRole("link", { name: "Spring Open" }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Riga Cup" }).waitFor();
  await page.waitForURL(/variant=russian&month=|month=.*variant=russian/);
  await page.reload();
  await page.getByRole("link", { name: "Riga Cup" }).waitFor();
  assert.deepEqual(await faults(page), []);
  await page.getByRole("link", { name: "List" }).click();
  await page.getByRole("heading", { name: "Upcoming" }).waitFor();
  await page.getByRole("link", { name: "Riga Cup", exact: true }).waitFor();
  assert.deepEqual(page.troubles, []);
});

test("on a phone the calendar lists the days with tournaments", async () => {
  const page = await openPage(browser, server.url, { viewport: { width: 390, height: 844 } });
  await openMonth(page);
  assert.equal(await page.locator(".month-weeks td:visible").count(), 3);
  await assertFits(page);
  assert.deepEqual(page.troubles, []);
});

test("the page leads to a calendar for a calendar program", async () => {
  const page = await openPage(browser, server.url);
  await page.goto("/tournaments?variant=russian");
  await page.getByText("Subscribe in your calendar").click();
  const address = await page.getByLabel("Calendar address").inputValue();
  const open = page.getByRole("link", { name: "Open in your calendar app" });
  assert.equal(await open.getAttribute("href"), address.replace("http:", "webcal:"));
  const { pathname, search } = new URL(address);
  const { default: ICAL } = await import(require.resolve("ical.js"));
  const read = async (path) => {
    const { status, text } = await send(server, "GET", path);
    assert.equal(status, 200, text);
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
    return events.map((one) => new ICAL.Event(one));
  };
  const events = await read(pathname + search);
  assert.deepEqual(
    events.map(({ summary }) => summary),
    ["Riga Cup"],
  );
  assert.equal(events[0].startDate.toJSDate().getTime(), day(12));
  const all = await read(pathname);
  assert.ok(all.some(({ summary }) => summary.startsWith('Print, "the" longest; name')));
  assert.deepEqual(page.troubles, []);
});

/** The pages of the PDF that Chromium prints, as sizes in points. */
async function printed(page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
    size.map((one) => Math.round(Number(one))).join("x"),
  );
}

const a4 = "595x842";

test("a director prints slips, score sheets, pairings and a chart, from Direct and the round", async () => {
  const desk = await openDesk(`/tournament/${swiss}?tab=direct`);
  await desk.locator(".direct-acts").getByRole("link", { name: "Print" }).click();
  await desk.locator(".print-table").waitFor();
  await desk.goto(`/tournament/${swiss}?tab=rounds`);
  await desk.getByRole("link", { name: "Print: Round 1" }).click();
  await desk.locator(".print-table tbody tr").nth(9).waitFor();
  assert.match(await desk.locator(".print-table").innerText(), /bye/);
  const show = (sheet) => desk.getByRole("radio", { name: sheet, exact: true }).check();
  await show("Pairing slips");
  await desk.locator(".slip").nth(8).waitFor();
  assert.equal(await desk.locator(".slip").count(), 9, "the bye has none");
  assert.deepEqual(await printed(desk), [a4, a4], "eight on a sheet");
  await desk.getByLabel("Paper").selectOption("Letter");
  await desk.waitForURL(/paper=letter/);
  assert.deepEqual(await printed(desk), ["612x792", "612x792"]);
  await desk.getByLabel("Paper").selectOption("A4");
  await show("Score sheets");
  await desk.locator(".score-sheet").nth(8).waitFor();
  assert.equal((await printed(desk)).length, 9, "one on a sheet");
  assert.deepEqual(await faults(desk), []);
  await show("Wall chart");
  await desk.locator(".print-table", { hasText: "Player-19" }).waitFor();
  assert.match(await desk.locator(".print-table").innerText(), /\d+[○●]/);
  assert.deepEqual(await printed(desk), [a4]);
  assert.deepEqual(desk.troubles, []);
});

test("everyone may print a chart, without the site around it", async () => {
  const page = await openPage(browser, server.url, { viewport: { width: 390, height: 844 } });
  await page.goto(`/tournament/${robin}?print=chart`);
  await page.locator(".chart-self").nth(4).waitFor({ state: "attached" });
  await assertFits(page);
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator(".print-tools, .head, .foot").locator("visible=true").count(), 0);
  await page.emulateMedia({ media: "screen" });
  assert.deepEqual(page.troubles, []);
});
