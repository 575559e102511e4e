// Push messages in real Chromium: the page subscribes with the browser's own keys, the server encrypts
// and sends, and the browser decrypts, also while no page of the site is open. Only two things are
// not the browser's maker's: the services of harness/push_chromium.mjs, and the host of the endpoint,
// which is replaced by the push service of the test. Chromium's interface of automation cannot press a
// notification, so a press is an event that the test makes.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { faultsInThemes } from "./harness/axe.mjs";
import { becomes, click, openPlayer, waitForPly } from "./harness/browser.mjs";
import { makeBrowser, startPushService } from "./harness/push.mjs";
import { startPushedBrowser } from "./harness/push_chromium.mjs";
import { days, good, makeAccount, send, signedIn, startGame } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";
import { browser } from "./harness/stage.mjs";

const noon = "2024-01-10T12:00:00Z";
const contact = "mailto:push@example.com";
/** Includes the time until the browser checks in; see harness/push_chromium.mjs. */
const patience_ms = 120_000;
/** After this time an event is stored, searched and sent. */
const told = 30_000;

const advance = (server, ms) =>
  good(send(server, "PUT", "/api/v1/dev/clock", { body: { advance_ms: ms } }));

/** One for all tests, which are sites of their own to it. */
let pushed;
const cleanups = [];

before(async () => {
  pushed = await startPushedBrowser({ after: (act) => cleanups.unshift(act) });
});

after(async () => {
  for (const act of cleanups) await act();
});

/** A new page of the browser, which may show notifications of the site. */
async function openAllowed(t, { url }) {
  const { context } = pushed;
  await context.clearCookies();
  await context.grantPermissions(["notifications"], { origin: url });
  const page = await context.newPage();
  t.after(() => Promise.all(context.pages().map((one) => one.goto("about:blank"))));
  page.setDefaultTimeout(patience_ms);
  page.troubles = [];
  page.on("pageerror", (error) => page.troubles.push(error.message));
  return page;
}

/** A site with push, a page on which Anna is signed in, and Ben. */
async function startSite(t) {
  const service = await startPushService(t);
  const args = ["--push-inside", service.certificate, "--push-contact", contact];
  const server = await startServer(t, { devClock: noon, args });
  const [anna, ben] = await Promise.all(["Anna", "Ben"].map((name) => makeAccount(server, name)));
  const page = await openAllowed(t, server);
  const { context } = pushed;
  const [name, value] = anna.cookie.split("=");
  await context.addCookies([{ name, value, url: server.url }]);
  const endpoints = [];
  await context.unrouteAll();
  await context.route("**/api/v1/push/subscriptions", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const subscription = route.request().postDataJSON();
    endpoints.push(subscription.endpoint);
    const { pathname } = new URL(subscription.endpoint);
    return route.continue({
      postData: JSON.stringify({ ...subscription, endpoint: service.origin + pathname }),
    });
  });
  return { service, server, anna, ben, page, endpoints };
}

const listed = async (player) => (await good(player.get("/push/subscriptions"))).items;

const question = (page) =>
  page.locator(".strip.asks", { hasText: "Get a notification when it is your turn?" });

/** Anna's first move in a game against Ben, after which the page asks her. */
async function firstMove({ server, anna, ben, page }) {
  const game = await startGame(anna, ben, { time_control: days(3) });
  await page.goto(`${server.url}/game/${game}`);
  await click(page, "32-28");
  await question(page).waitFor();
  return game;
}

const answer = (player, game, ply, move) =>
  good(player.post(`/games/${game}/moves`, { ply, move }));

/** The notifications that the browser shows, and whether they are silent. */
const shown = (worker) =>
  worker.evaluate(async () =>
    (await globalThis.registration.getNotifications()).map(({ title, body, data, silent }) => ({
      ...{ title, body, path: data.path, silent },
    })),
  );

const subscribed = (page) =>
  page.waitForResponse(
    (response) => response.request().method() === "POST" && /\/push\//.test(response.url()),
  );

/** Answers the question and returns the worker. */
async function turnOn({ page }) {
  const worker = pushed.context.waitForEvent("serviceworker");
  const registered = subscribed(page);
  await page.getByRole("button", { name: "Turn on", exact: true }).click();
  assert.equal((await registered).status(), 201);
  await question(page).waitFor({ state: "detached" });
  return worker;
}

