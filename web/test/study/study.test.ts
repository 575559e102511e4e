import "../no-browser.ts";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Analysis, type Subject } from "../../src/analysis/analysis.ts";
import { planted, played, root, type Tree } from "../../src/analysis/tree.ts";
import type { Chapter } from "../../src/net/studies.ts";
import { OpenChapter } from "../../src/study/open-chapter.ts";
import { toyRules, toyVariant } from "../toy-rules.ts";

const start = "W:W32,33:B19";
const rules = toyRules({
  [start]: { "32-28": "B:W28,33:B19", "33-29": "B:W32,29:B19" },
  "B:W28,33:B19": { "19-23": "W:W28,33:B23" },
  "B:W32,29:B19": { "19-23": "W:W32,29:B23" },
  "W:W28,33:B23": { "33-29": "B:W28,29:B23" },
});

const subject: Subject = {
  variant: toyVariant,
  ruleset: "",
  players: null,
  score: "",
  plannable: null,
  running: false,
  finished: null,
};

/** A tree made of lines of moves. */
function grown(...lines: string[]): Tree {
  let tree = planted(start);
  for (const line of lines) {
    let at = root;
    for (const move of line.split(" ")) {
      const { fen } = tree.nodes.get(at) ?? { fen: "" };
      const route = rules.routes(toyVariant, fen).find(({ full }) => full === move);
      assert.ok(route, move);
      const next = played(tree, at, { short: move, full: move }, route.fenAfter);
      tree = next.tree;
      at = next.id;
    }
  }
  return tree;
}

const movesAt = (page: Analysis) => page.path.value.map((node) => node.move?.full);

function analysis(...lines: string[]) {
  const page = new Analysis(subject, rules, { tree: grown(...lines), tags: [] }, () => {});
  page.toEnd();
  return page;
}

test("changes by others keep the reader's place", () => {
  const page = analysis("32-28 19-23");
  page.follow({ tree: grown("33-29 19-23", "32-28 19-23 33-29"), tags: [["Event", "Cup"]] });
  assert.deepEqual(movesAt(page), ["32-28", "19-23"]);
  assert.equal(page.board.position.value.turn, "white");
  assert.deepEqual(page.tags.value, [["Event", "Cup"]]);
  page.forth();
  assert.deepEqual(movesAt(page), ["32-28", "19-23", "33-29"]);
});

test("if the reader's moves were deleted, the last remaining one is shown", () => {
  const page = analysis("32-28 19-23 33-29");
  page.follow({ tree: grown("32-28"), tags: [] });
  assert.deepEqual(movesAt(page), ["32-28"]);
  page.follow({ tree: grown("33-29"), tags: [] });
  assert.deepEqual(movesAt(page), []);
  assert.equal(page.board.position.value.pieces.size, 3);
});

test("following is not an undoable change", () => {
  const page = analysis("32-28");
  page.follow({ tree: grown("33-29"), tags: [] });
  assert.equal(page.before.value, null);
});

// A chapter and its server

interface Sent {
  method: string;
  path: string;
  match: string | null;
  body: { name?: string; game?: { moves: { move: string }[] } };
}

const realFetch = globalThis.fetch;
const realTimer = globalThis.setTimeout;
let sent: Sent[] = [];
let answers: { status: number; body: unknown }[] = [];

beforeEach(() => {
  sent = [];
  answers = [];
  globalThis.fetch = async (path, init) => {
    const answer = answers.shift() ?? { status: 500, body: {} };
    sent.push({
      method: init?.method ?? "",
      path: String(path).replace("/api/v1", ""),
      match: new Headers(init?.headers).get("If-Match"),
      body: JSON.parse(String(init?.body ?? "{}")),
    });
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  };
  // The delay before saving never ends, because the tests save explicitly.
  globalThis.setTimeout = (() => 0) as unknown as typeof setTimeout;
});

afterEach(() => {
  globalThis.fetch = realFetch;
  globalThis.setTimeout = realTimer;
});

function chapterOf(version: number, ...moves: string[]): Chapter {
  return {
    number: 2,
    name: "The ending",
    variant: "international",
    ruleset: "fmjd",
    version,
    game: {
      variant: "international",
      tags: [],
      start_fen: start,
      comment: "",
      moves: moves.map((move, i) => ({ after: i - 1, move, sign: "", comment: "" })),
    },
  } as unknown as Chapter;
}

