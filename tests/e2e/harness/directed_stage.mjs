// Like stage.mjs, with a director called Dirk on the server.

import { randomUUID } from "node:crypto";
import { after } from "node:test";
import { openPage, startBrowser, startSession } from "./browser.mjs";
import { good, signedIn } from "./rest.mjs";
import { createUser, startServer, temporaryDatabase } from "./server.mjs";

/** The password of all accounts that these tests sign in by hand. */
export const password = "correct horse";

const cleanups = [];
const suite = { after: (act) => cleanups.unshift(act) };
const db = temporaryDatabase(suite);
createUser(db, "Dirk", "director", password);

// Not in `before`: Node.js 20 does not await the hook of one module before the next module's.
export const [server, browser] = await Promise.all([startServer(suite, { db }), startBrowser()]);
export const dirk = await signedIn(server, "Dirk", password);

after(async () => {
  await browser?.close();
  for (const act of cleanups) await act();
});

/** POSTs to a path of a tournament. */
export const act = (client, path, body = {}) =>
  good(client.post(`/tournaments${path}`, body, { key: randomUUID() }));

/** Opens the dialog of an act in the director's list. */
export async function openAct(desk, text) {
  await desk.getByRole("button", { name: text, exact: true }).click();
  return desk.getByRole("dialog");
}

/** Opens the dialog of an act on a player or game from the menu of its row. */
export async function openRowAct(desk, about, text) {
  await desk.getByRole("button", { name: `More: ${about}`, exact: true }).click();
  await desk.getByRole("menuitem", { name: text, exact: true }).click();
  return desk.getByRole("dialog");
}

let desk;

/**
 * Opens a page as the signed-in director: the same page in all tests of the file, as if it were
 * new.
 */
export async function openDesk(path, { viewport = { width: 1280, height: 720 } } = {}) {
  if (desk && !desk.isClosed()) {
    await desk.unrouteAll();
    await desk.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  } else {
    desk = await openPage(browser, server.url);
    await startSession(desk, server.url, "Dirk", password);
  }
  await desk.setViewportSize(viewport);
  await desk.goto(path);
  return desk;
}
