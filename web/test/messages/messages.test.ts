import assert from "node:assert/strict";
import { test } from "node:test";
import de from "texts:de";
import en from "texts:en";
import { adopt, messages, say } from "../../src/messages/messages.ts";
import { asSentence, refusalSentence } from "../../src/messages/refusals.ts";
import { endingText, winnerOf } from "../../src/messages/sentences.ts";
import { whenText } from "../../src/messages/when.ts";
import { readLanguage } from "../../texts/read.mjs";
import { valuesOf } from "../../texts/values.mjs";

test("the end of a game is described in words", () => {
  const cases = [
    ["2-0", "resignation", null, "White wins: Black resigned"],
    ["0-1", "time", null, "Black wins: White ran out of time"],
    ["1-0", "no_moves", null, "White wins: Black has no legal move"],
    ["1-1", "agreement", null, "Draw: agreed"],
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

test("the winner is read from both forms of results", () => {
  const winners = ["2-0", "0-2", "1-1", "1-0", "0-1", "1/2-1/2", null].map(winnerOf);
  assert.deepEqual(winners, ["white", "black", null, "white", "black", null, null]);
});

test("a server message becomes a sentence", () => {
  assert.equal(asSentence("wait for the move"), "Wait for the move.");
  assert.equal(asSentence("Done."), "Done.");
  assert.match(asSentence(""), /\.$/);
});

test("each reason has its own text, whatever its values", async () => {
  const { refusals } = await readLanguage("locales", "en");
  adopt("de", [de]);
  for (const [group, texts] of Object.entries(messages.refusals ?? {}))
    for (const [name, text] of Object.entries(texts)) {
      const groups = refusals?.refusals as Record<string, Record<string, string>>;
      const values = [...valuesOf(groups[group]?.[name] ?? "")];
      const sevens = Object.fromEntries(
        values.map(([value, { kind }]) => [value, kind === "number" ? 7 : "7"]),
      );
      const own = refusalSentence({ reason: `${group}.${name}`, params: sevens, detail: "" });
      assert.equal(own, say(text, sevens));
    }
  adopt("en", [en]);
});

test("lengths and times are shown in the reader's language", () => {
  adopt("de", [de]);
  const days = messages.refusals?.vacation?.days_exhausted ?? "";
  const left = { hours: 72, days_allowed: 30, hours_left: 25 };
  const lengths = refusalSentence({ reason: "vacation.days_exhausted", params: left });
  const times = { start_ms: Date.UTC(2026, 6, 1), end_ms: Date.UTC(2026, 6, 8) };
  const instants = refusalSentence({ reason: "vacation.overlaps_vacation", params: times });
  const said = say(days, { ...left, hours: "3 Tage", hours_left: "25 Stunden" });
  const shown = [times.start_ms, times.end_ms].map((at) => whenText(at));
  adopt("en", [en]);
  assert.equal(lengths, said);
  for (const text of shown) assert.ok(instants.includes(text), text);
});

test("a refusal is shown in the reader's language if translated", () => {
  const turn = { reason: "game.opponents_turn", detail: "it is the opponent's turn; wait" };
  adopt("de", [de]);
  const own = refusalSentence(turn);
  const words = messages.refusals?.game?.opponents_turn;
  const taken = refusalSentence({ reason: "account.name_taken", params: { name: "Jan {x}" } });
  const after = refusalSentence({ reason: "request.too_many_tries", params: { seconds: 57 } });
  const placed = refusalSentence({ reason: "csv.name_missing", line: 7, column: 12 });
  const within = refusalSentence({
    reason: "opening.not_moves",
    params: { why: { reason: "move.none_legal", params: {}, detail: "no move" } },
  });
  const without = ["made.since", "toString", "game.toString"].map((reason) =>
    refusalSentence({ reason, detail: "sent by a newer server" }),
  );
  adopt("en", [en]);
  assert.ok(own);
  assert.equal(own, words);
  assert.match(taken, /Jan \{x\}/);
  assert.match(after, /57/);
  assert.match(placed, /7.*12.*:/);
  assert.match(within, /^\p{Lu}.*\p{Lu}.*\.$/u);
  assert.deepEqual(new Set(without), new Set(["Sent by a newer server."]));
  assert.equal(refusalSentence(turn), "It is the opponent's turn; wait.");
});
