// Errors of commands: unusable arguments, files and addresses produce one line that says what to
// do. Options can also be set in the environment.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import {
  binary,
  createUser,
  projectRoot,
  startServer,
  temporaryDatabase,
  temporaryFolder,
} from "./harness/server.mjs";

const run = (args, { env = {}, input = "" } = {}) =>
  spawnSync(binary, args, {
    env: { ...process.env, ...env },
    input,
    encoding: "utf8",
    timeout: 60_000,
  });

function says(args, status, words, given) {
  const answer = run(args, given);
  assert.equal(answer.status, status, `${args.join(" ")}: ${answer.stderr}`);
  assert.match(answer.stderr, words);
  assert.equal(answer.stderr.trim().split("\n").length, 1, answer.stderr);
}

test("an unknown word is reported with the closest known one", () => {
  for (const [line, words] of [
    ["bakup", /there is no command 'bakup'; did you mean 'backup'\?/],
    ["user crate", /there is no command 'crate'; did you mean 'create'\?/],
    ["serve --databse x", /there is no option '--databse'; did you mean '--data'\?/],
    ["serve --lisen=x", /there is no option '--lisen'; did you mean '--listen'\?/],
    ["backup --dbb x", /there is no option '--dbb'; did you mean '--db'\?/],
    ["export --usr Anna", /there is no option '--usr'; did you mean '--user'\?/],
    ["user ban Anna --raeson x", /there is no option '--raeson'; did you mean '--reason'\?/],
    ["variants all", /'all' is an unexpected argument; see --help/],
    ["migrate", /--db is required; see --help/],
    ["", /subcommand is required; see --help/],
  ])
    says(line.split(" ").filter(Boolean), 2, words);
});

test("every option of a command has a name in the environment", () => {
  const commands = run(["--help"]).stdout.match(/(?<=Subcommands:\n).*/s)[0];
  const names = [...commands.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => [name]);
  assert.ok(names.length >= 12, commands);
  const ofUser = ["create", "password", "role", "ban", "unban", "close"].map((name) => [
    "user",
    name,
  ]);
  let options = 0;
  for (const command of [...names, ...ofUser].filter(([name]) => name !== "serve"))
    for (const [row, name] of run([...command, "--help"]).stdout.matchAll(/^ +.*?--([a-z-]+).*$/gm))
      if (name !== "help") {
        ++options;
        const variable = `CROWNHEAD_${name.replaceAll("-", "_").toUpperCase()}`;
        assert.ok(row.includes(`Env:${variable}`), `${command.join(" ")}: ${row}`);
      }
  assert.ok(options >= 20, `${options} options`);
});

test("the version is the newest in the changelog", () => {
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(
    readFileSync(join(projectRoot, "CHANGELOG.md"), "utf8"),
  );
  assert.deepEqual(run(["--version"]).stdout, `crownhead ${newest}\n`);
});

test("the file and the address may come from the environment", async (t) => {
  const db = temporaryDatabase(t);
  const env = { CROWNHEAD_DB: db };
  for (const line of ["migrate", "check", "user create Anna", "export --user Anna"]) {
    const { status, stderr } = run(line.split(" "), { env, input: "correct horse\n" });
    assert.equal(status, 0, `${line}: ${stderr}`);
  }
  const server = await startServer(t, { db });
  assert.equal(run(["health"], { env: { CROWNHEAD_URL: server.url } }).status, 0);
  says(["check", "--db", `${db}.none`], 1, /there is no database/, { env });
});

test("an invalid database file and an unavailable address are named", async (t) => {
  const folder = temporaryFolder(t);
  const [junk, none, inside] = ["junk.db", "none.db", "folder.db"].map((n) => join(folder, n));
  writeFileSync(junk, "x".repeat(5000));
  mkdirSync(inside);
  const { port } = await startServer(t);
  for (const [args, words] of [
    [["serve", "--db", junk], /junk\.db cannot be read \(file is not a database\); choose/],
    [["migrate", "--db", junk], /junk\.db cannot be read \(file is not a database\); choose/],
    [["check", "--db", junk], /junk\.db cannot be read \(file is not a database\); choose/],
    [["check", "--db", none], /there is no database .*none\.db; check the name/],
    [["check", "--db", inside], /there is no database .*folder\.db; check the name/],
    [["migrate", "--db", inside], /folder\.db cannot be opened .*; choose a file/],
    [["migrate", "--db", join(folder, "no", "x.db")], /x\.db\.lock: No such file.*; choose a/],
    [
      ["serve", "--db", join(folder, "x.db"), "--listen", `127.0.0.1:${port}`],
      new RegExp(`cannot listen on 127\\.0\\.0\\.1:${port}: Address already in use; .*--listen`),
    ],
  ])
    says(args, 1, words);
});

