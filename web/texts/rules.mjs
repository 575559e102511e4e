// Reads the rules pages in the translators' format: locales/<language>/rules/<variant>.md, in a
// small subset of Markdown. See docs/translating.md. They are parsed at build time by the lexer of
// marked, which is well maintained, has no dependencies, and spares us a definition of Markdown.

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Lexer } from "marked";

/** @typedef {import("../src/rulebook/page.ts").Inline} Inline */
/** @typedef {import("../src/rulebook/page.ts").Block} Block */
/** @typedef {{ variant: string, name: string, fen: string, moves: string[], rule?: string }} Position */

const unread = (token) => {
  const [line] = token.raw.trim().split("\n");
  throw new Error(`has something that is not understood: ${JSON.stringify(line)}`);
};

/**
 * @returns {Inline}
 */
function inlineOf(token) {
  switch (token.type) {
    case "text":
      if (/&#?\w+;/.test(token.text)) unread(token);
      return token.text;
    case "escape":
      return token.text;
    case "strong":
      return { kind: "strong", text: inlinesOf(token.tokens) };
    case "em":
      return { kind: "em", text: inlinesOf(token.tokens) };
    case "link":
      return { kind: "link", href: token.href, text: inlinesOf(token.tokens) };
    default:
      return unread(token);
  }
}

const inlinesOf = (tokens) => tokens.map(inlineOf);

const scheme = "example:";

/**
 * A paragraph that begins with ![title](example:name) is a board, and the rest of it is the
 * caption.
 */
function exampleOf([image, ...caption]) {
  const [first, ...rest] = inlinesOf(caption);
  const text = typeof first === "string" ? [first.trimStart(), ...rest] : inlinesOf(caption);
  const name = image.href.slice(scheme.length);
  return { kind: "example", name, title: image.text, text: text.filter((part) => part !== "") };
}

function itemOf(item) {
  const [only, ...more] = item.tokens;
  const plain = only?.type === "text" || only?.type === "paragraph";
  return plain && only.tokens && more.length === 0 ? inlinesOf(only.tokens) : unread(item);
}

/** @returns {Block} */
function blockOf(token) {
  switch (token.type) {
    case "heading":
      if (token.depth === 1) unread(token);
      return { kind: "heading", level: token.depth, text: inlinesOf(token.tokens) };
    case "paragraph": {
      const [first] = token.tokens;
      if (first?.type === "image" && first.href.startsWith(scheme)) return exampleOf(token.tokens);
      return { kind: "paragraph", text: inlinesOf(token.tokens) };
    }
    case "list":
      return { kind: "list", ordered: token.ordered, items: token.items.map(itemOf) };
    default:
      return unread(token);
  }
}

/**
 * Parses a page into blocks, with examples that lack their positions. Throws for anything else.
 * @param {string} markdown
 * @returns {Block[]}
 */
export const blocksOf = (markdown) =>
  Lexer.lex(markdown)
    .filter(({ type }) => type !== "space")
    .map(blockOf);

/**
 * The pages of a language in Markdown, by variant; empty if it has no folder of pages.
 * @param {string} locales
 * @param {string} language
 * @returns {Promise<Record<string, string>>}
 */
export async function readRules(locales, language) {
  const folder = join(locales, language, "rules");
  const names = await readdir(folder).catch((error) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const pages = {};
  for (const name of names.filter((name) => name.endsWith(".md")).sort())
    pages[name.slice(0, -".md".length)] = await readFile(join(folder, name), "utf8");
  return pages;
}

/**
 * The positions of the examples, the same for all languages.
 * @param {string} locales
 * @returns {Promise<Position[]>}
 */
export const readExamples = async (locales) =>
  JSON.parse(await readFile(join(locales, "examples.json"), "utf8"));

/**
 * The pages to show, by variant: pages of a language, and English ones where it has none.
 * @param {Record<string, string>} own
 * @param {Record<string, string>} english
 * @param {readonly Position[]} examples
 * @param {string} language
 * @returns {Record<string, import("../src/rulebook/page.ts").RulePage>}
 */
export function rulePages(own, english, examples, language) {
  const pages = Object.entries(english).map(([variant, markdown]) => {
    const blocks = blocksOf(own[variant] ?? markdown).map((block) => {
      if (block.kind !== "example") return block;
      const position = examples.find((at) => at.variant === variant && at.name === block.name);
      if (!position) throw new Error(`rules/${variant}.md: there is no example ${block.name}`);
      const { fen, moves, rule } = position;
      return { ...block, fen, moves, ...(rule && { rule }) };
    });
    return [variant, { language: own[variant] === undefined ? "en" : language, blocks }];
  });
  return Object.fromEntries(pages);
}
