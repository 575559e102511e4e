import "./no-browser.ts";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import type { TopicListener } from "../src/net/socket.ts";
import { OpenStudy } from "../src/study/study.ts";

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
/** Until what was asked for is answered. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A study at version 4 that is followed, with what follows it. */
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

test("a newer version is asked for, the one that is there is not", async () => {
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

test("where no more is told it asks whether the study is still there", async () => {
  const { study, topics } = await opened();
  answers = [gone];
  topics[0]?.listener.info?.({ type: "ended" });
  await settled();
  assert.equal(asked, 1);
  assert.notEqual(study.failure.value, null);
  assert.equal(topics.length, 1, "and follows it no more");
});

test("a study that is still there is followed anew", async () => {
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

test("a page that is left follows nothing", async () => {
  const { topics, stop } = await opened();
  stop();
  assert.ok(topics[0]?.over);
  answers = [found(5)];
  topics[0]?.listener.info?.({ type: "ended" });
  await settled();
  assert.equal(topics.length, 1);
});