test("a command that fails leaves no new database behind", (t) => {
  const folder = temporaryFolder(t);
  const db = join(folder, "typo.db");
  const input = "correct horse\n";
  for (const [line, words, typed = input] of [
    ["export --user Anna", /there is no database .*typo\.db; check the name/],
    ["user ban Anna --reason spam", /there is no database .*typo\.db; check the name/],
    ["user create Anna", /password/, "short\n"],
    ["user create Anna --email foo", /email must be an address like name@example\.org/],
    ["user create 1", /username/],
  ]) {
    says([...line.split(" "), "--db", db], 1, words, { input: typed });
    assert.deepEqual(readdirSync(folder), [], line);
  }
  assert.equal(run(["user", "create", "Anna", "--db", db], { input }).status, 0);
  assert.ok(existsSync(db));
});

test("an operator's texts follow the same rules as a moderator's", async (t) => {
  const db = temporaryDatabase(t);
  createUser(db, "Anna", "player", "correct horse");
  await startServer(t, { db });
  const act = (name, reason) => ["user", name, "Anna", "--reason", reason, "--db", db];
  for (const name of ["ban", "unban"]) {
    says(act(name, ""), 1, /reason must not be empty; write a few words/);
    says(act(name, " "), 1, /reason must not be empty/);
    says(act(name, "x".repeat(501)), 1, /reason may be at most 500 characters long/);
    assert.equal(run(act(name, "x".repeat(500))).status, 0);
  }
  const input = "correct horse\n";
  const make = (email) => ["user", "create", "Ben", "--email", email, "--db", db];
  says(make("foo"), 1, /email must be an address/, { input });
  says(make(`${"x".repeat(251)}@a.b`), 1, /email may be at most 254 characters long/, { input });
  assert.equal(run(make("ben@example.org"), { input }).status, 0);
});

test("the plays of nardi are listed and counted", () => {
  const listed = run("moves --variant nardi --position 4HPwATDgc/ABMA --dice 65".split(" "));
  const { plays } = JSON.parse(listed.stdout);
  assert.deepEqual(
    plays.map(({ text }) => text),
    ["13/2", "13/7 13/8", "13/7 8/3", "24/13", "24/18 13/8", "24/18 8/3", "8/2 8/3"],
  );
  assert.equal(plays[3].position, "4HPwAyDgc/ABMA");
  const counted = run("perft --variant nardi --depth 2".split(" "));
  assert.equal(JSON.parse(counted.stdout).nodes, 202_782);
  for (const [line, words] of [
    ["moves --variant nardi", /depend on the roll; give it, e\.g\. --dice 65/],
    ["moves --variant nardi --dice 70", /"70" is not one/],
    ["moves --variant nardi --position xx --dice 65", /"xx" is not one/],
    ["moves --variant nardi --fen W:W1 --dice 65", /A FEN is for draughts/],
    ["moves --variant russian --dice 65", /--position and --dice are for nardi/],
    ["moves --variant nadri --dice 65", /did you mean "nardi"\?/],
    ["perft --variant nardi --depth 1 --routes", /--routes counts captures of draughts/],
  ])
    says(line.split(" "), 2, words);
});

test("the computer answers a list of positions and reports the invalid ones", () => {
  const lines = [
    { variant: "russian", moves: ["c3-d4"], level: 4, lot: 1 },
    { variant: "international", fen: "W:WK10:B5", level: 8 },
    { variant: "international", moves: ["32-28", "1-2"] },
    { variant: "english", fen: "W:W1:B", level: 1 },
    { variant: "russian", moves: ["c3-d4"], level: 4, lot: 1 },
  ];
  const input = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const { status, stdout } = run(["think"], { input });
  assert.equal(status, 1);
  const answers = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.equal(answers.length, lines.length);
  assert.match(answers[0].move, /^[a-h][678]-[a-h][56]$/);
  assert.equal(typeof answers[1].score, "number");
  assert.equal(answers[2].code, "ILLEGAL_MOVE");
  assert.ok(answers[3].code, JSON.stringify(answers[3]));
  assert.deepEqual(answers[4], answers[0]);
  assert.equal(run(["think"], { input: `${JSON.stringify(lines[0])}\n` }).status, 0);
});
