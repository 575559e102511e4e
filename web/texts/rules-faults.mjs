// Finds the faults in a language's rules pages, as sentences.

import { blocksOf } from "./rules.mjs";

/** @typedef {import("../src/rulebook/page.ts").Block} Block */
/** @typedef {import("../src/rulebook/page.ts").Inline} Inline */

/** The parts of a line, including nested ones. */
const partsOf = (text) =>
  text.flatMap((part) => (typeof part === "string" ? [part] : [part, ...partsOf(part.text)]));

/**
 * Each line of a page: a heading, a paragraph, a list item, a caption.
 * @param {readonly Block[]} blocks
 * @returns {Inline[][]}
 */
const linesOf = (blocks) =>
  blocks.flatMap((block) => (block.kind === "list" ? block.items : [block.text]));

/**
 * What must be equal in all languages: the levels of headings, and the number of items in lists.
 */
const outlineOf = (blocks) =>
  blocks.flatMap((block) => {
    if (block.kind === "heading") return [`a heading of level ${block.level}`];
    return block.kind === "list" ? [`a list of ${block.items.length} points`] : [];
  });

function outlineFaults(blocks, english) {
  const own = outlineOf(blocks);
  const source = outlineOf(english);
  const longer = own.length > source.length ? own : source;
  const at = longer.findIndex((_, i) => own[i] !== source[i]);
  if (at < 0) return [];
  const here = [own, source].map((outline) => outline[at] ?? "nothing more");
  return [`has ${here[0]} where English has ${here[1]}`];
}

function exampleFaults(blocks, names) {
  const placed = blocks.filter(({ kind }) => kind === "example");
  const faults = placed.flatMap(({ name, title, text }, i) => [
    ...(names.includes(name) ? [] : [`places the example ${name}, which there is not`]),
    ...(placed.findIndex((one) => one.name === name) < i
      ? [`places the example ${name} twice`]
      : []),
    ...(title === "" ? [`gives the example ${name} no title`] : []),
    ...(text.length === 0 ? [`gives the example ${name} no caption`] : []),
  ]);
  const missing = names.filter((name) => !placed.some((one) => one.name === name));
  return [...faults, ...missing.map((name) => `does not place the example ${name}`)];
}

/** Pages may link to rules pages and to other sites. */
const leadsSomewhere = (href, variants) =>
  href === "/rules" ||
  /^https:\/\/[^/\s]+\.[^\s]+$/.test(href) ||
  variants.some((variant) => href === `/rules/${variant}`);

const linkFaults = (blocks, variants) =>
  linesOf(blocks)
    .flatMap(partsOf)
    .filter((part) => part.kind === "link" && !leadsSomewhere(part.href, variants))
    .map(({ href }) => `leads to ${href}, which is no page of rules`);

/** The numbers and squares named on a page. */
const figuresOf = (blocks) =>
  new Set(
    linesOf(blocks)
      .flatMap(partsOf)
      .filter((part) => typeof part === "string")
      .flatMap((text) => text.match(/(?<![\p{L}\d])[a-m]?\d+(?![\p{L}\d])/gu) ?? []),
  );

function figureFaults(blocks, english) {
  const own = figuresOf(blocks);
  const source = figuresOf(english);
  return [
    ...[...source].filter((figure) => !own.has(figure)).map((figure) => `does not say ${figure}`),
    ...[...own]
      .filter((figure) => !source.has(figure))
      .map((figure) => `says ${figure}, which English does not`),
  ];
}

function faultsOfPage(markdown, english, names, variants) {
  try {
    const blocks = blocksOf(markdown);
    const source = blocksOf(english);
    return [
      ...outlineFaults(blocks, source),
      ...figureFaults(blocks, source),
      ...exampleFaults(blocks, names),
      ...linkFaults(blocks, variants),
    ];
  } catch (error) {
    return [error.message];
  }
}

/**
 * Returns one sentence per fault of the existing pages.
 * @param {Record<string, string>} pages
 * @param {Record<string, string>} english
 * @param {readonly import("./rules.mjs").Position[]} examples
 * @returns {string[]}
 */
export function rulesFaults(pages, english, examples) {
  const variants = Object.keys(english);
  return Object.entries(pages).flatMap(([variant, markdown]) => {
    const source = english[variant];
    const names = examples.filter((at) => at.variant === variant).map(({ name }) => name);
    const faults =
      source === undefined
        ? ["English has no such page"]
        : faultsOfPage(markdown, source, names, variants);
    return faults.map((fault) => `rules/${variant}.md: ${fault}`);
  });
}

/**
 * Returns one sentence per missing page.
 * @param {Record<string, string>} pages
 * @param {Record<string, string>} english
 * @returns {string[]}
 */
export const missingRules = (pages, english) =>
  Object.keys(english)
    .filter((variant) => pages[variant] === undefined)
    .map((variant) => `rules/${variant}.md: is missing; readers get the English page`);