const open = (mayEdit = true) => new OpenChapter("9", chapterOf(4, "32-28"), mayEdit, rules);

/** Adds a move to the chapter. */
function change({ page }: OpenChapter) {
  page.toEnd();
  assert.ok(page.typed("19-23"));
}

test("a change is saved with the version it was based on", async () => {
  const chapter = open();
  assert.equal(chapter.state.value, "kept");
  change(chapter);
  assert.equal(chapter.state.value, "unsaved");
  answers = [{ status: 200, body: { version: 5 } }];
  await chapter.keep();
  assert.equal(chapter.state.value, "kept");
  const [{ method, path, match, body } = {} as Sent] = sent;
  assert.deepEqual([method, path, match], ["PUT", "/studies/9/chapters/2", '"4"']);
  assert.deepEqual(
    body.game?.moves.map(({ move }) => move),
    ["32-28", "19-23"],
  );
});

test("changes made during a save are unsaved", async () => {
  const chapter = open();
  change(chapter);
  answers = [{ status: 200, body: { version: 5 } }];
  const keeping = chapter.keep();
  assert.equal(chapter.state.value, "saving");
  assert.ok(chapter.page.typed("33-29"));
  await keeping;
  assert.equal(chapter.state.value, "unsaved");
});

test("a reader saves nothing", () => {
  const chapter = open(false);
  change(chapter);
  assert.equal(chapter.state.value, "kept");
  chapter.dispose();
  assert.deepEqual(sent, []);
});

test("an earlier change by another is a conflict, and neither is lost", async () => {
  const chapter = open();
  change(chapter);
  answers = [{ status: 412, body: { code: "STALE_VERSION", detail: "changed meanwhile" } }];
  await chapter.keep();
  assert.equal(chapter.state.value, "conflict");
  assert.ok(chapter.stuck);
  assert.notEqual(chapter.trouble.value, "");
  assert.deepEqual(movesAt(chapter.page), ["32-28", "19-23"]);

  answers = [{ status: 200, body: chapterOf(6, "33-29") }];
  await chapter.takeNewer(rules);
  assert.equal(chapter.state.value, "kept");
  chapter.page.toEnd();
  assert.deepEqual(movesAt(chapter.page), ["33-29"]);
  chapter.page.restore();
  assert.deepEqual(movesAt(chapter.page), ["32-28", "19-23"], "and the own change is restored");
});

test("own changes can be saved next to the newer version", async () => {
  const chapter = open();
  change(chapter);
  answers = [
    { status: 412, body: { code: "STALE_VERSION", detail: "changed meanwhile" } },
    { status: 201, body: { id: "7" } },
    { status: 200, body: chapterOf(6, "33-29") },
  ];
  await chapter.keep();
  assert.equal(await chapter.keepBeside("Mine", rules), 7);
  assert.equal(sent[1]?.body.name, "Mine");
  assert.deepEqual(
    sent[1]?.body.game?.moves.map(({ move }) => move),
    ["32-28", "19-23"],
  );
  assert.equal(chapter.state.value, "kept");
});

test("changes by others are shown once no own change is pending", async () => {
  const chapter = open();
  answers = [{ status: 200, body: chapterOf(5, "32-28", "19-23") }];
  await chapter.see(4, rules);
  assert.deepEqual(sent, [], "it is not newer");
  await chapter.see(5, rules);
  chapter.page.toEnd();
  assert.deepEqual(movesAt(chapter.page), ["32-28", "19-23"]);
  assert.equal(chapter.state.value, "kept");

  assert.ok(chapter.page.typed("33-29"));
  sent = [];
  await chapter.see(6, rules);
  assert.deepEqual(sent, [], "the own change comes first");
});

test("a refused name reverts to the old one", async () => {
  const chapter = open();
  answers = [{ status: 412, body: { code: "STALE_VERSION", detail: "changed meanwhile" } }];
  await chapter.rename("Other");
  assert.equal(chapter.name, "The ending");
  assert.ok(chapter.stuck);
});
