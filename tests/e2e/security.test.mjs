// Checks docs/security.md on the real server: sessions, secrets, headers, files, limits by address,
// and input meant to break the parsers.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { RawSocket } from "./harness/raw.mjs";
import {
  Client,
  cookieOf,
  days,
  good,
  makeAccount,
  makePlayer,
  send,
  signIn,
  startGame,
} from "./harness/rest.mjs";
import { startServer, temporaryFolder } from "./harness/server.mjs";

const cleanups = [];
let server;

before(async () => {
  server = await startServer({ after: (act) => cleanups.unshift(act) });
});

after(async () => {
  for (const act of cleanups) await act();
});

test("only the server creates sessions, and they end", async (t) => {
  const ann = await makeAccount(server, "ann");

  await t.test("a session id chosen by the client is not accepted", async () => {
    const brought = "crownhead_session=ch_s_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGH";
    const answer = await signIn(server, "ann", ann.password, { Cookie: brought });
    assert.notEqual(cookieOf(answer), brought);
    assert.equal((await new Client(server, { cookie: brought }).get("/account")).status, 401);
  });

  await t.test("each sign-in makes a new session, and a new password ends the others", async () => {
    const [one, two] = [
      await signIn(server, "ann", ann.password),
      await signIn(server, "ann", ann.password),
    ];
    assert.notEqual(cookieOf(one), cookieOf(two));
    const here = new Client(server, { cookie: cookieOf(one) });
    const there = new Client(server, { cookie: cookieOf(two) });
    const body = { current: ann.password, password: "another word of ann" };
    const changed = await here.send("PUT", "/account/password", { body });
    assert.ok(changed.status < 300, changed.text);
    assert.equal((await there.get("/account")).status, 401);
  });

  await t.test("a session id is in no URL, and its secret is not in the database", async () => {
    const query = `?crownhead_session=${ann.cookie.split("=")[1]}`;
    assert.equal((await send(server, "GET", `/api/v1/account${query}`)).status, 401);
  });
});

test("secrets are stored as hashes only", async (t) => {
  const folder = temporaryFolder(t);
  const db = join(folder, "crownhead.db");
  const server = await startServer(t, { db });
  const ann = await makePlayer(server, "ann");
  const session = ann.cookie.split("=")[1];
  await server.stop();
  const stored = Buffer.concat(
    readdirSync(folder)
      .filter((name) => name.startsWith("crownhead.db"))
      .map((name) => readFileSync(join(folder, name))),
  );
  assert.ok(stored.includes("$argon2id$"), "the password's hash is there");
  for (const secret of [ann.password, ann.token, session])
    assert.ok(!stored.includes(secret), `${secret.slice(0, 6)}… is stored in plain text`);
});

