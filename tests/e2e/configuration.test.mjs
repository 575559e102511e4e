// How the server is told what it is: file, environment, flags; and that it stands behind a proxy.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { makePlayer, send } from "./harness/rest.mjs";
import { runBinary, startServer, temporaryFolder } from "./harness/server.mjs";

function file(t, text) {
  const path = join(temporaryFolder(t), "games.toml");
  writeFileSync(path, text);
  return path;
}

test("a configuration is looked at without serving", (t) => {
  const path = file(t, 'listen = "127.0.0.1:9000"\nsmtp-password = "hush"\nkeep-chat = "90d"\n');
  const { status, stdout } = runBinary(
    ...["serve", "--check-config", "--config", path, "--listen", "127.0.0.1:9001"],
  );
  assert.equal(status, 0);
  assert.match(stdout, /^listen = "127.0.0.1:9001" {2}# --listen$/m);
  assert.match(stdout, new RegExp(`^keep-chat = "90d" {2}# ${path}:3$`, "m"));
  assert.match(stdout, /^log-level = "info" {2}# default$/m);
  assert.doesNotMatch(stdout, /hush/);
});

test("all that is wrong is told at once, and nothing is served", (t) => {
  const path = file(t, 'lisen = "127.0.0.1:9000"\nlog-level = "loud"\n');
  for (const more of [["--check-config"], []]) {
    const { status, stdout, stderr } = runBinary(
      ...["serve", "--config", path, "--keep-guests", "long", ...more],
    );
    assert.equal(status, 2);
    assert.equal(stdout, "");
    const lines = stderr.trim().split("\n");
    assert.equal(lines.length, 3, stderr);
    assert.match(lines[0], /games\.toml:1: there is no option 'lisen'; did you mean 'listen'\?/);
    assert.match(stderr, /games\.toml:2: log-level: must be trace/);
    assert.match(stderr, /--keep-guests: keep-guests: must be hours or days/);
  }
});

test("the help explains every option with its default and its name in the environment", () => {
  const { status, stdout } = runBinary("serve", "--help");
  assert.equal(status, 0);
  for (const words of [
    "--listen ADDR:PORT",
    "[127.0.0.1:8080]",
    "(CROWNHEAD_LISTEN)",
    "--keep-chat",
  ])
    assert.ok(stdout.includes(words), words);
});

test("a server behind a proxy", async (t) => {
  const url = "https://play.example.org";
  const path = file(t, `public-url = "${url}"\ntrusted-proxy = ["127.0.0.0/8"]\n`);
  const server = await startServer(t, { args: ["--config", path] });
  const body = { username: "ann", password: "long enough to be one" };
  const through = (address, headers) => ({ "X-Forwarded-For": address, ...headers });

  await t.test("cookies are Secure", async () => {
    const answer = await send(server, "POST", "/api/v1/accounts", { body });
    assert.equal(answer.status, 201);
    assert.match(answer.headers["set-cookie"][0], /; Secure/);
  });

  await t.test("pages of the public address alone may act", async () => {
    for (const [origin, status] of [
      [url, 200],
      [server.url, 403],
      ["https://other.example", 403],
    ]) {
      const answer = await send(server, "POST", "/api/v1/session", {
        body,
        headers: { Origin: origin },
      });
      assert.equal(answer.status, status, origin);
    }
  });

  await t.test("a session knows the client's own address, which it cannot make up", async () => {
    const ben = await makePlayer(server, "ben");
    const addressSeen = async (forwarded) => {
      const answer = await send(server, "POST", "/api/v1/session", {
        body: { username: "ben", password: ben.password },
        headers: through(forwarded),
      });
      assert.equal(answer.status, 200);
      const cookie = answer.headers["set-cookie"][0].split(";")[0];
      const sessions = await send(server, "GET", "/api/v1/sessions", {
        headers: { Cookie: cookie },
      });
      return sessions.body.items.find((session) => session.current).address;
    };
    assert.equal(await addressSeen("198.51.100.7"), "198.51.100.7");
    assert.equal(await addressSeen("203.0.113.9, 198.51.100.7"), "198.51.100.7");
  });
});

test("rate limits behind a proxy count the client's address", async (t) => {
  const server = await startServer(t, { limits: true, args: ["--trusted-proxy", "127.0.0.1"] });
  const guess = async (address) => {
    const answer = await send(server, "POST", "/api/v1/session", {
      body: { username: `name${Math.random()}`, password: "a guess of it" },
      headers: { "X-Forwarded-For": address },
    });
    return answer.status;
  };
  let tries = 0;
  while (tries < 100 && (await guess("198.51.100.7")) === 401) ++tries;
  assert.ok(tries < 100, "one address is stopped");
  assert.equal(await guess("198.51.100.8"), 401, "another behind the same proxy is not concerned");
});

test("without a trusted proxy nobody names another address than his own", async (t) => {
  const server = await startServer(t, { limits: true });
  let tries = 0;
  for (; tries < 100; ++tries) {
    const answer = await send(server, "POST", "/api/v1/session", {
      body: { username: `name${tries}`, password: "a guess of it" },
      headers: { "X-Forwarded-For": `198.51.100.${tries}` },
    });
    if (answer.status === 429) break;
  }
  assert.ok(tries < 100, `${tries} guesses`);
});
