import "../no-browser.ts";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import type { TopicListener } from "../../src/net/socket.ts";
import { OpenStudy } from "../../src/study/study.ts";

const realFetch = globalThis.fetch;
let answers: { status: number; body: unknown }[] = [];
let asked = 0;

beforeEach(() => {
  answers = [];
  asked = 0;
  globalThis.fetch = async () => {
    asked += 1;
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    return new Response(JSON.stringify(body), { status });
  };
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

const found = (version: number) => ({ status: 200, body: { id: "9", version, chapters: [] } });
const gone = { status: 404, body: { code: "NOT_FOUND", detail: "no study" } };
/** Waits until requests have been answered. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A followed study at version 4, and its follower. */
async function opened() {
  const topics: { name: string; listener: TopicListener; over: boolean }[] = [];
  const study = new OpenStudy("9", {
    follow(name, listener) {
      const topic = { name, listener, over: false };
      topics.push(topic);
      return () => {
        topic.over = true;
      };
    },
  });
  answers = [found(4)];
  await study.begin();
  const stop = study.follow();
  asked = 0;
  return { study, topics, stop };
}

test("only a newer version is requested", async () => {
  const { study, topics } = await opened();
  assert.equal(topics[0]?.name, "study/9");
  topics[0]?.listener.snapshot?.({}, 4);
  await settled();
  assert.equal(asked, 0);
  answers = [found(5)];
  topics[0]?.listener.snapshot?.({}, 5);
  await settled();
  assert.equal(asked, 1);
  assert.equal(study.answer.value?.version, 5);
});

test("when its topic ends it checks whether the study still exists", async () => {
  const { study, topics } = await opened();
  answers = [gone];
  topics[0]?.listener.info?.({ type: "ended" });
  await settled();
  assert.equal(asked, 1);
  assert.notEqual(study.failure.value, null);
  assert.equal(topics.length, 1, "and it is no longer followed");
});

test("a study that still exists is followed again", async () => {
  const { topics, stop } = await opened();
  answers = [found(5)];
  topics[0]?.listener.info?.({ type: "ended" });
  await settled();
  assert.deepEqual(
    topics.map(({ over }) => over),
    [true, false],
  );
  stop();
  assert.ok(topics[1]?.over);
});

test("a page that was left follows nothing", async () => {
  const { topics, stop } = await opened();
  stop();
  assert.ok(topics[0]?.over);
  answers = [found(5)];
  topics[0]?.listener.info?.({ type: "ended" });
  await settled();
  assert.equal(topics.length, 1);
});
