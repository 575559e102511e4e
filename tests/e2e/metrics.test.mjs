// What an operator sees of a running server: metrics, the log, request ids.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { makePlayer, send } from "./harness/rest.mjs";
import { projectRoot, runBinary, startServer } from "./harness/server.mjs";
import { Table } from "./harness/table.mjs";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const yaml = require("yaml");
const { default: parse } = await import(require.resolve("parse-prometheus-text-format"));

/** The page parsed by an independent parser for Prometheus' format, by name. */
async function figures(server) {
  const { status, text, headers } = await send(server, "GET", "/metrics");
  assert.equal(status, 200);
  assert.match(headers["content-type"], /^text\/plain; version=0\.0\.4/);
  const families = parse(text);
  for (const family of families) assert.ok(family.help && family.type, family.name);
  return new Map(families.map((family) => [family.name, family]));
}

const value = (all, name) => Number(all.get(name).metrics[0].value);

const cleanups = [];
let server;

before(async () => {
  const suite = { after: (act) => cleanups.unshift(act) };
  const args = ["--log-format", "json"];
  server = await startServer(suite, { logLevel: "debug", args });
});

after(async () => {
  for (const act of cleanups) await act();
});

test("metrics count what users do", async () => {
  const [ann, ben] = await Promise.all(["ann", "ben"].map((name) => makePlayer(server, name)));
  const table = await Table.open(ann, ben);
  await table.play(["32-28", "19-23", "28x19", "14x23"]);
  const refused = await table.whites.move(table.id, 4, "1-50");
  assert.equal(refused.code, "ILLEGAL_MOVE");

  const all = await figures(server);
  assert.equal(value(all, "crownhead_moves_total"), 4);
  assert.equal(value(all, "crownhead_games_in_memory"), 1);
  assert.equal(value(all, "crownhead_websockets"), 2);
  assert.ok(value(all, "crownhead_connections") >= 3);
  assert.ok(value(all, "crownhead_websocket_messages_total") >= 5);
  assert.equal(value(all, "crownhead_database_healthy"), 1);
  assert.equal(value(all, "crownhead_writer_queue"), 0);
  const codes = all.get("crownhead_refusals_total").metrics;
  const illegal = codes.find(({ labels }) => labels.code === "ILLEGAL_MOVE");
  assert.equal(illegal.value, "1");

  const commits = all.get("crownhead_commit_seconds").metrics[0];
  assert.ok(Number(commits.count) >= 6, "accounts, tokens, the game, moves");
  assert.equal(commits.buckets["+Inf"], commits.count);
  const bounds = Object.keys(commits.buckets).map(Number).filter(Number.isFinite);
  const counts = bounds.sort((a, b) => a - b).map((bound) => Number(commits.buckets[bound]));
  for (let i = 1; i < counts.length; ++i) assert.ok(counts[i] >= counts[i - 1], "cumulative");

  // The parser merges the histograms of all routes into one.
  const { text } = await send(server, "GET", "/metrics");
  const made = '{verb="POST",route="/api/v1/accounts"}';
  const figure = (name) =>
    Number(text.split(`crownhead_http_request_seconds_${name}${made} `)[1]?.split("\n")[0]);
  assert.equal(figure("count"), 2);
  assert.ok(figure("sum") > 0);

  await table.close();
});

test("alerts and the dashboard use existing metrics, and each alert is explained", async () => {
  const file = (name) => readFileSync(join(projectRoot, name), "utf8");
  const rules = yaml.parse(file("docker/alerts.yaml")).groups.flatMap((group) => group.rules);
  const panels = JSON.parse(file("docker/grafana/crownhead.json")).panels;
  const expressions = [
    ...rules.map((rule) => rule.expr),
    ...panels.flatMap((panel) => panel.targets.map((target) => target.expr)),
  ];
  const all = await figures(server);
  for (const expression of expressions)
    for (const [name] of expression.matchAll(/\b(crownhead|process)_\w+/g))
      assert.ok(all.has(name.replace(/_(bucket|sum|count)$/, "")), `${name} in ${expression}`);
  const page = file("docs/operations.md");
  assert.ok(rules.length >= 5);
  for (const { alert } of rules) assert.ok(page.includes(`- **${alert}**`), alert);
});

test("the log has the request id that the client received", async () => {
  assert.equal(runBinary("health", "--url", server.url).status, 0);
  const answer = await send(server, "GET", "/api/v1/games/99?secret=1");
  const id = answer.headers["x-request-id"];
  assert.match(id, /^[0-9a-f]{12}$/);
  await server.stop();
  const lines = server.log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  for (const line of lines) {
    assert.ok(!Number.isNaN(Date.parse(line.at)), line.at);
    assert.match(line.level, /^(debug|info|warning|error)$/);
    assert.equal(typeof line.message, "string");
  }
  const [mine, ...more] = lines.filter((line) => line.request === id);
  assert.deepEqual(more, []);
  assert.deepEqual(
    [mine.message, mine.verb, mine.route, mine.status],
    ["request", "GET", "/api/v1/games/{id}", "404"],
  );
  assert.ok(!server.log.includes("secret"), "paths may be secrets");
});
