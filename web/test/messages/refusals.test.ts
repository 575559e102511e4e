// Each refusal as a page shows it: only texts and inserted values.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import accented from "texts:accented";
import en from "texts:en";
import { adopt } from "../../src/messages/messages.ts";
import { refusalSentence } from "../../src/messages/refusals.ts";
import { hoursText } from "../../src/messages/spans.ts";
import { whenText } from "../../src/messages/when.ts";
import { readSite } from "../../texts/read.mjs";
import { valuesOf } from "../../texts/values.mjs";

before(() => adopt("en", [accented]));
after(() => adopt("en", [en]));

type Texts = Readonly<Record<string, string>>;
const list = (await readSite(join(process.cwd(), "locales"), "en")).refusals as unknown as {
  refusals: Readonly<Record<string, Texts>>;
};
const reasons = Object.entries(list.refusals).flatMap(([group, texts]) =>
  Object.entries(texts).map(([name, text]) => ({ reason: `${group}.${name}`, text })),
);

const instant = Date.UTC(2026, 10, 26, 12);
const hours = 49;
/** How the page shows them, in characters that are not accented letters. */
const told = [whenText(instant), hoursText(hours)];
const detail = "English, which is not to be shown";

/**
 * A possible value: a number, a key of a choice, something with its own texts, a duration, a time,
 * or a text in letters that are neither English nor accented.
 */
function possible(name: string, { kind, keys }: { kind: string; keys: string[] }): unknown[] {
  if (name === "variant") return ["russian", "Ω"];
  if (name === "why") return [{ reason: "game.over", params: {}, detail }];
  if (name === "hours" || name === "hours_left") return [hours];
  if (name.endsWith("_ms")) return [instant];
  return kind === "number" ? [1, 2] : [...keys, "Ω"];
}

/** Every combination of choices for a text. */
function cases(text: string): Record<string, unknown>[] {
  let all: Record<string, unknown>[] = [{}];
  for (const [name, value] of valuesOf(text))
    all = all.flatMap((one) => possible(name, value).map((given) => ({ ...one, [name]: given })));
  return all;
}

test("each refusal consists only of accented text, whatever its values", () => {
  assert.ok(reasons.length > 500);
  for (const { reason, text } of reasons)
    for (const params of cases(text))
      for (const place of [{}, { line: 7 }, { line: 7, column: 12 }]) {
        const said = told.reduce(
          (text, one) => text.replaceAll(one, "12"),
          refusalSentence({ reason, params, detail, ...place }),
        );
        assert.match(said, /^\[[^a-zA-Z]*\]$/, `${reason}: ${said}`);
      }
});

test("a word that is in no text is found", () => {
  const said = refusalSentence({ reason: "of.tomorrow", detail });
  assert.doesNotMatch(said, /^\[[^a-zA-Z]*\]$/);
});
