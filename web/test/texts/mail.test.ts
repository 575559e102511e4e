// The C++ of the texts of mails: the values that it takes, and faults that stop its generation.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headerOf, saidByServer, sourceOf } from "../../texts/mail-cpp.mjs";

const files = (letter: Record<string, string>, ending: object = {}) =>
  saidByServer({ mail: { letter }, site: { ending, lobby: { no: "page's" } } } as never);

const english = files(
  { hello: "Hello {name},", bye: "Bye" },
  {
    wins: "{winner} wins",
    lost: {
      time: "{loser, select, white {W} black {B} other {}} lost on time",
      "25": "{loser, select, white {W} other {}} lost",
    },
    drawn: { agreement: "agreed" },
  },
);

const inGerman = (letter: Record<string, string>) =>
  sourceOf(
    new Map([
      ["en", files({ hello: "Hello {name},", bye: "Bye" })],
      ["de", files(letter)],
    ]),
  );

test("a text with values is a function, one without a string, and tables are found by key", () => {
  const header = headerOf(english);
  for (const part of [
    "struct HelloValues { words::Given<std::string_view> name; };\nstd::string (*hello)(const HelloValues&);",
    "std::string_view bye;\n};\nLetter letter;",
    "enum class Loser : std::uint8_t { white, black, other };",
    "words::Table<std::string (*)(const LostValues&)> lost;",
    "words::Table<std::string_view> drawn;",
  ])
    assert.ok(header.includes(part), part);
  assert.doesNotMatch(header, /lobby/);
});

test("each language is an object of all texts", () => {
  const source = inGerman({ hello: "Hallo {name},", bye: "Tschüss" });
  assert.match(source, /namespace de \{/);
  assert.match(source, /\.bye = "Tschüss"/);
  assert.match(source, /words::joined\(\{"Hallo ", v\.name\.value, ","\}\)/);
  assert.match(source, /all\[\] = \{en::texts, de::texts\}/);
});

test("a language with a missing text or another value does not compile", () => {
  assert.throws(
    () => inGerman({ hello: "Hallo {name}," }),
    /de: mail\.letter\.bye: is missing; in English: "Bye"/,
  );
  assert.throws(() => inGerman({ hello: "Hallo", bye: "x" }), /hello: does not say \{name\}/);
  assert.throws(
    () => inGerman({ hello: "Hallo {nme}", bye: "x" }),
    /hello: names \{nme\}, which English does not/,
  );
});
