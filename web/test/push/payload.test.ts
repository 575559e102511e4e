import assert from "node:assert/strict";
import { test } from "node:test";
import {
  alertsAgain,
  type OpenPage,
  pageFor,
  pathOn,
  readPayload,
  seenOn,
} from "../../src/push/payload.ts";

const origin = "https://club.example";

test("only paths of the site are opened", () => {
  for (const path of ["/", "/game/12", "/tournament/3?tab=vacations"])
    assert.equal(pathOn(origin, path), path);
  for (const other of [
    "https://club.example/game/12",
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "game/12",
    "javascript:alert(1)",
    "",
    12,
    undefined,
  ])
    assert.equal(pathOn(origin, other), null, String(other));
  assert.equal(pathOn(origin, "/a/../game/1"), "/game/1");
  assert.equal(pathOn(origin, "/\t/evil.example/"), null);
});

test("a message is read", () => {
  const text = JSON.stringify({
    ...{ v: 1, kind: "my_turn", title: "Your turn against Ben", body: "32-28", badge: 3 },
    ...{ url: "/game/7", tag: "/game/7", at_ms: 1_700_000_000_000 },
  });
  assert.deepEqual(readPayload(text, origin, "default"), {
    ...{ title: "Your turn against Ben", body: "32-28", path: "/game/7", badge: 3 },
    at_ms: 1_700_000_000_000,
  });
});

test("a message that cannot be read is shown with the default title", () => {
  const plain = { title: "default", body: "", path: "/", badge: null, at_ms: 0 };
  for (const text of [
    "",
    "{",
    "null",
    "7",
    '"text"',
    "[]",
    '{"title":""}',
    '{"title":7,"body":"x"}',
  ])
    assert.deepEqual(readPayload(text, origin, "default"), plain, text);
  const wrong = JSON.stringify({
    title: "Move",
    body: 7,
    url: "//evil.example",
    badge: -1,
    at_ms: "x",
  });
  assert.deepEqual(readPayload(wrong, origin, "default"), { ...plain, title: "Move" });
});

const page = (path: string, visible = false, free = true): OpenPage => ({ path, visible, free });

test("a visible page shows what the message is about", () => {
  const path = "/game/7";
  assert.equal(seenOn([page("/game/7", true)], path), true);
  assert.equal(seenOn([page("/game/7?tab=chat", true)], path), true);
  assert.equal(seenOn([page("/game/7"), page("/", true), page("/game/77", true)], path), false);
  assert.equal(seenOn([page("/vacation", true)], "/vacation?of=3"), false);
  assert.equal(seenOn([], path), false);
});

test("a pressed notification prefers its page, then a visible one that may be left", () => {
  const path = "/game/7";
  const [front, desk, live, there] = [
    page("/", false),
    page("/desk", true),
    page("/game/1", true, false),
    page("/game/7", false, false),
  ];
  assert.deepEqual(pageFor([front, desk, live, there], path), { page: there, moves: false });
  assert.deepEqual(pageFor([live, front, desk], path), { page: desk, moves: true });
  assert.deepEqual(pageFor([live, front], path), { page: front, moves: true });
  assert.equal(pageFor([live], path), null);
  assert.equal(pageFor([], path), null);
});

test("a message about an event that a page has shown does not alert a second time", () => {
  const at = 1_700_000_000_000;
  assert.equal(alertsAgain([], at), true);
  assert.equal(alertsAgain([at], at), false);
  assert.equal(alertsAgain([at + 400], at), false);
  assert.equal(alertsAgain([at - 3_600_000], at), true);
  assert.equal(alertsAgain([undefined], at), true);
});
