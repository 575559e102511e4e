import assert from "node:assert/strict";
import { test } from "node:test";
import de from "texts:de";
import en from "texts:en";
import { adopt, messages, say } from "../src/messages/messages.ts";
import { asSentence, endingText, winnerOf } from "../src/messages/sentences.ts";

test("the end of a game is said in words", () => {
  const cases = [
    ["2-0", "resignation", null, "White wins: Black resigned"],
    ["0-1", "time", null, "Black wins: White ran out of time"],
    ["1-0", "no_moves", null, "White wins: Black has no move"],
    ["1-1", "agreement", null, "Draw: agreed by both"],
    [
      "1-1",
      "16_move_rule",
      { rule: "16_move_rule", article: "6.3" },
      "Draw: 16-move rule, art. 6.3",
    ],
    ["1/2-1/2", "main_road", { rule: "main_road", article: "" }, "Draw: main road rule"],
    [null, "abort", null, "The game was aborted"],
  ] as const;
  for (const [result, reason, counter, expected] of cases) {
    assert.equal(endingText(result, reason, counter), expected);
  }
});

test("who has won is read from both forms of results", () => {
  const winners = ["2-0", "0-2", "1-1", "1-0", "0-1", "1/2-1/2", null].map(winnerOf);
  assert.deepEqual(winners, ["white", "black", null, "white", "black", null, null]);
});

test("what the server says becomes a sentence", () => {
  assert.equal(asSentence("wait for the move"), "Wait for the move.");
  assert.equal(asSentence("Done."), "Done.");
  assert.match(asSentence(""), /\.$/);
});

test("each clause of the server finds its own words, whatever stands in it", () => {
  const sevens = new Proxy({}, { get: () => "7" });
  adopt("de", de);
  const clauses = Object.keys(messages.refusals ?? {});
  const found = clauses.map((clause) => asSentence(clause.replace(/\{\w+\}/g, "7")));
  const own = Object.values(messages.refusals ?? {}).map((text) => say(text, sevens));
  adopt("en", en);
  // One ends in what another says, and that has a dot of its own.
  assert.deepEqual(
    found,
    own.map((text) => text.replace(/7$/, "7.")),
  );
});

test("what the server says is read in one's own language where that has words for it", () => {
  const whole = "it is the opponent's turn; wait for the move";
  adopt("de", de);
  const own = asSentence(whole);
  const words = messages.refusals?.[whole];
  const taken = asSentence("the name Jan (of {reason}) is taken; choose another");
  const after = asSentence("too many tries; wait 57 s and try again");
  const banned = asSentence("this account is banned: twice\nwarned");
  const without = ["sent by nobody", "toString"].map(asSentence);
  adopt("en", en);
  assert.ok(own);
  assert.equal(own, words);
  assert.match(taken, /Jan \(of \{reason\}\)/);
  assert.doesNotMatch(taken, /the name/);
  assert.match(after, /57/);
  assert.match(banned, /twice\nwarned/);
  assert.deepEqual(without, ["Sent by nobody.", "ToString."]);
  assert.equal(asSentence(whole), "It is the opponent's turn; wait for the move.");
});
