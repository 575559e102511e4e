// What docs/security.md promises, held against the real server: sessions, secrets, texts of users,
// what is sent to break the parsers.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { RawSocket } from "./harness/raw.mjs";
import {
  blitz,
  Client,
  cookieOf,
  days,
  good,
  makeAccount,
  makePlayer,
  send,
  signIn,
  startGame,
  twoPlayers,
} from "./harness/rest.mjs";
import { startServer, temporaryFolder } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";

test("sessions are made by the server alone, and end", async (t) => {
  const server = await startServer(t);
  const ann = await makeAccount(server, "ann");

  await t.test("one that a visitor brings along is not taken over", async () => {
    const brought = "crownhead_session=ch_s_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGH";
    const answer = await signIn(server, "ann", ann.password, { Cookie: brought });
    assert.notEqual(cookieOf(answer), brought);
    assert.equal((await new Client(server, { cookie: brought }).get("/account")).status, 401);
  });

  await t.test("each sign-in is a new one, and a new password ends the others", async () => {
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

  await t.test("it stands in no address, and no secret of it in the database", async () => {
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
    assert.ok(!stored.includes(secret), `${secret.slice(0, 6)}… is stored as it is`);
});

test("what the server makes is for its user alone", async (t) => {
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
    assert.equal(statSync(join(folder, name)).mode & 0o077, 0, `${name} is for others, too`);
});

test("names cannot be told apart by the time that a wrong password takes", async (t) => {
  const server = await startServer(t);
  await makeAccount(server, "ann");
  const time = async (name) => {
    const at = performance.now();
    assert.equal((await signIn(server, name, "a guess of it")).status, 401);
    return performance.now() - at;
  };
  // In turn, so that a busy machine slows both down; the middle one of each, as the ratio to the other.
  const times = { ann: [], nobody: [] };
  for (let i = 0; i < 9; ++i)
    for (const name of ["ann", "nobody"]) times[name].push(await time(name));
  const [known, unknown] = Object.values(times).map((list) => list.sort((a, b) => a - b)[4]);
  assert.ok(unknown > known / 3, `${unknown} ms for nobody, ${known} ms for ann`);
});

test("what is sent to break the parsers is refused", async (t) => {
  const server = await startServer(t);
  const ann = await makePlayer(server, "ann");
  const raw = (text, headers = {}) => ann.send("POST", "/challenges", { raw: text, headers });

  await t.test("JSON that nests deep, repeats a name, or is none", async () => {
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
    "a compressed body is not unpacked, a socket does not agree to compression",
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

  await t.test("parameters that are not known, given twice, or no numbers", async () => {
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

  await t.test("fields that are not asked for change nothing", async () => {
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

test("a line break in what a user writes makes no header", async (t) => {
  const server = await startServer(t);
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
  const [ann, bob] = await twoPlayers(server);
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

test("an answer tells nothing of the machine", async (t) => {
  const server = await startServer(t);
  const ann = await makePlayer(server, "ann");
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

test("a verb that is not known is refused, and one that is not allowed is named", async (t) => {
  const server = await startServer(t);
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

test("a player reads and changes nothing of another's", async (t) => {
  const server = await startServer(t);
  const [ann, bob, eve] = [
    await makePlayer(server, "ann"),
    await makePlayer(server, "bob"),
    await makePlayer(server, "eve"),
  ];
  const id = await startGame(ann, bob, { time_control: blitz });
  await good(ann.send("PUT", `/games/${id}/notes`, { body: { text: "my plan" } }));
  assert.equal((await good(eve.get(`/games/${id}/notes`))).text, "", "each has notes of their own");
  await eve.send("PUT", `/games/${id}/notes`, { body: { text: "hers" } });
  for (const [verb, path, body] of [
    ["PUT", `/games/${id}/conditionals`, { lines: [] }],
    ["GET", `/games/${id}/conditionals`],
    ["POST", `/games/${id}/moves`, { move: "32-28", ply: 0 }],
    ["POST", `/games/${id}/resign`, {}],
  ]) {
    const key = { "Idempotency-Key": randomUUID() };
    const answer = await eve.send(verb, path, { body, headers: key });
    assert.deepEqual([answer.status, answer.body.code], [403, "NOT_A_PLAYER"], `${verb} ${path}`);
  }
  assert.equal((await good(ann.get(`/games/${id}/notes`))).text, "my plan");
  const socket = await Socket.open(eve);
  const moved = await socket.move(id, 0, "32-28");
  assert.deepEqual([moved.t, moved.code], ["err", "NOT_A_PLAYER"]);
  await socket.close();
});
