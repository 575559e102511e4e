// Keeps turns of phrase out of comments and documents that an English-speaking engineer or player
// would not use. docs/decisions is history and stays. A line that needs such words, such as a
// quotation, ends with the marker below, in a comment or in an HTML comment.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { test } from "node:test";
import { sourceFiles } from "./source-files.ts";

const root = join(process.cwd(), "..");
const marker = "plain-english: allow";

/** Lines that cannot have the marker, by a part of their text. */
const allowed = ["| `tournaments-by` |"]; // has the option's value everybody

const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|[.;:!?(] )(?:Who|who|Whoever|whoever) (?!(?:is|are|can|may|does|was|will|has)\b[^.]*\?)[a-z]+/,
    "name the subject: a player who",
  ],
  [
    /(?:^|[.;:] )What (?!(?:is|are|can|may|does|was|will|to|it|we|you)\b)[a-z]+ (?:is|are|was|has|does|can|may|will|comes|goes|stands)/,
    "name the subject",
  ],
  [/\b(?:tell|tells|told|telling|untold)\b/, "notify, publish, send, say"],
  [/\btroubles?\b/, "error, failure, problem"],
  [/\banew\b/, "again"],
  [/\bby (?:itself|themselves)\b/, "automatically, alone"],
  [/\bbeside\b/, "next to, besides"],
  [/\bmeanwhile\b/, "in the meantime, or nothing"],
  [
    /\b(?:clocks?|time|texts?|names?|that|it|which|what) (?:stands?|stood)\b/,
    "is stopped, is written",
  ],
  [/\b(?:go|goes|going|went) on\b/, "continue"],
  [/\b(?:take|takes|taken|took) up\b/, "load, resume, begin"],
  [/\b(?:give|gives|given|gave) back\b/, "return, refund"],
  [/\blooks? on\b/, "watch"],
  [/\b(?:that|those) of\b/, "repeat the noun"],
  [/\b(?:[Ss]omebody|[Ee]verybody|[Nn]obody)\b/, "anyone, everyone, no one"],
  [/\b(?:thereof|whereof|of which|of whom|by which|from which)\b/, "make two sentences"],
  [/\bbut for\b/, "except for"],
  [/\b(?:is|are) due\b/, "must be, is ready"],
  [/\b(?:he|his|him)\b/, "they"],
];

/** Prose of a line without code in backticks and targets of links: all of Markdown, the comment of a source; "" if none. */
function proseOf(name: string, text: string): string {
  const line = text.replace(/`[^`]*`/g, "`").replace(/\]\([^)]*\)/g, "]");
  if (name.endsWith(".md")) return line;
  if (line.includes("biome-ignore")) return "";
  if (name.endsWith(".sql")) return line.split("--")[1] ?? "";
  const found = /(?:^|[^:])(?:\/\/+!?<?|^\s*\*(?=\s)|\/\*+)\s?(.*)/.exec(line);
  return found?.[1] ?? "";
}

const skipped = ["build", "node_modules", "decisions", "data", "locales"];
const filesIn = (folder: string) =>
  sourceFiles(join(root, folder), /\.(cpp|hpp|ts|tsx|mjs|md|sql)$/, skipped).map((path) =>
    relative(root, path),
  );

const files = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  ...["bench", "db", "demo", "docker", "docs", "metrics", "migrations", "random"].flatMap(filesIn),
  ...["rules", "server", "tests", "training", "web/src", "web/test", "web/texts"].flatMap(filesIn),
].filter((path) => !path.endsWith("plain-english.test.ts")); // it has the phrases

function faults(name: string, text: string): string[] {
  return text.split("\n").flatMap((line, at) => {
    if ([marker, ...allowed].some((part) => line.includes(part))) return [];
    const prose = proseOf(name, line);
    return phrases
      .filter(([phrase]) => phrase.test(prose))
      .map(([, better]) => `${name}:${at + 1}: ${prose.trim()} [${better}]`);
  });
}

test("each phrase is found in prose, and not in code", () => {
  assert.equal(faults("a.cpp", "  *contact, told); // a copy").length, 0);
  assert.equal(faults("a.hpp", "/// The callback `told` runs once.").length, 0);
  assert.equal(faults("a.hpp", "/// A player is told twice.").length, 1);
  assert.equal(faults("a.ts", 'const told = "https://told"; // nobody, anew').length, 2);
  assert.equal(faults("a.md", "Who moves loses.").length, 1);
  assert.equal(faults("a.md", `He said "nobody". <!-- ${marker} -->`).length, 0);
  assert.equal(faults("a.sql", "SELECT told; -- the clock stands").length, 1);
});

test("comments and documents are in plain English", () => {
  assert.ok(files.length > 1200);
  const found = files.flatMap((path) => faults(path, readFileSync(join(root, path), "utf8")));
  assert.deepEqual(found, []);
});
