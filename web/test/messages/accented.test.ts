// The program contains no English of its own: everything on a page comes from the texts.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import accented from "texts:accented";
import en from "texts:en";
import ts from "typescript";
import { controlSentence } from "../../src/labels/time.ts";
import { adopt, messages, say } from "../../src/messages/messages.ts";
import { endingText } from "../../src/messages/sentences.ts";

/** Removes bracketed parts, including nested ones. */
function outsideBrackets(text: string): string {
  const shorter = text.replace(/\[[^[\]]*\]/g, "");
  return shorter === text ? text : outsideBrackets(shorter);
}

/** All texts, with a number for every value. */
function allTexts(texts: unknown): string[] {
  const anything = new Proxy({}, { get: () => 2 });
  if (typeof texts === "string" || typeof texts === "function")
    return [say(texts as never, anything)];
  return Object.values(texts as object).flatMap(allTexts);
}

test("every text can be accented completely", () => {
  const texts = allTexts(
    accented({
      number: String,
      plural: (_, forms) => forms.other,
      select: (_, forms) => forms.other,
      sentence: String,
    }),
  );
  assert.ok(texts.length > 1500);
  for (const text of texts) assert.match(text, /^\[[^a-zA-Z]*\]$/s, text);
});

test("composed sentences contain only texts", () => {
  adopt("en", [accented]);
  const told = [
    endingText("2-0", "resignation", null),
    endingText("1-1", "25_move_rule", { rule: "25_move_rule", article: "6.2" }),
    endingText(null, "abort", null),
    controlSentence({ kind: "unlimited" }),
  ];
  adopt("en", [en]);
  for (const text of told) assert.match(outsideBrackets(text), /^[^\p{L}]*$/u, text);
  assert.ok(messages.site.name);
});

/** Visible or announced attributes of elements and of our own components. */
const said = new Set(
  "alt aria-description aria-label aria-roledescription aria-valuetext button content hint label placeholder sentence summary text title".split(
    " ",
  ),
);

/** Equal in every language: an example address. */
const sameEverywhere = new Set(["https://bot.example.org/crownhead"]);

/** The literals with letters that a source shows. */
function shownLiterals(code: string): string[] {
  const source = ts.createSourceFile(
    "page.tsx",
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const literals = (node: ts.Node) => {
    // Arguments of functions and operands of comparisons are not shown directly.
    if (ts.isCallExpression(node) || ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node))
      return;
    if (ts.isArrowFunction(node) || ts.isElementAccessExpression(node)) return;
    if (ts.isBinaryExpression(node) && /[=!]==/.test(node.operatorToken.getText())) return;
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text);
    ts.forEachChild(node, literals);
  };
  const visit = (node: ts.Node) => {
    // Keys have the same names everywhere.
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === "kbd") return;
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isJsxExpression(node) && node.parent && !ts.isJsxAttribute(node.parent)) literals(node);
    if (ts.isJsxAttribute(node) && said.has(node.name.getText()) && node.initializer)
      literals(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found
    .map((text) => text.replace(/&\w+;/g, "").trim())
    .filter((text) => /\p{L}/u.test(text) && !sameEverywhere.has(text));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return entry.name.endsWith(".tsx") ? [path] : [];
  });
}

test("words visible on a page are found, program strings are not", () => {
  const page = `<p class="muted" title="A hint">
    Words {kind === "draw" ? "drawn" : words.won} &middot; {said("key")} {\`Round \${n}\`}
    <Field label="Name" kind="text" onClick={() => go("home")} />
  </p>`;
  assert.deepEqual(shownLiterals(page), ["A hint", "Words", "drawn", "Round", "Name"]);
});

test("no page has hard-coded words", () => {
  const found = sources("src").flatMap((path) =>
    shownLiterals(readFileSync(path, "utf8")).map((text) => `${path}: ${text}`),
  );
  assert.deepEqual(found, []);
});
