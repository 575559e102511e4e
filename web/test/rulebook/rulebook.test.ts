// The rules pages are complete in every language, and faults in them are found.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { variantKeys } from "../../src/labels/variants.ts";
import { taughtKeys } from "../../src/rulebook/taught.ts";
import { foldersOf } from "../../texts/read.mjs";
import { blocksOf, type Position, readExamples, readRules, rulePages } from "../../texts/rules.mjs";
import { missingRules, rulesFaults } from "../../texts/rules-faults.mjs";

const locales = join(process.cwd(), "locales");
const english = await readRules(locales, "en");
const examples = await readExamples(locales);

const taught = [...variantKeys, ...taughtKeys].sort();

test("every game has a rules page in English, and an example with a move", () => {
  assert.deepEqual(Object.keys(english).sort(), taught);
  const shown = examples.filter(({ moves }) => moves.length > 0).map(({ variant }) => variant);
  assert.deepEqual([...new Set(shown)].sort(), taught);
});

test("no two examples of a variant have the same name", () => {
  const names = examples.map(({ variant, name }) => `${variant} ${name}`);
  assert.deepEqual([...new Set(names)], names);
});

for (const language of await foldersOf(locales))
  test(`the rules pages in ${language} have no faults`, async () => {
    assert.deepEqual(rulesFaults(await readRules(locales, language), english, examples), []);
  });

const page = `Short *and* **[sharp](/rules/frysk)**.

- One.
- Two.

## Examples

![A title](example:first)
What is **shown** on c3 after 16 moves.
`;
const source = { russian: page, frysk: "Five men." };
const positions: Position[] = [
  { variant: "russian", name: "first", fen: "W:Wc3:Be5", moves: ["c3-d4"] },
  { variant: "frysk", name: "other", fen: "W:W46:B1", moves: ["46-41"] },
];

test("a page is parsed with the position of each example", () => {
  const { russian } = rulePages({ russian: page }, source, positions, "de");
  assert.deepEqual(russian, {
    language: "de",
    blocks: [
      {
        kind: "paragraph",
        text: [
          "Short ",
          { kind: "em", text: ["and"] },
          " ",
          {
            kind: "strong",
            text: [{ kind: "link", href: "/rules/frysk", text: ["sharp"] }],
          },
          ".",
        ],
      },
      { kind: "list", ordered: false, items: [["One."], ["Two."]] },
      { kind: "heading", level: 2, text: ["Examples"] },
      {
        kind: "example",
        name: "first",
        title: "A title",
        text: ["What is ", { kind: "strong", text: ["shown"] }, " on c3 after 16 moves."],
        fen: "W:Wc3:Be5",
        moves: ["c3-d4"],
      },
    ],
  });
});

test("a missing page falls back to English, says so and is reported", () => {
  const pages = rulePages({ russian: page }, source, positions, "de");
  assert.equal(pages.frysk?.language, "en");
  assert.deepEqual(pages.frysk?.blocks, blocksOf(source.frysk));
  assert.deepEqual(missingRules({ russian: page }, source), [
    "rules/frysk.md: is missing; readers get the English page",
  ]);
});

test("unsupported markup is rejected with its line", () => {
  for (const line of [
    "# A title",
    "| a | b |\n|---|---|\n| 1 | 2 |",
    "<b>bold</b> words",
    "words with `code`",
    "A non-breaking&nbsp;space",
    "![A picture](board.png)",
    "> quoted",
    "- one\n  - two",
    "    indented",
    "---",
  ])
    assert.throws(() => blocksOf(line), /has something that is not understood: "/, line);
});

test("faults of a translated page are found", () => {
  const faults = (from: string, to: string) => {
    assert.ok(page.includes(from));
    return rulesFaults({ russian: page.replace(from, to) }, source, positions);
  };
  for (const [from, to, fault] of [
    [
      "## Examples",
      "### Examples",
      "has a heading of level 3 where English has a heading of level 2",
    ],
    ["## Examples", "Examples", "has nothing more where English has a heading of level 2"],
    ["- Two.", "", "has a list of 1 points where English has a list of 2 points"],
    ["example:first", "example:second", "places the example second, which there is not"],
    ["A title", "", "gives the example first no title"],
    ["What is **shown** on c3 after 16 moves.", "", "does not say c3"],
    ["on c3", "on c5", "does not say c3"],
    ["16 moves", "60 moves and 16", "says 60, which English does not"],
    ["/rules/frysk", "/rules/frisk", "leads to /rules/frisk, which is no page of rules"],
    ["/rules/frysk", "frysk.md", "leads to frysk.md, which is no page of rules"],
    [
      "/rules/frysk",
      "javascript:alert(1)",
      "leads to javascript:alert(1), which is no page of rules",
    ],
    ["*and*", "<i>and</i>", 'has something that is not understood: "<i>"'],
  ] as const)
    assert.equal(faults(from, to)[0], `rules/russian.md: ${fault}`);
  const uncaptioned = { russian: "![A title](example:first)" };
  assert.deepEqual(rulesFaults(uncaptioned, uncaptioned, positions), [
    "rules/russian.md: gives the example first no caption",
  ]);
  assert.deepEqual(faults("![A title](example:first)\n", ""), [
    "rules/russian.md: does not place the example first",
  ]);
  assert.deepEqual(faults("What is", "What\n\n![Again](example:first) is"), [
    "rules/russian.md: places the example first twice",
  ]);
  assert.deepEqual(faults("/rules/frysk", "https://example.org/rules"), []);
  assert.deepEqual(rulesFaults({ polish: page }, source, positions), [
    "rules/polish.md: English has no such page",
  ]);
});
