import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Resource } from "../../src/loading/resource.ts";
import { Problem, Unreachable } from "../../src/net/request.ts";
import { serverIsBack } from "../../src/net/when-back.ts";

/** A resource whose requests the test answers, in any order. */
function asked() {
  const questions: { answer(value: string): void; fail(error: Error): void }[] = [];
  const found: string[] = [];
  const resource = new Resource<string>(
    () => new Promise((answer, fail) => questions.push({ answer, fail })),
    (value) => found.push(value),
  );
  const at = (n: number) => questions[n] ?? assert.fail(`question ${n} was not asked`);
  return { resource, found, at, count: () => questions.length };
}

const refused = (status: number) => new Problem(status, "CODE", "It is so.", new Map());
const settled = () => new Promise((done) => setImmediate(done));

test("an outdated answer is dropped, whether success or failure", async () => {
  const { resource, found, at } = asked();
  const all = [resource.load(), resource.load(), resource.load()];
  at(2).answer("new");
  at(0).answer("old");
  at(1).fail(new Unreachable());
  await Promise.all(all);
  assert.deepEqual(found, ["new"]);
  assert.equal(resource.answer.value, "new");
  assert.equal(resource.trouble.value, null);
  assert.equal(resource.busy.value, false);
});

test("earlier callers settle with the newest request", async () => {
  const { resource, found, at } = asked();
  const older = resource.get().then(() => [...found]);
  const newer = resource.get();
  at(0).answer("first");
  at(1).answer("second");
  await newer;
  assert.deepEqual(await older, ["second"]);
  const both = [resource.get(), resource.get()];
  at(2).answer("third");
  at(3).fail(new Error("fourth"));
  for (const each of both) await assert.rejects(each, /fourth/);
});

test("data stays during a reload and is cleared for another request", async () => {
  const { resource, at } = asked();
  const first = resource.load();
  at(0).answer("first");
  await first;
  void resource.load();
  assert.deepEqual([resource.answer.value, resource.busy.value], ["first", true]);
  void resource.begin();
  assert.equal(resource.answer.value, null);
});

test("a network failure is shown and retried once when the connection is restored", async () => {
  const { resource, at, count } = asked();
  const first = resource.load();
  at(0).fail(new Unreachable());
  await first;
  assert.match(resource.trouble.value ?? "", /Cannot reach/);
  serverIsBack();
  // A button may start a request at the same time.
  void resource.again();
  assert.equal(count(), 2);
  at(1).answer("there");
  await settled();
  assert.deepEqual([resource.answer.value, resource.trouble.value], ["there", null]);
  serverIsBack();
  assert.equal(count(), 2);
});

test("a refusal is not retried, an overloaded server is", async () => {
  for (const [status, asks] of [
    [404, 1],
    [503, 2],
  ] as const) {
    const { resource, at, count } = asked();
    const first = resource.load();
    at(0).fail(refused(status));
    await first;
    serverIsBack();
    assert.equal(count(), asks, String(status));
    resource.stop();
  }
});

test("a stopped request is neither used nor retried", async () => {
  const { resource, found, at, count } = asked();
  const first = resource.load();
  resource.stop();
  at(0).answer("late");
  await first;
  const second = resource.load();
  at(1).fail(new Unreachable());
  await second;
  resource.stop();
  serverIsBack();
  assert.deepEqual([found, count()], [[], 2]);
});

test("a change triggers a reload, and a refused change stays shown", async () => {
  const { resource, at } = asked();
  const done = resource.change(Promise.resolve());
  await settled();
  at(0).answer("changed");
  await done;
  assert.deepEqual([resource.answer.value, resource.trouble.value], ["changed", null]);
  const again = resource.change(Promise.reject(refused(409)));
  await settled();
  at(1).answer("as before");
  await again;
  assert.deepEqual([resource.answer.value, resource.trouble.value], ["as before", "It is so."]);
});

test("pages load data only through resources, never in their own effects", () => {
  const effect = /useEffect\(\s*\(\) => \{[\s\S]*?\n\s*\}, \[[^\]]*\]\)/g;
  const byHand = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx"))
    .flatMap((path) =>
      [...readFileSync(join("src", path), "utf8").matchAll(effect)]
        // Opening a link from a mail counts as an action.
        .filter(([text]) => /\bapi\.(?!confirmEmail\b)\w/.test(text))
        .map(([text]) => `${path}: ${text}`),
    );
  assert.deepEqual(byHand, []);
});
