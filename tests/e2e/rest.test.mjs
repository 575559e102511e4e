// Accounts, sessions, tokens and challenges over REST.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import test from "node:test";
import { problem, requiredOf } from "./harness/problem.mjs";
import {
  Client,
  cookieOf,
  days,
  gameOf,
  good,
  makeAccount,
  makePlayer,
  startGame,
} from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";

test("accounts", async (t) => {
  const server = await startServer(t);
  const nobody = new Client(server);
  const create = (body, options) => nobody.post("/accounts", body, options);
  const password = "correct horse";

  await t.test("an account, its session, its profile", async () => {
    const made = await create({
      username: "Ann",
      password,
      email: "ann@example.org",
      locale: "lv",
    });
    assert.equal(made.status, 201);
    assert.deepEqual(Object.keys(made.body).sort(), ["id", "username"]);
    const ann = new Client(server, { cookie: cookieOf(made) });
    const profile = await good(ann.get("/account"));
    assert.deepEqual(
      [profile.id, profile.username, profile.email, profile.locale],
      [made.body.id, "Ann", "ann@example.org", "lv"],
    );
    const changed = await ann.send("PATCH", "/account", { body: { time_zone: "Europe/Riga" } });
    assert.equal(changed.body.time_zone, "Europe/Riga");
    assert.equal(changed.body.email, "ann@example.org");
    assert.deepEqual(await good(ann.get("/account")), changed.body);
    const open = await good(nobody.get("/users/ann"));
    const known = ["bot", "closed", "computer_level", "created_ms", "guest", "role", "username"];
    assert.deepEqual(Object.keys(open).sort(), known);
    const again = await nobody.post("/session", { username: "ANN", password });
    assert.deepEqual([again.status, again.body], [200, made.body]);
    problem(await create({ username: "aNN", password: "another one" }), 409, "NAME_TAKEN");
    problem(
      await nobody.post("/session", { username: "Ann", password: "wrong" }),
      401,
      "NOT_SIGNED_IN",
    );
    problem(await nobody.get("/users/nobody"), 404, "NOT_FOUND");
    problem(await nobody.get("/account"), 401, "NOT_SIGNED_IN");
  });

  await t.test("an account is made once for a key", async () => {
    const key = randomUUID();
    const body = { username: "once", password };
    const answers = [await create(body, { key }), await create(body, { key })];
    assert.deepEqual(
      answers.map((a) => a.status),
      [201, 201],
    );
    assert.deepEqual(answers[0].body, answers[1].body);
    problem(await create({ ...body, username: "twice" }, { key }), 422, "KEY_REUSED");
    problem(await create(body, { key: "mine" }), 422, "INVALID_FIELD");
  });

  await t.test("all that is wrong is named at once", async () => {
    const fields = problem(
      await create({ username: "1", password: "short" }),
      422,
      "INVALID_FIELD",
    );
    assert.deepEqual(fields, ["username", "password"]);
    assert.deepEqual(problem(await create({}), 422, "INVALID_FIELD"), ["username", "password"]);
    const types = await create({ username: 5, password: [], email: {}, locale: 1 });
    assert.deepEqual(problem(types, 422, "INVALID_FIELD"), [
      "username",
      "password",
      "email",
      "locale",
    ]);
  });

  await t.test("names that are refused", async () => {
    const names = ["a", "x".repeat(21), "x".repeat(61), "", "_ann", "an n", "ann\0", "ann/../bob"];
    for (const username of [...names, "änn", "аnn", "ann​", "😀😀", "<b>ann</b>", "ann\n"]) {
      const fields = problem(await create({ username, password }), 422, "INVALID_FIELD");
      assert.deepEqual(fields, ["username"], JSON.stringify(username));
    }
    for (const bad of ["short", "x".repeat(1025), "carl-carl"]) {
      const fields = problem(
        await create({ username: "carl-carl", password: bad }),
        422,
        "INVALID_FIELD",
      );
      assert.deepEqual(fields, ["password"]);
    }
    for (const email of ["ann", "a b@example.org", "a@b\r\nBcc: c@d", `${"x".repeat(255)}@e`]) {
      const fields = problem(
        await create({ username: "dora", password, email }),
        422,
        "INVALID_FIELD",
      );
      assert.deepEqual(fields, ["email"]);
    }
  });

  await t.test("a password may be of any characters", async () => {
    for (const [i, word] of ["пароль 😀", "nul \0 inside", "x".repeat(1024)].entries()) {
      assert.equal((await create({ username: `word${i}`, password: word })).status, 201);
      const again = await nobody.post("/session", { username: `word${i}`, password: word });
      assert.equal(again.status, 200);
      const less = await nobody.post("/session", {
        username: `word${i}`,
        password: [...word].slice(0, -1).join(""),
      });
      problem(less, 401, "NOT_SIGNED_IN");
    }
    const cut = await nobody.post("/session", { username: "word1", password: "nul " });
    problem(cut, 401, "NOT_SIGNED_IN");
  });

  await t.test("tokens and their scopes", async () => {
    const account = await makeAccount(server, "tess");
    const bob = await makePlayer(server, "bob");
    const tokenFor = async (scopes) => {
      const { token } = await good(
        account.post("/tokens", { name: scopes.join(), scopes, password: account.password }),
      );
      return new Client(server, { name: "tess", token });
    };
    const [reader, player] = [await tokenFor(["read"]), await tokenFor(["play"])];
    const challenge = { opponent: "bob", variant: "russian", time_control: days(1) };
    assert.equal((await reader.get("/account")).status, 200);
    problem(await reader.post("/challenges", challenge), 403, "SCOPE_MISSING");
    problem(await reader.post("/seeks", {}), 403, "SCOPE_MISSING");
    assert.equal((await player.post("/challenges", challenge)).status, 201);
    problem(await player.get("/account"), 403, "SCOPE_MISSING");
    for (const token of [reader, player]) {
      problem(await token.post("/tokens", { name: "more", scopes: ["read"] }), 403, "FORBIDDEN");
      problem(await token.send("PATCH", "/account", { body: {} }), 403, "FORBIDDEN");
    }
    const game = await startGame(player, bob, { time_control: days(1) });
    problem(
      await reader.post(`/games/${game}/moves`, { move: "32-28", ply: 0 }),
      403,
      "SCOPE_MISSING",
    );
    for (const token of ["x", "ch_t_unknown", account.cookie.split("=")[1]]) {
      const stranger = new Client(server, { token });
      problem(await stranger.get(`/games/${game}`), 401, "NOT_SIGNED_IN");
    }
    problem(await account.post("/tokens", { name: "x", scopes: [] }), 422, "INVALID_FIELD");
    problem(await account.post("/tokens", { name: "x", scopes: ["all"] }), 422, "INVALID_FIELD");
    problem(await account.post("/tokens", { name: "x", scopes: "read" }), 422, "INVALID_FIELD");
    const key = randomUUID();
    const { password } = account;
    const forgotten = { name: "kept", scopes: ["read", "play"] };
    problem(await account.post("/tokens", forgotten), 422, "INVALID_FIELD");
    problem(await account.post("/tokens", { ...forgotten, password: "x" }), 403, "FORBIDDEN");
    const wish = { ...forgotten, password };
    const twice = [
      await account.post("/tokens", wish, { key }),
      await account.post("/tokens", wish, { key }),
    ];
    assert.deepEqual(twice[0].body, twice[1].body);
  });
});

