import "../no-browser.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseFen } from "../../src/board/position.ts";
import type { Puzzle, PuzzleAnswer, PuzzleCounts, PuzzleResult } from "../../src/net/puzzles.ts";
import { Unreachable } from "../../src/net/request.ts";
import { Attempt, beforeText, type Judge } from "../../src/puzzle/attempt.ts";
import { countsOf } from "../../src/puzzle/choice.ts";
import { toyRules, toyVariant } from "../toy-rules.ts";

const puzzle: Puzzle = {
  id: "7",
  variant: "international",
  ruleset: "fmjd",
  fen: "B:W32:B19",
  last_move: "19-23",
  color: "white",
  plies: 3,
};

const rules = toyRules({
  "B:W32:B19": { "19-23": "W:W32:B23" },
  "W:W32:B23": { "32-28": "B:W28:B23", "32-27": "B:W27:B23" },
  "B:W28:B23": { "23-29": "W:W28:B29" },
  "W:W28:B29": { "28-22": "B:W22:B29" },
});

const result: PuzzleResult = {
  counted: true,
  rating: 1512,
  before: 1500,
  puzzle_rating: 1490,
  themes: ["ending"],
  solved: 3,
  tries: 4,
  game: null,
};

const solved: PuzzleAnswer = { right: true, solved: true, result };
const failed: PuzzleAnswer = { right: false, solution: ["32-28", "23-29", "28-22"], result };

/** An attempt whose delays pass when the test says so, and the requests it has sent. */
function attempt(...answers: (PuzzleAnswer | Error)[]) {
  const asked: (readonly string[] | "gives up")[] = [];
  const give = async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer;
    return answer;
  };
  const judge: Judge = {
    moves: (_, moves) => {
      asked.push(moves);
      return give();
    },
    giveUp: () => {
      asked.push("gives up");
      return give();
    },
    hint: async (_, move) => {
      asked.push([`hint ${move}`]);
      return { from: "32" };
    },
  };
  let waiting: (() => void) | null = null;
  const made = new Attempt(puzzle, rules, judge, (_, act) => {
    waiting = act;
    return () => {
      waiting = null;
    };
  });
  const pass = () => {
    const act = waiting;
    waiting = null;
    act?.();
    return act !== null;
  };
  made.begin();
  return { made, asked, pass };
}

const shown = ({ board }: Attempt) => {
  const { turn, pieces } = board.position.value;
  const names = [...pieces].map(([square, { color }]) => `${color} ${square}`);
  return [turn, ...names.sort()].join();
};
const standing = (fen: string) => {
  const { turn, pieces } = parseFen(toyVariant.geometry, fen);
  return [turn, ...[...pieces].map(([square, { color }]) => `${color} ${square}`).sort()].join();
};
const at = (made: Attempt, fen: string) => assert.equal(shown(made), standing(fen));

