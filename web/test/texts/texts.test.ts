// What the build generates from texts, and the faults that it finds.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { messages } from "../../src/messages/messages.ts";
import { speechOf } from "../../src/messages/numbers.ts";
import { scriptOf, typesOf } from "../../texts/compile.mjs";
import { faultsOf } from "../../texts/faults.mjs";

type Say = (values: Record<string, unknown>) => string;

/** The compiled text, as on a page. */
async function compiled(text: string, locale = "en"): Promise<string | Say> {
  const script = `data:text/javascript,${encodeURIComponent(scriptOf({ text }))}`;
  const module: { default(speech: unknown): { text: string | Say } } = await import(script);
  return module.default(speechOf(locale)).text;
}

async function said(text: string, values: Record<string, unknown>, locale = "en") {
  const say = await compiled(text, locale);
  assert.ok(typeof say === "function");
  return say(values);
}

test("a text without values is a string, whatever it contains", async () => {
  assert.equal(await compiled("Nobody's $'{'1'}' `\\\\`"), ["Nobody's $", "{1} `\\\\`"].join(""));
  assert.equal(await compiled("<b> & \\n"), "<b> & \\n");
});

test("values, numbers, plurals and choices follow the language", async () => {
  assert.equal(await said("{a} – {b}", { a: 1, b: "x" }), "1 – x");
  assert.equal(await said("{n, number}", { n: 1234.5 }, "de"), "1.234,5");
  const moves = "{n, plural, =0 {none} one {# move} other {# moves of {who}}}";
  assert.equal(await said(moves, { n: 0, who: "me" }), "none");
  assert.equal(await said(moves, { n: 1, who: "me" }), "1 move");
  assert.equal(await said(moves, { n: 2000, who: "me" }), "2,000 moves of me");
  const side = "{side, select, white {White} other {Black}} moves";
  assert.equal(await said(side, { side: "white" }), "White moves");
  assert.equal(await said(side, { side: "toString" }), "Black moves");
});

test("a sentence ends in one dot", async () => {
  assert.equal(await said("On {day}.", { day: "31. 12." }), "On 31. 12.");
  assert.equal(await said("On {day}.", { day: "Monday" }), "On Monday.");
});

test("unsupported syntax is rejected with the place of the text", () => {
  for (const text of ["{at, date}", "{n, selectordinal, other {#th}}", "{n, number, percent}"])
    assert.throws(() => scriptOf({ group: { name: text } }), /group\.name: only \{name\}/);
  assert.throws(() => scriptOf({ name: "{n, plural, one {#}}" }), /cannot be read: .*other/);
});

test("the types require each value of the English text", () => {
  const types = typesOf({
    file: {
      "2-0": "won",
      of: "{n, plural, one {#} other {# {why}}}",
      is: "{yes, select, true {a} other {b}}",
    },
  });
  assert.match(types, /readonly "2-0": string;/);
  assert.match(
    types,
    /of: \(values: \{ readonly n: number; readonly why: string \| number \}\) => string;/,
  );
  assert.match(types, /is: \(values: \{ readonly yes: boolean \}\) => string;/);
});

test("a wrong or missing value does not compile", () => {
  const never: boolean = messages.site === undefined;
  if (!never) return;
  // @ts-expect-error: the number is missing.
  messages.days({});
  // @ts-expect-error: no such value.
  messages.game.turnOf({ color: "white", colour: "white" });
  // @ts-expect-error: no such colour.
  messages.game.turnOf({ color: "red" });
  // @ts-expect-error: no such text.
  messages.game.turnsOf;
});

const english = {
  file: {
    days: "{n, plural, one {# day} other {# days}}",
    who: "{name} moves",
    side: "{side, select, white {White} black {Black} other {{side}}}",
  },
};
const inRussian = (texts: Record<string, string>) =>
  faultsOf({ file: texts }, english, "ru").map((fault) => fault.replace(/; in English.*/, ""));
const right = {
  days: "{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}",
  who: "ходит {name}",
  side: "{side, select, white {белые} other {чёрные}}",
};

test("missing and superfluous translations are found", () => {
  assert.deepEqual(inRussian(right), []);
  const { who: _, ...without } = right;
  assert.deepEqual(inRussian(without), ["file.who: is missing"]);
  assert.deepEqual(inRussian({ ...right, more: "ещё" }), ["file.more: English has no such text"]);
});

test("a wrong value, plural form, choice or brace is found", () => {
  const faults: readonly (readonly [string, string, string])[] = [
    ["who", "ходит {nme}", "names {nme}, which English does not"],
    ["who", "ходит", "does not say {name}"],
    ["days", "{n, plural, one {# день} other {# дней}}", "lacks the plural form few, many"],
    [
      "days",
      "{n, plural, two {# день} one {#} few {#} many {#} other {#}}",
      "has no use for the plural form two",
    ],
    ["who", "{name, number} ходит", "counts by {name}, which is no number in English"],
    ["side", "{side, select, red {x} other {y}}", "chooses by red, which {side} never is"],
    ["who", "ходит {name", "cannot be read"],
  ];
  for (const [name, text, fault] of faults) {
    const [first = ""] = inRussian({ ...right, [name]: text });
    assert.ok(first.startsWith(`file.${name}: ${fault}`), first);
  }
});

test("no source joins two texts with a colon: French has a space before it", () => {
  const template = /\}: (?=\$\{)/;
  const drawn = /^[^:?=]*\{[^{}]+\}(?:<\/\w+>)?: *(?:<|\{(?! )|\{" "\})/;
  const ofTypes = /import|function|interface/;
  // A turn of nardi is written "31: 8/5 6/5" in every language.
  const notation = /\$\{\w+\.roll\}: /;
  const joins = (line: string) =>
    !notation.test(line) && (template.test(line) || (drawn.test(line) && !ofTypes.test(line)));
  for (const line of [
    ["`$", "{one}: $", "{other}`"].join(""),
    "{by}: {reason}",
    '<b>{name}</b>:{" "}',
    "{act}: <A />",
  ])
    assert.ok(joins(line), line);
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !/api-types|messages.texts\.ts$/.test(path),
  );
  const found = files.flatMap((path) =>
    readFileSync(join("src", path), "utf8")
      .split("\n")
      .filter(joins)
      .map((line) => `${path}: ${line.trim()}`),
  );
  assert.deepEqual(found, []);
});
