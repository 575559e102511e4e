// A test language: English with accents, each text in brackets, "[Šéñđ]". Text on a page without
// them comes from no locale file.

import { TYPE } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";
import { eachText, partsOf } from "./read.mjs";

const plain = "abcdefghijklmnopqrstuvwxyz";
const accents = "áƀçđéƒğĥíĵķłɱñóþɋŕšŧúṽŵẋýž";

const accented = (text) =>
  text.replace(/[a-z]/gi, (letter) => {
    const small = accents[plain.indexOf(letter.toLowerCase())];
    return letter === letter.toLowerCase() ? small : small.toUpperCase();
  });

const accentedParts = (parts) =>
  parts.map((part) => {
    if (part.type === TYPE.literal) return { ...part, value: accented(part.value) };
    if (!part.options) return part;
    const options = Object.entries(part.options).map(([key, option]) => [
      key,
      { ...option, value: accentedParts(option.value) },
    ]);
    return { ...part, options: Object.fromEntries(options) };
  });

export const accentedTexts = (texts) =>
  eachText(texts, (text) => `[${printAST(accentedParts(partsOf(text)))}]`);

const accentedLine = (text) =>
  text.map((part) =>
    typeof part === "string" ? `[${accented(part)}]` : { ...part, text: accentedLine(part.text) },
  );

/**
 * @param {import("../src/rulebook/page.ts").RulePage} page
 * @returns {import("../src/rulebook/page.ts").RulePage}
 */
export const accentedPage = (page) => ({
  ...page,
  blocks: page.blocks.map((block) => {
    if (block.kind === "list") return { ...block, items: block.items.map(accentedLine) };
    const text = accentedLine(block.text);
    return block.kind === "example"
      ? { ...block, title: `[${accented(block.title)}]`, text }
      : { ...block, text };
  }),
});