test("challenges", async (t) => {
  const server = await startServer(t);
  const [ann, bob, cleo] = await Promise.all(
    ["ann", "bob", "cleo"].map((name) => makePlayer(server, name)),
  );
  const nobody = new Client(server);
  const wish = { variant: "russian", time_control: days(3), color: "black" };
  const challenge = async (more = { opponent: "bob" }) =>
    (await good(ann.post("/challenges", { ...wish, ...more }))).id;

  await t.test("to a name: only the two know of it", async () => {
    const id = await challenge();
    const seen = await good(bob.get(`/challenges/${id}`));
    assert.deepEqual(
      [seen.from, seen.to, seen.color, seen.variant],
      ["ann", "bob", "black", "russian"],
    );
    assert.deepEqual(await good(ann.get(`/challenges/${id}`)), seen);
    problem(await cleo.get(`/challenges/${id}`), 404, "NOT_FOUND");
    problem(await nobody.get(`/challenges/${id}`), 404, "NOT_FOUND");
    problem(await cleo.post(`/challenges/${id}/accept`), 404, "NOT_FOUND");
    problem(await cleo.post(`/challenges/${id}/decline`), 404, "NOT_FOUND");
    problem(await cleo.send("DELETE", `/challenges/${id}`), 404, "NOT_FOUND");
    problem(await nobody.post(`/challenges/${id}/accept`), 401, "NOT_SIGNED_IN");
    problem(await ann.post(`/challenges/${id}/accept`), 409, "OWN_OFFER");
    problem(await ann.post(`/challenges/${id}/decline`), 403, "FORBIDDEN");
    problem(await bob.send("DELETE", `/challenges/${id}`), 403, "FORBIDDEN");
    for (const client of [ann, bob]) {
      assert.deepEqual((await good(client.get("/challenges"))).items, [seen]);
    }
    assert.deepEqual((await good(cleo.get("/challenges"))).items, []);

    const key = randomUUID();
    const accept = () => bob.post(`/challenges/${id}/accept`, undefined, { key });
    const answers = await Promise.all([accept(), accept()]);
    assert.deepEqual(
      answers.map((a) => a.status),
      [201, 201],
    );
    assert.equal(answers[0].body.game_id, answers[1].body.game_id);
    assert.deepEqual((await accept()).body, answers[0].body);
    const game = await gameOf(cleo, answers[0].body.game_id);
    assert.deepEqual([game.players.white.username, game.players.black.username], ["bob", "ann"]);
    assert.equal(game.pace, "correspondence");
    // What each move changed on the board is told of draughts alone.
    assert.deepEqual(Object.keys(game).sort(), [...requiredOf("Game"), "changes"].sort());
    problem(await bob.post(`/challenges/${id}/accept`), 404, "NOT_FOUND");
  });

  await t.test("declined and withdrawn", async () => {
    const declined = await challenge();
    assert.equal((await bob.post(`/challenges/${declined}/decline`)).status, 204);
    problem(await bob.post(`/challenges/${declined}/accept`), 404, "NOT_FOUND");
    const withdrawn = await challenge();
    assert.equal((await ann.send("DELETE", `/challenges/${withdrawn}`)).status, 204);
    problem(await ann.send("DELETE", `/challenges/${withdrawn}`), 404, "NOT_FOUND");
    problem(await bob.post(`/challenges/${withdrawn}/accept`), 404, "NOT_FOUND");
  });

  await t.test("an open one is for whoever comes first", async () => {
    const id = await challenge({});
    assert.equal((await good(nobody.get(`/challenges/${id}`))).to, null);
    const answers = await Promise.all(
      [bob, cleo, bob, cleo].map((client) => client.post(`/challenges/${id}/accept`)),
    );
    const won = answers.filter((answer) => answer.status === 201);
    assert.equal(won.length, 1);
    for (const answer of answers) {
      if (answer.status !== 201) assert.match(answer.body.code, /^(CHALLENGE_GONE|NOT_FOUND)$/);
    }
    assert.equal((await good(nobody.get("/games?player=ann&status=playing"))).items.length, 2);
  });

  await t.test("one is made once for a key", async () => {
    const key = randomUUID();
    const post = (more) => ann.post("/challenges", { ...wish, opponent: "cleo", ...more }, { key });
    const ids = [(await post()).body.id, (await post()).body.id];
    assert.equal(ids[0], ids[1]);
    problem(await post({ color: "white" }), 422, "KEY_REUSED");
    assert.equal((await good(cleo.get("/challenges"))).items.length, 1);
  });

  await t.test("wrong ones are refused", async () => {
    const cases = [
      [{ opponent: "nobody" }, ["opponent"]],
      [{ opponent: 7 }, ["opponent"]],
      [{ variant: "go", color: "red" }, ["color", "variant"]],
      [{ time_control: { kind: "per_move" } }, ["time_control.time_ms"]],
      [{ time_control: { kind: "per_move", time_ms: 1 } }, ["time_control"]],
      [{ time_control: { kind: "per_move", time_ms: 1e300 } }, ["time_control.time_ms"]],
      [{ fen: "W:W1:B" }, ["fen"]],
      [{ fen: "nonsense" }, ["fen"]],
      [{ fen: "W".repeat(1001) }, ["fen"]],
      [{ fen: "W:Wc3:Bd8", rated: true }, ["fen"]],
    ];
    for (const [more, fields] of cases) {
      const answer = await ann.post("/challenges", { ...wish, ...more });
      assert.deepEqual(problem(answer, 422, "INVALID_FIELD").sort(), fields, JSON.stringify(more));
    }
    const self = await ann.post("/challenges", { ...wish, opponent: "Ann" });
    problem(self, 409, "OWN_OFFER");
  });
});