/** Waits until answers have been processed. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("the last move of the game is shown, then the reader is asked", () => {
  const { made, pass } = attempt();
  at(made, "B:W32:B19");
  assert.equal(made.board.routes.value.length, 0);
  assert.ok(pass());
  at(made, "W:W32:B23");
  assert.equal(made.phase.value, "yours");
  assert.deepEqual(
    made.board.routes.value.map(({ full }) => full),
    ["32-28", "32-27"],
  );
  assert.notEqual(made.board.lastMove.value, null);
  assert.match(made.announcement.value, /19-23.*White/);
  made.dispose();
});

test("another winning move is undone, and the reader tries again", async () => {
  const { made, asked, pass } = attempt({ right: false, also_wins: true }, solved);
  pass();
  made.typed("32-27");
  await settle();
  at(made, "W:W32:B23");
  assert.equal(made.phase.value, "yours");
  assert.equal(made.outcome.value, null);
  assert.equal(made.refusal.value, "32-27 also wins, but find the quickest way.");
  made.typed("32-28");
  await settle();
  assert.deepEqual(asked, [["32-27"], ["32-28"]]);
  made.dispose();
});

test("a hint marks the piece of the current move until it has moved", async () => {
  const { made, asked, pass } = attempt({ right: true, reply: "23-29" }, solved);
  pass();
  await made.hint();
  assert.deepEqual(asked, [["hint 1"]]);
  assert.equal(made.hinted.value, "32");
  assert.equal(made.refusal.value, "Move the piece on 32.");
  const [mark] = made.board.advice.value;
  assert.equal(mark?.from, mark?.to);
  made.typed("32-28");
  assert.equal(made.hinted.value, null);
  assert.deepEqual(made.board.advice.value, []);
  await settle();
  pass();
  await made.hint();
  assert.deepEqual(asked.at(-1), ["hint 2"], "the second move");
  made.dispose();
});

test("a correct move is answered, and the last one solves the puzzle", async () => {
  const { made, asked, pass } = attempt({ right: true, reply: "23-29" }, solved);
  pass();
  assert.ok(made.typed("32-28"));
  at(made, "B:W28:B23");
  assert.equal(
    made.board.routes.value.length,
    0,
    "nothing can be moved while the question is open",
  );
  await settle();
  assert.ok(pass());
  at(made, "W:W28:B29");
  assert.equal(made.phase.value, "yours");
  made.typed("28-22");
  await settle();
  assert.deepEqual(asked, [["32-28"], ["32-28", "28-22"]]);
  assert.equal(made.outcome.value?.kind, "solved");
  assert.deepEqual(
    made.line.value.map(({ full }) => full),
    ["19-23", "32-28", "23-29", "28-22"],
  );
  at(made, "B:W22:B29");
  assert.equal(made.typed("28-22"), false, "it is over");
});

test("a wrong move stays on the board until the reader steps through the solution", async () => {
  const { made, pass } = attempt(failed);
  pass();
  made.typed("32-27");
  await settle();
  assert.equal(made.outcome.value?.kind, "wrong");
  assert.match(made.announcement.value, /32-27/);
  at(made, "B:W27:B23");
  made.step(-1);
  at(made, "W:W32:B23");
  made.step(1);
  at(made, "B:W28:B23");
  made.stepTo(99);
  at(made, "B:W22:B29");
  made.stepTo(0);
  at(made, "B:W32:B19");
  made.replay();
  at(made, "W:W32:B23");
  let moves = 0;
  while (pass()) moves += 1;
  assert.equal(moves, 3);
  at(made, "B:W22:B29");
});

test("a step ends the replay", async () => {
  const { made, pass } = attempt(failed);
  pass();
  made.typed("32-27");
  await settle();
  made.replay();
  pass();
  made.step(-1);
  assert.equal(pass(), false);
  at(made, "W:W32:B23");
});

test("a move without a verdict is undone and can be tried again", async () => {
  const { made, asked, pass } = attempt(new Unreachable(), solved);
  pass();
  made.typed("32-28");
  await settle();
  at(made, "W:W32:B23");
  assert.equal(made.phase.value, "yours");
  assert.notEqual(made.refusal.value, "");
  made.typed("32-28");
  assert.equal(made.refusal.value, "");
  await settle();
  assert.deepEqual(asked, [["32-28"], ["32-28"]]);
  assert.equal(made.outcome.value?.kind, "solved");
});

test("giving up shows the solution", async () => {
  const { made, asked, pass } = attempt(failed);
  pass();
  await made.giveUp();
  assert.deepEqual(asked, ["gives up"]);
  assert.equal(made.outcome.value?.kind, "givenUp");
  while (pass());
  at(made, "B:W22:B29");
});

test("an answer for a page that was left changes nothing", async () => {
  const { made, pass } = attempt(solved);
  pass();
  made.typed("32-28");
  made.dispose();
  await settle();
  assert.equal(made.outcome.value, null);
});

test("the solution cannot be stepped through before the end", () => {
  const { made, pass } = attempt();
  pass();
  made.step(-1);
  at(made, "W:W32:B23");
});

test("an attempt shows an earlier one or that the puzzle is disabled", () => {
  const past = { solved: null, disabled: false };
  assert.equal(beforeText(past), "");
  assert.match(beforeText({ ...past, solved: true }), /You have already solved this puzzle/);
  assert.match(beforeText({ ...past, solved: false }), /already failed/);
  assert.match(beforeText({ solved: true, disabled: true }), /removed this puzzle/);
});

test("themes are counted for the chosen variant", () => {
  const themes: PuzzleCounts["themes"] = [{ theme: "shot", puzzles: 3 }];
  const known: PuzzleCounts[] = [
    { variant: "russian", puzzles: 3, themes },
    { variant: "english", puzzles: 0, themes: [] },
  ];
  assert.deepEqual(countsOf(known, "russian"), { shot: 3 });
  assert.deepEqual(countsOf(known, "thai"), {});
});