test("files the server creates are readable only by its user", async (t) => {
  const folder = temporaryFolder(t);
  const db = join(folder, "crownhead.db");
  const server = await startServer(t, { db });
  const body = { username: "ann", password: "the word of ann", email: "ann@example.org" };
  await good(send(server, "POST", "/api/v1/accounts", { body }));
  const mail = join(folder, "mail");
  for (const end = Date.now() + 15_000; !existsSync(join(mail, "1.eml")); ) {
    assert.ok(Date.now() < end, "no mail was written");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const made = [...readdirSync(folder), ...readdirSync(mail).map((name) => join("mail", name))];
  assert.ok(made.includes("crownhead.db") && made.includes("mail"), made.join());
  for (const name of made)
    assert.equal(statSync(join(folder, name)).mode & 0o077, 0, `${name} is accessible to others`);
});

test("the time a wrong password takes does not reveal names", async () => {
  await makeAccount(server, "tim");
  const time = async (name) => {
    const at = performance.now();
    assert.equal((await signIn(server, name, "a guess of it")).status, 401);
    return performance.now() - at;
  };
  // In turns, so that a busy machine slows both down. Compares the medians.
  const times = { tim: [], nobody: [] };
  for (let i = 0; i < 9; ++i)
    for (const name of ["tim", "nobody"]) times[name].push(await time(name));
  const [known, unknown] = Object.values(times).map((list) => list.sort((a, b) => a - b)[4]);
  assert.ok(unknown > known / 3, `${unknown} ms for an unknown name, ${known} ms for tim`);
});

test("malicious input for the parsers is rejected", async (t) => {
  const ann = await makePlayer(server, "pat");
  const raw = (text, headers = {}) => ann.send("POST", "/challenges", { raw: text, headers });

  await t.test("JSON that is deeply nested, repeats a name or is invalid", async () => {
    const cases = [
      "[".repeat(30_000),
      `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
      '{"variant":"russian","variant":"international"}',
      '{"variant":1e999}',
      '{"variant":"\\ud800"}',
      Buffer.from([0x22, 0xc3, 0x28, 0x22]),
      "",
      "<?xml version='1.0'?><!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><x>&e;</x>",
    ];
    for (const text of cases) {
      const answer = await raw(text);
      assert.ok(
        [400, 422].includes(answer.status),
        `${answer.status} for ${String(text).slice(0, 40)}`,
      );
      assert.ok(["BAD_JSON", "INVALID_FIELD"].includes(answer.body.code), answer.text);
    }
  });

  await t.test(
    "a compressed body is not decompressed, and sockets refuse compression",
    async () => {
      const bomb = gzipSync(Buffer.alloc(50 << 20));
      const answer = await raw(bomb, { "Content-Encoding": "gzip" });
      assert.ok([400, 413, 415].includes(answer.status), `${answer.status}`);
      const socket = new RawSocket(server).write(
        `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n" +
          "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n",
      );
      await socket.until(() => socket.text.includes("\r\n\r\n"));
      assert.equal(socket.statuses[0], 101);
      assert.doesNotMatch(socket.text, /Sec-WebSocket-Extensions/i);
      await socket.drop();
    },
  );

  await t.test("parameters that are unknown, repeated or not numbers", async () => {
    for (const query of [
      "limit=1&limit=2",
      "limit=-1",
      "limit=1e3",
      "cursor=%27%20OR%201=1--",
      "player=%00",
    ]) {
      const answer = await ann.get(`/games?${query}`);
      assert.equal(answer.status, 422, `${query}: ${answer.text}`);
    }
  });

  await t.test("SQL in a name or a search is text", async () => {
    const hostile = "x' OR '1'='1";
    const answer = await ann.get(`/games?player=${encodeURIComponent(hostile)}`);
    assert.ok([404, 422].includes(answer.status) || answer.body.items.length === 0, answer.text);
    const body = { username: "a'; DROP TABLE users;--", password: "a good long word" };
    assert.equal((await send(server, "POST", "/api/v1/accounts", { body })).status, 422);
    assert.equal((await ann.get("/account")).status, 200);
  });

  await t.test("unexpected fields change nothing", async () => {
    await ann.send("PATCH", "/account", {
      body: { locale: "de", role: "admin", banned: false, id: 1 },
    });
    assert.notEqual((await good(ann.get("/account"))).role, "admin");
    const body = { username: "eve", password: "a good long word", role: "admin" };
    await send(server, "POST", "/api/v1/accounts", { body });
    const eve = await signIn(server, "eve", body.password);
    if (eve.status === 200) {
      const client = new Client(server, { cookie: cookieOf(eve) });
      assert.notEqual((await good(client.get("/account"))).role, "admin");
      assert.ok([403, 404].includes((await client.get("/moderation/reports")).status));
    }
  });
});

test("a line break in user input adds no header", async () => {
  const breaks = [
    "a\r\nBcc: eve@example.org",
    "a\nSubject: x",
    "a\r\n\r\nbody",
    "a\u2028b",
    "a@b.example\r\nX: y",
  ];
  for (const email of breaks) {
    const body = { username: "eve", password: "a good long word", email };
    const answer = await send(server, "POST", "/api/v1/accounts", { body });
    assert.equal(answer.status, 422, `${JSON.stringify(email)}: ${answer.text}`);
  }
  const [ann, bob] = [await makePlayer(server, "lea"), await makePlayer(server, "leo")];
  const id = await startGame(ann, bob, { time_control: days(3) });
  const pdn = await ann.get(`/games/${id}.pdn`);
  assert.match(
    pdn.headers["content-disposition"] ?? "",
    /^(attachment|inline); filename="[\w.-]+"$|^$/,
  );
  for (const path of ["/games/1%0d%0aSet-Cookie:%20a=b.pdn", "/players/a%0d%0aX:%20y"]) {
    const answer = await ann.get(path);
    assert.ok([404, 422].includes(answer.status));
    assert.equal(answer.headers.x, undefined);
    assert.equal(answer.headers["set-cookie"], undefined);
  }
});

test("a response reveals nothing about the machine", async () => {
  const ann = await makePlayer(server, "mia");
  for (const path of [
    "/",
    "/healthz",
    "/readyz",
    "/api/v1/games",
    "/api/v1/games/999999",
    "/api/v1/nothing",
  ]) {
    const { headers, text } = await send(server, "GET", path);
    assert.equal(headers.server, undefined);
    assert.equal(headers["x-powered-by"], undefined);
    assert.doesNotMatch(text, /\/work\/|\/home\/|\.cpp|sqlite|SELECT /i, path);
  }
  for (const path of [
    "/.git/config",
    "/crownhead.db",
    "/index.html.bak",
    "/assets/..%2f..%2fetc/passwd",
  ])
    assert.equal((await send(server, "GET", path)).status, 404, path);
  const account = await ann.get("/account");
  assert.match(account.headers["cache-control"], /no-store|private/);
});

test("an unknown verb is rejected, and the allowed ones are named", async () => {
  for (const verb of ["TRACE", "CONNECT", "PROPFIND"]) {
    const socket = new RawSocket(server).write(
      `${verb} /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nConnection: close\r\n\r\n`,
    );
    const [status] = await socket.toTheEnd();
    assert.ok([400, 405, 501].includes(status), `${verb}: ${status}`);
  }
  const answer = await send(server, "DELETE", "/api/v1/games");
  assert.equal(answer.status, 405);
  assert.ok(answer.headers.allow);
});

test("with an https public URL cookies, origins and HSTS require TLS", async (t) => {
  const args = ["--public-url", "https://play.example.org"];
  const secure = await startServer(t, { args });
  const body = { username: "ann", password: "the word of ann" };
  const origin = (Origin) => ({ body, headers: { Origin } });
  const from = (where) => send(secure, "POST", "/api/v1/accounts", origin(where));
  assert.equal((await from(secure.url)).body.code, "ORIGIN_REFUSED");
  assert.equal((await from("http://play.example.org")).body.code, "ORIGIN_REFUSED");
  const answer = await from("https://play.example.org");
  assert.equal(answer.status, 201);
  const cookie = answer.headers["set-cookie"][0];
  assert.match(cookie, /^__Host-crownhead_session=[\w-]{40,};/);
  assert.match(cookie, /; Secure/);
  const ann = new Client(secure, { cookie: cookieOf(answer) });
  assert.equal((await ann.get("/account")).status, 200);
  assert.equal(answer.headers["strict-transport-security"], "max-age=31536000");
});

test("every answer has the security headers", async () => {
  const paths = ["/", "/healthz", "/api/v1/games", "/api/v1/account", "/nothing.html"];
  const answers = [];
  for (const path of paths) answers.push((await send(server, "GET", path)).headers);
  const broken = new RawSocket(server).write("nonsense\r\n\r\n");
  await broken.toTheEnd();
  answers.push(
    Object.fromEntries(
      [...broken.text.matchAll(/^([\w-]+): (.*)\r$/gm)].map(([, name, value]) => [
        name.toLowerCase(),
        value,
      ]),
    ),
  );
  for (const headers of answers) {
    const policy = headers["content-security-policy"];
    assert.match(policy, /default-src 'none'|default-src 'self'/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.match(policy, /script-src 'self' 'wasm-unsafe-eval'/);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*/);
    assert.equal(headers["x-content-type-options"], "nosniff");
    assert.ok(headers["referrer-policy"]);
  }
});

test("the site's files: kinds, tags, compression", async () => {
  const get = (path, headers) => send(server, "GET", path, { headers });
  const page = await get("/");
  assert.equal(page.status, 200);
  assert.match(page.headers["content-type"], /^text\/html/);
  const same = await get("/", { "If-None-Match": page.headers.etag });
  assert.deepEqual([same.status, same.text], [304, ""]);
  const packed = await get("/", { "Accept-Encoding": "br, gzip" });
  assert.match(packed.headers["content-encoding"], /br|gzip/);
  assert.match(packed.headers.vary, /Accept-Encoding/i);
  const [, script] = /src="(\/[^"]+\.js)"/.exec(page.text);
  const code = await get(script);
  assert.match(code.headers["content-type"], /javascript/);
  assert.match(code.headers["cache-control"], /immutable/);
  for (const path of [
    "/../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/",
    "/index.html%00.js",
  ]) {
    assert.equal((await get(path)).status, 404, path);
  }
});

test("guesses and new accounts from one address are limited", async (t) => {
  const limited = await startServer(t, { limits: true, devClock: "2024-01-10T12:00:00Z" });
  const pass = (answer) => {
    assert.deepEqual([answer.status, answer.body.code], [429, "RATE_LIMITED"]);
    const body = { advance_ms: Number(answer.headers["retry-after"]) * 1000 };
    return good(send(limited, "PUT", "/api/v1/dev/clock", { body }));
  };
  const until = async (ask) => {
    for (let tries = 0; tries < 60; ++tries) {
      const answer = await ask(tries);
      if (answer.status === 429) return answer;
    }
    assert.fail("nothing is limited");
  };
  const ann = await makeAccount(limited, "ann");
  await pass(await until((i) => signIn(limited, "ann", `guess number ${i}`)));
  assert.equal((await signIn(limited, "ann", ann.password)).status, 200);
  const account = (i) => ({ body: { username: `many${i}`, password: "one of many" } });
  const make = (i) => send(limited, "POST", "/api/v1/accounts", account(i));
  await pass(await until(make));
  assert.equal((await make(99)).status, 201);
});
