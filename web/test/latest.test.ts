import assert from "node:assert/strict";
import { test } from "node:test";
import { Latest } from "../src/net/latest.ts";

/** A question that the test answers. */
function question<T>() {
  let answer: (value: T) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const asked = new Promise<T>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { asked, answer, fail };
}

test("an answer that is overtaken is not used", async () => {
  const latest = new Latest();
  const [first, second] = [question<string>(), question<string>()];
  const used: string[] = [];
  const both = [first, second].map(({ asked }) => latest.take(asked, (got) => used.push(got)));
  second.answer("second");
  await both[1];
  first.answer("first");
  await both[0];
  assert.deepEqual(used, ["second"]);
});

test("whoever has asked before goes on when the newest answer was used", async () => {
  const latest = new Latest();
  const [first, second] = [question<string>(), question<string>()];
  const used: string[] = [];
  const older = latest.take(first.asked, (got) => used.push(got)).then(() => [...used]);
  const newer = latest.take(second.asked, (got) => used.push(got));
  first.answer("first");
  second.answer("second");
  await newer;
  assert.deepEqual(await older, ["second"]);
});

test("only what the newest fails of is told", async () => {
  const latest = new Latest();
  const [first, second] = [question<string>(), question<string>()];
  const older = latest.take(first.asked, () => {});
  const newer = latest.take(second.asked, () => {});
  first.fail(new Error("first"));
  second.answer("second");
  await Promise.all([older, newer]);
  await assert.rejects(
    latest.take(Promise.reject(new Error("third")), () => {}),
    /third/,
  );
});

test("what was stopped is not used", async () => {
  const latest = new Latest();
  const first = question<string>();
  let used = false;
  const done = latest.take(first.asked, () => {
    used = true;
  });
  latest.stop();
  first.answer("first");
  await done;
  assert.equal(used, false);
});
