// What protects accounts and browsers: rate limits, origins, cookies, headers.

import assert from "node:assert/strict";
import test from "node:test";
import { RawSocket } from "./harness/raw.mjs";
import { Client, cookieOf, good, makeAccount, makePlayer, send, signIn } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";

function limited(answer) {
  assert.deepEqual([answer.status, answer.body.code], [429, "RATE_LIMITED"]);
  const wait = Number(answer.headers["retry-after"]);
  assert.ok(Number.isInteger(wait) && wait > 0, answer.headers["retry-after"]);
  return wait;
}

test("rate limits", async (t) => {
  const server = await startServer(t, { limits: true, devClock: "2024-01-10T12:00:00Z" });
  const pass = (seconds) =>
    good(send(server, "PUT", "/api/v1/dev/clock", { body: { advance_ms: seconds * 1000 } }));
  const ann = await makeAccount(server, "ann");
  const bob = await makeAccount(server, "bob");

  await t.test("the right password may be given often", async () => {
    for (let i = 0; i < 15; ++i)
      assert.equal((await signIn(server, "ann", ann.password)).status, 200);
  });

  await t.test("guessing a password is stopped, also under other spellings", async () => {
    const spellings = ["ann", "Ann", "ANN"];
    let refused = 0;
    for (; refused < 30; ++refused) {
      const answer = await signIn(server, spellings[refused % 3], `guess number ${refused}`);
      if (answer.status === 429) break;
      assert.deepEqual([answer.status, answer.body.code], [401, "NOT_SIGNED_IN"]);
    }
    assert.ok(refused >= 5 && refused <= 15, `${refused} guesses`);
    const wait = limited(await signIn(server, "ann", "another guess"));
    assert.equal((await signIn(server, "bob", bob.password)).status, 200, "bob is not concerned");
    assert.equal((await ann.get("/account")).status, 200, "who is signed in stays so");
    await pass(wait);
    const answer = await signIn(server, "ann", ann.password);
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.body, { id: answer.body.id, username: "ann" });
    const again = new Client(server, { cookie: cookieOf(answer) });
    assert.equal((await good(again.get("/account"))).username, "ann");
  });

  await t.test("a name that does not exist looks like a wrong password", async () => {
    const answers = [];
    for (const name of ["bob", "nobody"]) answers.push(await signIn(server, name, "a guess of it"));
    assert.deepEqual(answers[0].body, answers[1].body);
    assert.equal(answers[0].status, 401);
  });

  await t.test("one address tries many names", async () => {
    let tries = 0;
    while (tries < 100 && (await signIn(server, `name${tries}`, "a guess of it")).status === 401)
      ++tries;
    assert.ok(tries < 60, `${tries} tries`);
    const wait = limited(await signIn(server, "bob", bob.password));
    await pass(wait);
    assert.equal((await signIn(server, "bob", bob.password)).status, 200);
  });

  await t.test("one address makes many accounts", async () => {
    let made = 2;
    let wait = 0;
    for (; made < 50; ++made) {
      const body = { username: `many${made}`, password: "one of many" };
      const answer = await send(server, "POST", "/api/v1/accounts", { body });
      if (answer.status !== 201) {
        wait = limited(answer);
        break;
      }
    }
    assert.ok(made >= 10 && made <= 40, `${made} accounts`);
    await pass(wait);
    await makeAccount(server, "late");
  });
});

test("cookies, origins and headers", async (t) => {
  const server = await startServer(t);
  const own = server.url;
  const ann = await makeAccount(server, "ann");

  await t.test("a session's cookie", async () => {
    const answer = await signIn(server, "ann", ann.password);
    const [pair, ...flags] = answer.headers["set-cookie"][0].split("; ");
    assert.match(pair, /^crownhead_session=[\w-]{40,}$/);
    for (const flag of ["HttpOnly", "SameSite=Lax", "Path=/"])
      assert.ok(flags.includes(flag), flag);
    assert.ok(!flags.includes("Secure"));
    const here = new Client(server, { cookie: pair });
    assert.equal((await here.get("/account")).status, 200);
    const out = await here.send("DELETE", "/session");
    assert.equal(out.status, 204);
    assert.match(out.headers["set-cookie"][0], /^crownhead_session=;.*Max-Age=0/);
    assert.equal(
      (await here.get("/account")).status,
      401,
      "the session is gone, not only its cookie",
    );
    assert.equal((await ann.get("/account")).status, 200, "the other session is not");
  });

  await t.test("over TLS it is for TLS only", async () => {
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

  await t.test("another site's page may not act with a session", async () => {
    const { token } = await good(
      ann.post("/tokens", { name: "t", scopes: ["read", "play"], password: ann.password }),
    );
    const body = {
      variant: "international",
      time_control: { kind: "per_move", time_ms: 86400000 },
    };
    const asks = (client, Origin) =>
      client.send("POST", "/challenges", { body, headers: { Origin } });
    for (const origin of ["https://evil.example", "null", `${own}.evil.example`, `${own}0`]) {
      const answer = await asks(ann, origin);
      assert.deepEqual([answer.status, answer.body.code], [403, "ORIGIN_REFUSED"], origin);
    }
    assert.equal((await asks(ann, own)).status, 201);
    assert.equal((await asks(new Client(server, { token }), "https://tool.example")).status, 201);
    const reads = await ann.get("/account", { Origin: "https://evil.example" });
    assert.equal(reads.headers["access-control-allow-origin"], undefined);
    const out = await ann.send("DELETE", "/session", {
      headers: { Origin: "https://evil.example" },
    });
    assert.equal(out.body.code, "ORIGIN_REFUSED");
    assert.equal((await ann.get("/account")).status, 200);
  });

  await t.test("every answer has the security headers", async () => {
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

  await t.test("the site's files: kinds, tags, compression", async () => {
    const get = (path, headers) => send(server, "GET", path, { headers });
    const page = await get("/");
    assert.equal(page.status, 200);
    assert.match(page.headers["content-type"], /^text\/html/);
    const same = await get("/", { "If-None-Match": page.headers.etag });
    assert.deepEqual([same.status, same.text], [304, ""]);
    assert.equal((await get("/", { "If-None-Match": '"other"' })).status, 200);
    const packed = await get("/", { "Accept-Encoding": "br, gzip" });
    assert.match(packed.headers["content-encoding"], /br|gzip/);
    assert.match(packed.headers.vary, /Accept-Encoding/i);
    assert.equal((await get("/game/12", { Accept: "text/html" })).status, 200);
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
    const post = await send(server, "POST", "/", { body: {} });
    assert.deepEqual([post.status, post.headers.allow], [405, "GET, HEAD"]);
    assert.match((await get("/api/openapi.yaml")).text, /^openapi: 3/);
  });

  await t.test("a game's tag", async () => {
    const player = await makePlayer(server, "cleo");
    const wish = { variant: "russian", time_control: { kind: "per_move", time_ms: 86400000 } };
    const { id } = await good(player.post("/challenges", wish));
    const { game_id } = await good(ann.post(`/challenges/${id}/accept`));
    const game = await ann.get(`/games/${game_id}`);
    assert.equal(game.headers.etag, `"${game.body.version}"`);
    const same = await ann.get(`/games/${game_id}`, { "If-None-Match": game.headers.etag });
    assert.deepEqual([same.status, same.text, same.headers.etag], [304, "", game.headers.etag]);
  });
});
