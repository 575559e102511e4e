// The code of the C++ builders of refusals.

import assert from "node:assert/strict";
import { test } from "node:test";
import { buildersOf } from "../../texts/reasons.mjs";

const { header, source } = buildersOf({
  game: {
    over: "the game is over",
    waits: "wait {seconds, number} s for {name}",
    moves: "{count, plural, one {# move} other {# moves}} are left",
    within: "cannot be played: {why}",
    kind: "is not one of {variant}",
    side: "a man of {color, select, white {White} other {Black}}",
  },
  vacation: {
    too_long: "may last {most, number} days; this has {hours}",
    overlaps: "it overlaps another one: {start_ms} to {end_ms}",
  },
});

test("each value is a typed argument, in the order of the text", () => {
  for (const declaration of [
    "Reason over();",
    "Reason waits(std::int64_t seconds, std::string_view name);",
    "Reason moves(std::int64_t count);",
    "Reason within(const Reason& why);",
    "Reason kind(const Label& variant);",
    "Reason side(std::string_view color);",
    "Reason too_long(std::int64_t most, Hours hours);",
    "Reason overlaps(Instant start_ms, Instant end_ms);",
  ])
    assert.ok(header.includes(`${declaration}\n`), declaration);
});

test("English chooses by number and by name", () => {
  assert.match(source, /if \(count == 1\) \{\nsaid_ \+= std::to_string\(count\);/);
  assert.match(
    source,
    /if \(color == "white"\) \{\nsaid_ \+= "White";\n\} else \{\nsaid_ \+= "Black";/,
  );
});

test("lengths and times are written in words and kept as numbers", () => {
  for (const line of [
    "said_ += length_text(hours);",
    'add(made_, "hours", hours.count);',
    "said_ += instant_text(start_ms);",
    'add(made_, "start_ms", start_ms.ms);',
  ])
    assert.ok(source.includes(`${line}\n`), line);
  for (const text of [
    "{hours, number} h",
    "{end_ms, number}",
    "{hours, plural, one {#} other {#}}",
  ])
    assert.throws(
      () => buildersOf({ game: { at: text } }),
      /refusals\.game\.at: \{\w+\} is called/,
    );
});

test("the names are sorted for binary search", () => {
  const list = source.slice(source.indexOf("names = {"), source.indexOf("known_name("));
  const names = [...list.matchAll(/"([\w.]+)"/g)].map(([, name]) => name);
  assert.deepEqual(names, [
    ...["color", "count", "end_ms", "game.kind", "game.moves", "game.over", "game.side"],
    ...["game.waits", "game.within", "hours", "most", "name", "seconds", "start_ms"],
    ...["vacation.overlaps", "vacation.too_long", "variant", "why"],
  ]);
});

test("an invalid text or one without a group fails the build", () => {
  assert.throws(() => buildersOf({ game: { at: "at {when, date}" } }), /refusals\.game\.at: only/);
  assert.throws(() => buildersOf({ over: "the game is over" }), /a group and a name/);
  assert.throws(() => buildersOf({ game: { "no-name": "x" } }), /a group and a name/);
});
