// Configuration: file, environment and flags; the other commands read the same file; and the server
// behind a proxy.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { makePlayer, send } from "./harness/rest.mjs";
import { binary, projectRoot, runBinary, startServer, temporaryFolder } from "./harness/server.mjs";

function file(t, text) {
  const path = join(temporaryFolder(t), "games.toml");
  writeFileSync(path, text);
  return path;
}

test("a configuration is checked without serving", (t) => {
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

test("all errors are reported at once, and nothing is served", (t) => {
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

test("impossible settings are rejected before the server starts", (t) => {
  const folder = temporaryFolder(t);
  const text = join(folder, "text.db");
  writeFileSync(text, "this is no database of SQLite");
  const checked = (...args) => runBinary("serve", "--check-config", ...args);
  for (const [option, value, words] of [
    ["public-url", "https://me@play.example.org", /user name/],
    ["public-url", "https://play.example.org/club", /it has a path/],
    ["public-url", "https://play.example.org:0", /port/],
    ["public-url", "https://šahs.example", /xn-- form/],
    ["mail-from", "@", /must be an address/],
    ["mail-from", "a@example.org, b@example.org", /must be an address/],
    ["trusted-proxy", "10.0.0.0/33", /not an address/],
    ["db", folder, /is not a file/],
    ["db", text, /not an SQLite database/],
    ["db", join(folder, "none", "games.db"), /no such folder/],
    ["db", "mysql://db/games", /postgresql:\/\/USER/],
    ["endings", join(folder, "none"), /no such folder/],
    ["endings", text, /is not a folder/],
  ]) {
    const { status, stdout, stderr } = checked(`--${option}`, value);
    assert.equal(status, 2, `${option} ${value}`);
    assert.equal(stdout, "");
    assert.match(stderr, words);
    assert.match(stderr, new RegExp(`^crownhead serve: (--)?${option}: `), stderr);
  }
  writeFileSync(join(folder, "russian.endings"), "a table that was cut off");
  assert.match(checked("--endings", folder).stderr, /endings: .*russian\.endings cannot be used/);
  for (const [option, value, shown] of [
    ["public-url", "https://Play.example.org:443", "public-url = "],
    ["mail-from", "Riga Club <club@example.org>", "mail-from = "],
    ["db", join(folder, "new.db"), "db = "],
  ]) {
    const { status, stdout, stderr } = checked(`--${option}`, value);
    assert.equal(status, 0, stderr);
    assert.ok(stdout.includes(shown));
  }
  assert.ok(!existsSync(join(folder, "new.db")), "nothing is created");
});

test("every command rejects a password in a database address", () => {
  const db = "postgresql://crownhead:pa?ss@db.example.org/games";
  for (const args of [
    ["serve", "--check-config", "--data", "/tmp"],
    ["check"],
    ["migrate"],
    ["user", "ban", "anna", "--reason", "spam"],
    ["export", "--user", "anna"],
  ]) {
    const { status, stderr } = runBinary(...args, "--db", db);
    assert.equal(status, 2, stderr);
    assert.match(stderr, /PGPASSFILE/);
    assert.doesNotMatch(stderr, /pa\?ss/);
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

const runWith = ({ env = {}, input = "" }, ...args) =>
  spawnSync(binary, args, { env: { ...process.env, ...env }, input, encoding: "utf8" });

test("an obsolete option does not prevent the start and is reported with its line", async (t) => {
  const path = file(t, 'io-uring = "off"\n');
  const { status, stdout, stderr } = runWith({}, "serve", "--check-config", "--config", path);
  assert.equal(status, 0);
  assert.match(stderr, /^crownhead serve: warning: .*games\.toml:1: io-uring: .* has no effect/);
  assert.doesNotMatch(stdout, /io-uring/);
  for (const [how, where] of [
    [{ args: ["--config", path] }, "games\\.toml:1"],
    [{ args: ["--io-uring", "auto"] }, "--io-uring"],
    [{ env: { CROWNHEAD_IO_URING: "off" } }, "CROWNHEAD_IO_URING"],
  ]) {
    const server = await startServer(t, { ...how, logLevel: "info" });
    assert.equal(await server.stop(), 0);
    assert.match(
      server.log,
      new RegExp(`${where}: io-uring: this option is obsolete and has no effect`),
    );
  }
});

/** A folder with a database and its server's configuration file. */
function operated(t, text = "") {
  const folder = temporaryFolder(t);
  const path = join(folder, "crownhead.toml");
  const db = join(folder, "crownhead.db");
  assert.equal(runBinary("migrate", "--db", db).status, 0);
  writeFileSync(path, `data = "${folder}"\n${text}`);
  return { folder, path, db };
}

test("one file serves every command: flags override the environment, which overrides the file", (t) => {
  const { folder, path, db } = operated(t);
  const copy = join(folder, "copy.db");
  assert.equal(runBinary("backup", "--config", path, "--to", copy).status, 0);
  assert.ok(existsSync(copy));
  writeFileSync(path, `db = "${db}"\n[backup]\nto = "${copy}.file"\n`);
  const backup = (env, ...flags) => {
    const { status, stdout, stderr } = runWith({ env }, "backup", ...flags);
    assert.equal(status, 0, stderr);
    return stdout.slice(0, stdout.indexOf(": "));
  };
  const env = { CROWNHEAD_CONFIG: path };
  assert.equal(backup(env), `${copy}.file`);
  assert.equal(backup({ ...env, CROWNHEAD_TO: `${copy}.env` }), `${copy}.env`);
  const flag = ["--to", `${copy}.flag`];
  assert.equal(backup({ ...env, CROWNHEAD_TO: `${copy}.other` }, ...flag), `${copy}.flag`);
  assert.equal(runWith({ env }, "check").status, 0);
  assert.match(runWith({ env }, "check", "--db", `${db}.none`).stderr, /there is no database/);
});

test("tables accept the options of any command", (t) => {
  const { path } = operated(
    t,
    `[perft]\nvariant = "russian"\ndepth = 2\ndivide = true
    [export]\ntournament = "1"\nformat = "pdn"\n[user.ban]\nreason = "spam"\n`,
  );
  const ran = (...args) => runBinary(...args, "--config", path);
  const counted = JSON.parse(ran("perft").stdout);
  assert.deepEqual([counted.variant, counted.depth, counted.nodes], ["russian", 2, 49]);
  assert.equal(Object.keys(counted.divide).length, 7);
  assert.equal(JSON.parse(ran("perft", "--depth", "1").stdout).nodes, 7);
  assert.match(ran("export").stderr, /no tournament has the number 1/);
  const anna = runWith({ input: "correct horse\n" }, "user", "create", "Anna", "--config", path);
  assert.equal(anna.status, 0, anna.stderr);
  assert.equal(JSON.parse(ran("export", "--user", "Anna").stdout).username, "Anna");
  assert.equal(ran("user", "ban", "Anna").status, 0);
  assert.match(runBinary("user", "ban", "Anna").stderr, /--db is required/);
});

test("every command rejects unknown tables and options in the file", (t) => {
  const { path } = operated(t, '[bakup]\nto = "x"\n[export]\nfromat = "pdn"\n');
  for (const args of [["check"], ["user", "ban", "Anna"], ["variants"], ["serve"]]) {
    const { status, stdout, stderr } = runBinary(...args, "--config", path);
    assert.equal(status, 2, stderr);
    assert.equal(stdout, "");
    const [first, second, ...more] = stderr.trim().split("\n");
    assert.equal(more.length, 0, stderr);
    assert.ok(first.startsWith(`crownhead ${args.slice(0, 2).join(" ")}`.replace(" Anna", "")));
    assert.match(first, /toml:2: there is no option 'bakup'; did you mean 'backup'\?/);
    assert.match(
      second,
      /toml:5: there is no option 'fromat' in \[export\]; did you mean 'format'/,
    );
  }
  assert.equal(runBinary("check", "--help", "--config", path).status, 0);
  const none = runBinary("check", "--config", `${path}.none`);
  assert.equal(none.status, 2);
  assert.match(none.stderr, /toml\.none: the file cannot be read/);
});

test("values of a table are checked by its command and by --check-config", (t) => {
  const { path } = operated(t, '[export]\nformat = "odt"\n[perft]\ndepth = 99\n');
  assert.equal(runBinary("check", "--config", path).status, 0);
  const perft = runBinary("perft", "--variant", "russian", "--config", path);
  assert.equal(perft.status, 2);
  assert.match(perft.stderr, /toml:5: .*depth.* 0 .*64/);
  const { status, stderr } = runBinary("serve", "--check-config", "--config", path);
  assert.equal(status, 2);
  assert.match(stderr, /toml:3: .*format.*odt/);
  assert.match(stderr, /toml:5: .*depth/);
  writeFileSync(path, '[export]\nformat = "trf"\n');
  const right = runBinary("serve", "--check-config", "--config", path);
  assert.equal(right.status, 0, right.stderr);
  assert.match(right.stdout, /\n\[export\]\nformat = "trf" {2}# .*toml:2\n$/);
});

test("the example configuration is valid", () => {
  const path = join(projectRoot, "docker/crownhead.toml");
  const { status, stdout, stderr } = runBinary("serve", "--check-config", "--config", path);
  assert.equal(status, 0, stderr);
  assert.match(stdout, /\[health\]/);
});

test("a server behind a proxy", async (t) => {
  const url = "https://play.example.org";
  const path = file(t, `public-url = "${url}"\ntrusted-proxy = ["127.0.0.0/8"]\n`);
  const server = await startServer(t, { args: ["--config", path] });
  const body = { username: "ann", password: "long enough to be one" };
  const through = (address, headers) => ({ "X-Forwarded-For": address, ...headers });

  await t.test("cookies have the Secure attribute", async () => {
    const answer = await send(server, "POST", "/api/v1/accounts", { body });
    assert.equal(answer.status, 201);
    assert.match(answer.headers["set-cookie"][0], /; Secure/);
  });

  await t.test("only pages of the public address may make changes", async () => {
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

  await t.test("a session has the client's own address, which cannot be forged", async () => {
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
  const read = async (address) => {
    const headers = { "X-Forwarded-For": address };
    return (await send(server, "POST", "/api/v1/pdn/read", { body: {}, headers })).status;
  };
  /** The number of attempts after which an address is blocked. */
  const stoppedAfter = async (address, most) => {
    for (let tries = 0; tries < most; ++tries) if ((await read(address)) === 429) return tries;
    return most;
  };
  const tries = await stoppedAfter("198.51.100.7", 100);
  assert.ok(tries > 5 && tries < 100, `one address is stopped after ${tries}`);
  assert.equal(
    await read("198.51.100.8"),
    422,
    "another client behind the same proxy is not affected",
  );
  for (const lines of [
    ["203.0.113.9", "198.51.100.7"],
    ["", "198.51.100.7"],
  ])
    assert.ok(
      (await stoppedAfter(lines, 5)) < 5,
      "a forged line before the proxy's changes nothing",
    );
});

test("without a trusted proxy no client can claim another address", async (t) => {
  const server = await startServer(t, { limits: true });
  let tries = 0;
  for (; tries < 100; ++tries) {
    const headers = { "X-Forwarded-For": `198.51.100.${tries}` };
    const answer = await send(server, "POST", "/api/v1/pdn/read", { body: {}, headers });
    if (answer.status === 429) break;
  }
  assert.ok(tries < 100, `${tries} tries`);
});