/** The server's next message, as the service received it. */
async function sent(site, count) {
  await advance(site.server, told);
  const { path, body } = await site.service.has(count);
  pushed.deliver(path.split("/").at(-1), body);
}

test("a browser is asked after a move, and shows the next turn with no page open", async (t) => {
  const site = await startSite(t);
  const { server, anna, ben, page, endpoints } = site;
  const asked = [];
  await page.exposeFunction("permissionAsked", () => asked.push(page.url()));
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      globalThis.permissionAsked();
      return ask();
    };
  });
  const game = await firstMove(site);
  assert.deepEqual(await faultsInThemes(page), []);
  assert.deepEqual([asked, await listed(anna)], [[], []], "nothing happens before a press");

  const worker = await turnOn(site);
  assert.equal(asked.length, 1);
  assert.match(endpoints[0], /^https:\/\/[\w.]+\.google\.com\/fcm\/send\/browser-\d+$/);
  const script = await page.evaluate(async () => {
    const { scope, updateViaCache } = await navigator.serviceWorker.ready;
    const answer = await fetch("/sw.js");
    return { scope, updateViaCache, cache: answer.headers.get("cache-control") };
  });
  assert.deepEqual(script, { scope: `${server.url}/`, updateViaCache: "none", cache: "no-cache" });

  await page.close();
  await answer(ben, game, 1, "19-23");
  await sent(site, 1);
  await becomes(async () => (await shown(worker)).length, 1);
  const [notification] = await shown(worker);
  assert.deepEqual(
    { ...notification, body: "" },
    { title: "Your turn against Ben", body: "", path: `/game/${game}`, silent: false },
  );
  assert.match(notification.body, /2024/);
  assert.deepEqual(page.troubles, []);

  const front = await visit(site, "/");
  await press(worker);
  await front.waitForURL((url) => url.pathname === `/game/${game}`);
  assert.deepEqual(await shown(worker), []);
});

/** Opens a page, which repeats the registration and then listens to the worker. */
async function visit({ server }, path) {
  const page = await pushed.context.newPage();
  const registered = subscribed(page);
  await page.goto(server.url + path);
  assert.equal((await registered).status(), 200);
  return page;
}

/** Presses the only notification. */
const press = (worker) =>
  worker.evaluate(async () => {
    const [notification] = await globalThis.registration.getNotifications();
    globalThis.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  });

test("a notification about the page that the player looks at is silent and closes", async (t) => {
  const site = await startSite(t);
  const game = await firstMove(site);
  const worker = await turnOn(site);
  await worker.evaluate(() => {
    const { registration } = globalThis;
    globalThis.wasSilent = [];
    const show = registration.showNotification.bind(registration);
    registration.showNotification = (title, options) => {
      globalThis.wasSilent.push(options.silent);
      return show(title, options);
    };
  });
  const silent = () => worker.evaluate(() => globalThis.wasSilent);
  await site.page.bringToFront();
  await answer(site.ben, game, 1, "19-23");
  await sent(site, 1);
  await becomes(silent, [true]);
  await becomes(() => shown(worker), []);
});

