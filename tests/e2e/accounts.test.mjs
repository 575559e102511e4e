// Account security and e-mails, with a real server, browser and SMTP server.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { openPage, openPlayer, signOut, startBrowser, userMenu } from "./harness/browser.mjs";
import { days, good, makeAccount, send, startGame } from "./harness/rest.mjs";
import { binary, startServer, temporaryDatabase, temporaryFolder } from "./harness/server.mjs";
import { startSmtp } from "./harness/smtp.mjs";
import { totp } from "./harness/totp.mjs";

const cleanups = [];
let browser;
let server;
let db;

const userCommand = (args, input = "correct horse\n") =>
  execFileSync(binary, ["user", ...args, "--db", db], { input, encoding: "utf8" });

before(async () => {
  const suite = { after: (act) => cleanups.unshift(act) };
  db = temporaryDatabase(suite);
  userCommand(["create", "Chief", "--role", "admin"]);
  [server, browser] = await Promise.all([startServer(suite, { db }), startBrowser()]);
});

after(async () => {
  await browser?.close();
  for (const act of cleanups) await act();
});

async function finish(...pages) {
  for (const page of pages) assert.deepEqual(page.troubles, []);
  await Promise.all(pages.map((page) => page.context().close()));
}

async function signIn(page, name, password = "correct horse") {
  await page.goto("/signin");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("a second factor is set up, asked for, and replaced by a recovery code", async () => {
  const anna = await openPlayer(browser, server.url, "Anna");
  await anna.goto("/account/security");
  const factor = anna.getByRole("region", { name: "Two-factor authentication" });
  await factor.getByLabel("Your password").fill("correct horse");
  await factor.getByRole("button", { name: "Set up" }).click();
  const key = await factor.getByLabel("Key", { exact: true }).inputValue();
  await factor.getByLabel("Code from your authenticator app").fill(totp(key));
  await factor.getByRole("button", { name: "Turn on" }).click();
  await factor.getByText("Recovery codes left: 10").waitFor();
  const code = await factor.locator("code").first().innerText();

  const elsewhere = await openPage(browser, server.url);
  await signIn(elsewhere, "Anna");
  await elsewhere.getByLabel("Code from your authenticator app").fill(code);
  await elsewhere.getByRole("button", { name: "Sign in" }).click();
  await userMenu(elsewhere, "Anna").waitFor();

  await anna.reload();
  await anna.getByText("Recovery codes left: 9").waitFor();
  await anna.getByRole("link", { name: "Devices" }).click();
  const sessions = anna.getByRole("region", { name: "Devices signed in" });
  await sessions.getByRole("button", { name: /^Sign out:/ }).click();
  await sessions.getByRole("button", { name: /^Sign out:/ }).waitFor({ state: "detached" });
  await elsewhere.goto("/account");
  await elsewhere.getByRole("heading", { name: "Sign in" }).waitFor();
  await finish(anna, elsewhere);
});

test("sign-in refusals are shown in the reader's language", async () => {
  const berta = await openPlayer(browser, server.url, "Berta");
  const page = await openPage(browser, server.url, { locale: "de-DE" });
  const enter = async (path, password, button) => {
    await page.goto(path);
    await page.getByLabel("Name").fill("Berta");
    await page.getByLabel("Passwort").fill(password);
    await page.locator("main").getByRole("button", { name: button }).click();
  };
  await enter("/signin", "wrong horse", "Anmelden");
  await page.getByText("Der Name oder das Passwort ist falsch. Prüfen Sie beides.").waitFor();
  await enter("/signup", "correct horse", "Registrieren");
  await page.getByText("Der Name Berta ist schon vergeben. Wählen Sie einen anderen.").waitFor();
  await enter("/signup", "short", "Registrieren");
  await page.getByText("Ein Passwort hat mindestens 8 Zeichen").waitFor();
  await finish(page, berta);
});

test("a report leads to a ban, and the ban signs the player out", async () => {
  const [dora, emil] = await Promise.all([
    openPlayer(browser, server.url, "Dora"),
    openPlayer(browser, server.url, "Emil"),
  ]);
  await dora.goto("/@/Emil");
  const more = dora.getByRole("button", { name: "More", exact: true });
  const inMenu = (name) => dora.getByRole("menuitem", { name, exact: true });
  await more.click();
  await inMenu("Report").click();
  await dora.getByLabel("What happened?").fill("Every move within a second.");
  await dora.getByRole("button", { name: "Send" }).click();
  await dora.getByText("Thank you").waitFor();
  await dora.keyboard.press("Escape");
  await more.click();
  await inMenu("Block").click();
  await more.click();
  await inMenu("Unblock").waitFor();

  const chief = await openPage(browser, server.url);
  await signIn(chief, "Chief");
  await userMenu(chief, "Chief").click();
  await chief.getByRole("link", { name: "Moderation" }).click();
  await chief.getByText("Every move within a second.").waitFor();
  await chief.getByLabel("Name").fill("Emil");
  await chief.getByLabel("Reason").fill("An engine");
  await chief.getByRole("button", { name: "Apply" }).click();
  await chief.getByText("Banned:").waitFor();
  await signIn(emil, "Emil");
  await emil.getByText("This account is banned: An engine.").waitFor();
  await finish(dora, emil, chief);
});

test("a closed account leaves its games without its name", async () => {
  const fred = await openPlayer(browser, server.url, "Fred");
  await fred.goto("/account/data");
  await fred.getByRole("button", { name: "Close account" }).click();
  const dialog = fred.getByRole("dialog");
  await dialog.getByLabel("Your password").fill("correct horse");
  await dialog.getByRole("button", { name: "Close permanently" }).click();
  await fred.getByRole("link", { name: "Sign in" }).waitFor();
  assert.equal((await send(server, "GET", "/api/v1/users/Fred")).status, 404);
  await finish(fred);
});

async function until(holds) {
  for (const end = Date.now() + 15_000; !holds(); ) {
    assert.ok(Date.now() < end, "it did not happen in time");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const linkIn = (mail) => /^http\S+$/m.exec(mail.body)[0];
const advance = (to, ms) => to.send("PUT", "/dev/clock", { body: { advance_ms: ms } });

test("mail is sent by SMTP over TLS, after a retry, and its links work", async (t) => {
  const { postbox, args } = await startSmtp(t, { refusals: 1 });
  const devClock = "2024-01-10T12:00:00Z";
  const site = await startServer(t, { devClock, args });
  const [gina, hans] = [await makeAccount(site, "Gina"), await makeAccount(site, "Hans")];
  await good(
    gina.send("PATCH", "/account", {
      body: { email: "gina@example.org", password: gina.password },
    }),
  );
  await advance(gina, 1_000);
  await until(() => site.log.includes("cannot send a message"));
  await advance(gina, 60_000);
  const confirm = await postbox.next();
  assert.equal(confirm.to, "gina@example.org");

  const page = await openPage(browser, site.url);
  await page.goto(linkIn(confirm));
  await page.getByText("Your address is confirmed").waitFor();
  assert.equal((await good(gina.get("/account"))).email_confirmed, true);

  await startGame(gina, hans, { time_control: days(3) });
  await startGame(gina, hans, { time_control: days(3) });
  await advance(gina, 180_000);
  const turn = await postbox.next();
  assert.equal(turn.subject, "2 updates in your games");
  assert.match(
    turn.body,
    /Your turn against Hans\.\nDeadline: Saturday, January 13, 2024 at 12:01\n/,
  );
  assert.equal(postbox.count, 0);

  const out = turn.headers.find((line) => line.startsWith("List-Unsubscribe: "));
  assert.match(out, new RegExp(`<${site.url}/api/v1/unsubscribe/ch_u_`));
  await page.goto(/http\S+\/unsubscribe\/\S+/.exec(turn.body)[0]);
  await page.getByRole("button", { name: "Stop e-mails" }).click();
  await page.getByText("Done.").waitFor();
  assert.equal((await good(gina.get("/account/notifications"))).my_turn, false);

  await page.goto("/signin");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Name").fill("gina");
  await page.getByRole("button", { name: "Send link" }).click();
  const reset = await postbox.next();
  await page.goto(linkIn(reset));
  await page.getByLabel("New password").fill("a newer horse");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Your password is set.").waitFor();
  await signIn(page, "Gina", "a newer horse");
  await userMenu(page, "Gina").waitFor();
  assert.equal((await gina.get("/account")).status, 401);
  await page.goto(linkIn(reset));
  await page.getByLabel("New password").fill("a third horse");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("already used or has expired").waitFor();
  await finish(page);
});

test("a changed address is reported to the former one, which can undo it", async (t) => {
  const { postbox, args } = await startSmtp(t);
  const devClock = "2024-01-10T12:00:00Z";
  const site = await startServer(t, { devClock, args });
  const jana = await makeAccount(site, "Jana");
  const { password } = jana;
  const change = (email) => jana.send("PATCH", "/account", { body: { email, password } });
  const next = async (to) => {
    await advance(jana, 1_000);
    const mail = await postbox.next();
    assert.equal(mail.to, to);
    return mail;
  };
  await good(change("jana@example.org"));
  const page = await openPage(browser, site.url);
  await page.goto(linkIn(await next("jana@example.org")));
  await page.getByText("Your address is confirmed").waitFor();

  const [name, value] = jana.cookie.split("=");
  await page.context().addCookies([{ name, value, url: site.url }]);
  await page.goto("/account/email");
  const profile = page.locator("form", {
    has: page.getByRole("heading", { name: "E-mail address" }),
  });
  assert.equal(await profile.getByLabel("Your password").count(), 0);
  await profile.getByLabel("E-mail", { exact: true }).fill("eve@example.org");
  await profile.getByLabel("Your password").fill("a wrong word");
  await profile.getByRole("button", { name: "Save" }).click();
  await profile.getByRole("alert").waitFor();
  await profile.getByLabel("Your password").fill(password);
  await profile.getByRole("button", { name: "Save" }).click();
  await profile.getByText("Saved.").waitFor();

  await advance(jana, 1_000);
  const mails = [await postbox.next(), await postbox.next()];
  const told = mails.find(({ to }) => to === "jana@example.org");
  const asked = mails.find(({ to }) => to === "eve@example.org");
  await page.goto(/http\S+\/undo#\S+/.exec(told.body)[0]);
  await page.getByText("If that was not you").waitFor();
  await page.getByRole("button", { name: "Undo the change" }).click();
  await page.getByLabel("New password").fill("a newer horse");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Your password is set.").waitFor();
  assert.equal((await jana.get("/account")).status, 401);
  await signIn(page, "Jana", "a newer horse");
  await userMenu(page, "Jana").waitFor();
  await page.goto("/account/email");
  assert.equal(
    await profile.getByLabel("E-mail", { exact: true }).inputValue(),
    "jana@example.org",
  );

  await page.goto(/http\S+\/not-me#\S+/.exec(asked.body)[0]);
  await page.getByRole("button", { name: "That wasn’t me" }).click();
  await page.getByText("already used or has expired").waitFor();
  await finish(page);
});

test("the recipient of misdirected mail can stop it", async (t) => {
  const { postbox, args } = await startSmtp(t);
  const site = await startServer(t, { devClock: "2024-01-10T12:00:00Z", args });
  const body = { username: "Eve", password: "a long enough one", email: "victim@example.org" };
  await good(send(site, "POST", "/api/v1/accounts", { body }));
  const mail = await postbox.next();
  const page = await openPage(browser, site.url);
  await page.goto(/http\S+\/not-me#\S+/.exec(mail.body)[0]);
  await page.getByRole("button", { name: "That wasn’t me" }).click();
  await page.getByText("Done.").waitFor();
  const again = await send(site, "POST", "/api/v1/accounts", {
    body: { ...body, username: "Eve2", email: "Victim@example.org" },
  });
  assert.deepEqual([again.status, again.body.errors[0].field], [422, "email"]);
  await finish(page);
});

test("a moderator needs a second factor if the operator requires one", async (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, "crownhead.db");
  execFileSync(binary, ["user", "create", "Mona", "--role", "moderator", "--db", file], {
    input: "correct horse\n",
  });
  const site = await startServer(t, { db: file, args: ["--second-factor-for", "moderator"] });
  const page = await openPage(browser, site.url);
  await signIn(page, "Mona");
  await userMenu(page, "Mona").waitFor();
  await page.goto("/moderation");
  await page
    .getByText("Your role needs two-factor authentication", { exact: false })
    .first()
    .waitFor();
  await page.getByRole("status").getByRole("link", { name: "Account" }).click();
  const factor = page.getByRole("region", { name: "Two-factor authentication" });
  await factor.getByLabel("Your password").fill("correct horse");
  await factor.getByRole("button", { name: "Set up" }).click();
  const key = await factor.getByLabel("Key", { exact: true }).inputValue();
  await factor.getByLabel("Code from your authenticator app").fill(totp(key));
  await factor.getByRole("button", { name: "Turn on" }).click();
  const code = await factor.locator("code").first().innerText();
  await signOut(page, "Mona");
  await signIn(page, "Mona");
  await page.getByLabel("Code from your authenticator app").fill(code);
  await page.getByRole("button", { name: "Sign in" }).click();
  await userMenu(page, "Mona").waitFor();
  await page.goto("/moderation");
  await page.getByText("No open reports", { exact: false }).waitFor();
  assert.equal(await page.getByText("Your role needs two-factor authentication").count(), 0);
  await page.context().close();
});

test("without an SMTP server messages are files", async () => {
  const ines = await makeAccount(server, "Ines");
  await good(
    ines.send("PATCH", "/account", {
      body: { email: "ines@example.org", password: ines.password },
    }),
  );
  const folder = join(server.folder, "mail");
  const mails = () => {
    try {
      return readdirSync(folder).filter((name) => name.endsWith(".eml"));
    } catch {
      return [];
    }
  };
  await until(() => mails().length > 0);
  assert.match(readFileSync(join(folder, mails()[0]), "utf8"), /^To: <ines@example\.org>/m);
});
