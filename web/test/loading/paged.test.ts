import assert from "node:assert/strict";
import { test } from "node:test";
import { Paged } from "../../src/loading/paged.ts";
import { Unreachable } from "../../src/net/request.ts";
import { serverIsBack } from "../../src/net/when-back.ts";

/** Numbers from 1, three per page. */
const pageOf = (from: number, last: number) => {
  const items = [from, from + 1, from + 2].filter((n) => n <= last);
  return { items, next_cursor: from + 3 <= last ? from + 3 : null };
};

const countingTo = (last: number) =>
  new Paged<number, number>(async (cursor) => pageOf(cursor ?? 1, last));

test("a list is loaded page by page to its end", async () => {
  const list = countingTo(7);
  assert.equal(list.items.value, null);
  await list.begin();
  assert.deepEqual([list.items.value, list.more.value], [[1, 2, 3], true]);
  await list.next();
  await list.next();
  assert.deepEqual([list.items.value, list.more.value], [[1, 2, 3, 4, 5, 6, 7], false]);
});

test("a reload keeps the length of the list and shows it until ready", async () => {
  let last = 7;
  const list = new Paged<number, number>(async (cursor) => pageOf(cursor ?? 1, last));
  await list.begin();
  await list.next();
  last = 20;
  const reading = list.refresh();
  assert.deepEqual(list.items.value, [1, 2, 3, 4, 5, 6]);
  await reading;
  assert.deepEqual([list.items.value, list.more.value], [[1, 2, 3, 4, 5, 6], true]);
  await list.next();
  assert.equal(list.items.value?.length, 9);
});

test("a failure is shown with a retry, which requests the same page", async () => {
  let fails = true;
  const asked: (number | null)[] = [];
  const list = new Paged<number, number>(async (cursor) => {
    asked.push(cursor);
    if (fails) throw new Unreachable();
    return pageOf(cursor ?? 1, 5);
  });
  await list.begin();
  assert.equal(list.items.value, null);
  assert.match(list.trouble.value ?? "", /Cannot reach/);
  fails = false;
  await list.again();
  assert.deepEqual([list.items.value, list.trouble.value], [[1, 2, 3], null]);
  fails = true;
  await list.next();
  assert.deepEqual(list.items.value, [1, 2, 3]);
  assert.notEqual(list.trouble.value, null);
  fails = false;
  await list.again();
  assert.deepEqual(list.items.value, [1, 2, 3, 4, 5]);
  assert.deepEqual(asked, [null, null, 4, 4]);
});

test("the answer to an earlier request is dropped, whether success or failure", async () => {
  const answers: ((page: { items: string[]; next_cursor: null } | Error) => void)[] = [];
  const list = new Paged<string>(
    () =>
      new Promise((resolve, reject) => {
        answers.push((page) => (page instanceof Error ? reject(page) : resolve(page)));
      }),
  );
  const readings = [list.begin(), list.begin(), list.begin()];
  answers[2]?.({ items: ["new"], next_cursor: null });
  answers[0]?.({ items: ["old"], next_cursor: null });
  answers[1]?.(new Unreachable());
  await Promise.all(readings);
  assert.deepEqual([list.items.value, list.trouble.value], [["new"], null]);
});

test("pressing More twice sends one request", async () => {
  let asked = 0;
  const list = new Paged<number, number>(async (cursor) => {
    asked++;
    return pageOf(cursor ?? 1, 9);
  });
  await list.begin();
  await Promise.all([list.next(), list.next()]);
  assert.deepEqual([asked, list.items.value?.length], [2, 6]);
});

test("another request starts over, and the old page is dropped", async () => {
  let wanted = "a";
  const answers: (() => void)[] = [];
  const list = new Paged<string>(() => {
    const items = [wanted];
    return new Promise((resolve) => answers.push(() => resolve({ items, next_cursor: "next" })));
  });
  const first = list.begin();
  answers[0]?.();
  await first;
  const more = list.next();
  wanted = "b";
  const other = list.begin();
  assert.deepEqual([list.items.value, list.more.value], [null, false]);
  answers[2]?.();
  answers[1]?.();
  await Promise.all([more, other]);
  assert.deepEqual(list.items.value, ["b"]);
});

test("when the connection is restored only the failed page is loaded", async () => {
  let fails = false;
  const asked: (number | null)[] = [];
  const list = new Paged<number, number>(async (cursor) => {
    asked.push(cursor);
    if (fails) throw new Unreachable();
    return pageOf(cursor ?? 1, 5);
  });
  await list.begin();
  fails = true;
  await list.next();
  fails = false;
  serverIsBack();
  await new Promise((done) => setImmediate(done));
  assert.deepEqual([list.items.value, list.trouble.value], [[1, 2, 3, 4, 5], null]);
  assert.deepEqual(asked, [null, 4, 4]);
});
