// The C++ generated from texts. tests/messages checks what that C++ prints.

import assert from "node:assert/strict";
import { test } from "node:test";
import { enumOf, expressionOf, literal, nameOf, plainText, structOf } from "../../texts/cpp.mjs";
import { languageOf, numberForms, pluralForms } from "../../texts/cpp-language.mjs";
import { valuesOf } from "../../texts/values.mjs";

const made = (text: string, english = text) => expressionOf(text, { english, language: "latvian" });

test("a text is joined from its literals and values", () => {
  assert.equal(
    made('Nobody\'s "x" \\ {a}\n'),
    String.raw`words::joined({"Nobody's \"x\" \\ ", v.a.value, "\n"})`,
  );
  assert.equal(made("{oneDay}"), "words::joined({v.one_day.value})");
  assert.equal(made("{n, number} š"), 'words::joined({words::written(latvian, v.n), " š"})');
  assert.equal(made("#1"), 'words::joined({"#1"})');
});

test("the spelling of a value can be customized", () => {
  const options = { english: "{a}", language: "english", value: (name: string) => `given_${name}` };
  assert.equal(expressionOf("{a}", options), "words::joined({given_a.value})");
});

test("a sentence ends in one dot", () => {
  assert.equal(
    made("On {day}."),
    'words::joined({"On ", v.day.value, words::dot_after(v.day.value)})',
  );
  assert.equal(made("{day}. So"), 'words::joined({v.day.value, ". So"})');
});

test("a plural checks the exact number first, then the form of the language", () => {
  assert.equal(
    made("{n, plural, one {#} =0 {none} other {# of {who}}}"),
    'words::joined({(v.n == words::Number(0) ? words::joined({"none"}) : ' +
      "words::form(latvian, v.n) == words::Form::one ? words::joined({words::written(latvian, v.n)}) : " +
      'words::joined({words::written(latvian, v.n), " of ", v.who.value}))})',
  );
});

test("a choice is an enum, a flag is a bool", () => {
  const side = "{side, select, white {W} other {{side}?}}";
  assert.equal(
    made(side),
    'words::joined({(v.side.value == decltype(v.side.value)::white ? words::joined({"W"}) : ' +
      'words::joined({"", "?"}))})',
  );
  assert.equal(
    made("{yes, select, true {y} other {n}}"),
    'words::joined({(v.yes.value == true ? words::joined({"y"}) : words::joined({"n"}))})',
  );
  const [[name, value] = ["", undefined]] = valuesOf(side);
  assert.ok(value);
  assert.equal(enumOf(name, value), "enum class Side : std::uint8_t { white, other };");
});

test("the struct of a text requires each value", () => {
  assert.equal(
    structOf("Told", valuesOf("{name} {n, plural, other {#}} {is, select, true {} other {}}")),
    "struct Told { words::Given<std::string_view> name; words::Number n; words::Given<bool> is; };",
  );
  assert.equal(
    structOf("Won", valuesOf("{by, select, a {} b {} other {}}{by, select, a {} c {} other {}}")),
    "struct Won { enum class By : std::uint8_t { a, b, c, other }; words::Given<By> by; };",
  );
});

test("values that differ from English are rejected", () => {
  const refused: readonly (readonly [string, string, RegExp])[] = [
    ["{nme}", "{name}", /names \{nme\}, which English does not/],
    ["{name, number}", "{name}", /\{name\} is a text in English, and no number/],
    ["{name, plural, other {}}", "{name}", /\{name\} is a text in English, and no number/],
    ["{n, select, a {} other {}}", "{n, number}", /is a number in English, and no choice or truth/],
    ["{x, select, c {} other {}}", "{x, select, a {} other {}}", /chooses by c, which \{x\} never/],
    ["{x}", "{x, select, a {} other {}}", /\{x\} is for choosing/],
    ["{at, date}", "{at}", /only \{name\}/],
    ["{n, selectordinal, other {}}", "{n, number}", /only \{name\}/],
    ["{n", "{n}", /cannot be read/],
  ];
  for (const [text, english, why] of refused) assert.throws(() => made(text, english), why, text);
});

test("a translated choice has the keys of the English one", () => {
  const english = "{side, select, white {White} black {Black} other {{side}}} moves";
  assert.match(made("{side, select, black {S} other {W}}", english), /::black \?/);
});

test("names are valid C++ names", () => {
  assert.equal(nameOf("myTurn"), "my_turn");
  assert.equal(nameOf("new"), "new_");
  assert.throws(() => nameOf("25_move_rule"), /no name/);
  assert.equal(plainText("It's '{a}'"), "It's {a}");
  assert.equal(plainText("{a}"), undefined);
  assert.equal(literal("\u0001a1"), String.raw`"\001a1"`);
});

test("each language uses its plural rules", () => {
  const formed = (language: string, ...numbers: readonly number[]) => {
    const { whole } = pluralForms(language);
    return numbers.map((n) => whole.charAt(n < 100 ? n : 100 + (n % 100))).join("");
  };
  assert.equal(formed("en", 0, 1, 2, 11, 21, 101), "o1oooo");
  assert.equal(formed("ru", 0, 1, 2, 5, 11, 12, 21, 22, 100, 101, 111, 112), "m1fmmm1fm1mm");
  assert.equal(formed("pl", 0, 1, 2, 5, 12, 21, 22, 101, 102), "m1fmmmfmf");
  assert.equal(formed("lv", 0, 1, 2, 10, 11, 21, 110, 111, 121), "z1ozz1zz1");
  assert.equal(formed("fr", 0, 1, 2), "11o");
  assert.deepEqual(pluralForms("fr").parts, ["1", "1", "o"]);
  assert.equal(pluralForms("es").millions, "m");
  const [, , croatian = ""] = pluralForms("hr").parts;
  assert.equal([10, 20, 50, 21, 11].map((part) => croatian.charAt(part - 1)).join(""), "1fo1o");
});

test("each language uses its number format", () => {
  assert.deepEqual(numberForms("de"), { group: ".", point: ",", groupsFour: true });
  assert.deepEqual(numberForms("pl"), { group: "\u00a0", point: ",", groupsFour: false });
  assert.match(languageOf("en"), /^\{\.group = ",", \.point = "\.", \.groups_four = true,\n/);
});