test("a message that cannot be read is shown, and a live game is not left", async (t) => {
  const site = await startSite(t);
  const { anna, ben, server } = site;
  await firstMove(site);
  const worker = await turnOn(site);
  const live = await startGame(anna, ben);
  await site.page.close();
  const page = await visit(site, `/game/${live}`);
  const devtools = await pushed.context.newCDPSession(page);
  const versions = new Promise((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${server.url}/`);
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const message = { origin: server.url, registrationId: await versions, data: "{" };
  await devtools.send("ServiceWorker.deliverPushMessage", message);
  await becomes(
    () => shown(worker),
    [{ title: "Crownhead: something waits for you", body: "", path: "/", silent: false }],
  );
  await press(worker);
  await becomes(() => shown(worker), []);
  const front = await visit(site, "/desk");
  assert.equal(new URL(page.url()).pathname, `/game/${live}`);
  await devtools.send("ServiceWorker.deliverPushMessage", message);
  await becomes(async () => (await shown(worker)).length, 1);
  await press(worker);
  await front.waitForURL((url) => url.pathname === "/");
  assert.equal(new URL(page.url()).pathname, `/game/${live}`);
});

test("after Not now the next move asks nothing", async (t) => {
  const site = await startSite(t);
  const { page, ben } = site;
  const game = await firstMove(site);
  await page.getByRole("button", { name: "Not now" }).focus();
  await page.keyboard.press("Enter");
  await question(page).waitFor({ state: "detached" });
  await answer(ben, game, 1, "19-23");
  await page.reload();
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  const searched = page.waitForResponse(/turn=mine/);
  await click(page, "28x19");
  await waitForPly(page, 3);
  await searched;
  assert.equal(await question(page).count(), 0);
  assert.deepEqual(
    requests.filter((url) => url.includes("/push/")),
    [],
  );
  assert.deepEqual(await listed(site.anna), []);
  assert.deepEqual(page.troubles, []);
});

test("Account lists the browsers, and chooses what they show", async (t) => {
  const site = await startSite(t);
  const { page, anna, server } = site;
  const again = await signedIn(server, anna.name, anna.password);
  const other = await makeBrowser(`${site.service.origin}/to/other`);
  await good(again.post("/push/subscriptions", other.subscription));
  await page.goto(`${server.url}/account/notifications`);
  const card = page.locator("section", { has: page.locator("#browsers-title") });
  await card.getByRole("button", { name: "Remove" }).waitFor();
  await card.getByText("Shown also while no page of this site is open.").waitFor();
  await card.getByRole("button", { name: "Turn on notifications" }).focus();
  const registered = subscribed(page);
  await page.keyboard.press("Enter");
  assert.equal((await registered).status(), 201);
  await card.getByText("Notifications are on.").waitFor();
  await card.getByText("this device").waitFor();
  assert.equal((await listed(anna)).length, 2);
  assert.deepEqual(await faultsInThemes(page), []);

  await card.getByRole("button", { name: "Remove" }).click();
  await card.getByRole("button", { name: "Remove" }).waitFor({ state: "detached" });
  assert.deepEqual(
    (await listed(anna)).map(({ current }) => current),
    [true],
  );
  const kinds = page.getByRole("group", { name: "Notify my browsers" });
  assert.equal(await kinds.getByLabel("when it is my turn").isChecked(), true);
  await kinds.getByLabel("when it is my turn").uncheck();
  await kinds.getByLabel("when a game ends").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  const { push } = await good(anna.get("/account/notifications"));
  assert.deepEqual([push.my_turn, push.game_ended, push.reminder], [false, true, true]);

  await card.getByRole("button", { name: "Turn off notifications" }).click();
  await becomes(() => listed(anna), []);
  await card.getByText("this device").waitFor({ state: "detached" });
  const left = await page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    return pushManager.getSubscription();
  });
  assert.equal(left, null);
  assert.deepEqual(page.troubles, []);
});

test("without its push service a browser shows notifications of open pages only", async (t) => {
  const site = await startSite(t);
  const { page, server } = site;
  await page.addInitScript(() => {
    const failed = new DOMException("push service error", "AbortError");
    PushManager.prototype.subscribe = () => Promise.reject(failed);
  });
  await firstMove(site);
  const words = page.getByText("The browser’s push service cannot be reached.");
  await page.getByRole("button", { name: "Turn on", exact: true }).click();
  await words.waitFor();
  await page.goto(`${server.url}/settings`);
  await page.getByRole("button", { name: "Turn off notifications" }).click();
  await page.getByRole("button", { name: "Turn on notifications" }).click();
  await words.waitFor();
  await page.getByText("Notifications are on.").waitFor();
  assert.deepEqual(await listed(site.anna), []);
  assert.deepEqual(page.troubles, []);
});

test("where the site sends no messages or the browser blocks them, the page says so", async (t) => {
  const server = await startServer(t);
  const page = await openPlayer(browser, server.url, "Anna");
  await page.goto("/settings");
  await page.getByText("This browser blocks notifications from this site.").waitFor();
  assert.equal(await page.getByRole("button", { name: "Turn on notifications" }).count(), 0);
  await page.context().close();
  const allowed = await openAllowed(t, server);
  await allowed.goto(`${server.url}/settings`);
  await allowed.getByText("Shown while this site is open in a tab").waitFor();
  await allowed.getByRole("button", { name: "Turn on notifications" }).click();
  await allowed.getByText("Notifications are on.").waitFor();
  const workers = await allowed.evaluate(() => navigator.serviceWorker.getRegistrations());
  assert.deepEqual(workers, []);
});
