// Names of openings, by the position after a line of moves, so that transpositions have the same
// name. locales/opening-names.json has the lines and their sources.

import book from "../../locales/opening-names.json";
import type { Geometry } from "../board/geometry.ts";
import { parseFen } from "../board/position.ts";
import type { Language } from "../messages/languages.ts";
import type { LegalRoute, RulesRefusal, Variant } from "../rules/rules.ts";

export type Names = { readonly [L in Language]?: string | undefined } & { readonly en: string };

interface Named {
  variants: readonly string[];
  lines: readonly string[];
  name: Names;
}

/** Reads the moves of the lines. */
interface Reader {
  read(variant: Variant, fen: string, text: string): LegalRoute | RulesRefusal;
}

interface Table {
  /** Length of the longest line, in plies. */
  longest: number;
  names: ReadonlyMap<string, Names>;
}

/** Languages that transliterate Russian as German does, not as English does. */
const asInGerman: readonly Language[] = ["hr", "lv", "nl", "pl"];

/** The name in a language, or else its transliteration for that language. */
export const nameIn = (names: Names, language: Language): string =>
  names[language] ?? (asInGerman.includes(language) ? names.de : undefined) ?? names.en;

/** The side to move and the pieces, without move counters. */
function placeOf(geometry: Geometry, fen: string): string {
  const { turn, pieces } = parseFen(geometry, fen);
  const standing = [...pieces].map(
    ([square, { color, king }]) => `${square}${color}${king ? "K" : ""}`,
  );
  return [turn, ...standing.sort()].join();
}

/** The openings of a variant. */
export function tableOf(
  variant: Variant,
  rules: Reader,
  openings: readonly Named[] = book.openings,
): Table {
  const names = new Map<string, Names>();
  let longest = 0;
  for (const { variants, lines, name } of openings) {
    if (!variants.includes(variant.key)) continue;
    for (const moves of lines.map((line) => line.split(" "))) {
      let fen = variant.startFen;
      for (const move of moves) {
        const route = rules.read(variant, fen, move);
        if ("detail" in route) throw new RangeError(`${name.en}, ${move}, ${route.detail}`);
        fen = route.fenAfter;
      }
      names.set(placeOf(variant.geometry, fen), name);
      longest = Math.max(longest, moves.length);
    }
  }
  return { longest, names };
}

/** The last named position in a sequence from the start of a game. */
export function openingOf(
  { geometry }: Variant,
  { longest, names }: Table,
  fens: readonly string[],
): Names | null {
  for (const fen of fens.slice(0, longest + 1).reverse()) {
    const name = names.get(placeOf(geometry, fen));
    if (name) return name;
  }
  return null;
}

const tables = new Map<string, Table>();

/** The name of the opening in a language; "" if it has none. */
export function openingName(
  rules: Reader & { variant(key: string): Variant },
  key: string,
  fens: readonly string[],
  language: Language,
): string {
  const variant = rules.variant(key);
  const table = tables.get(key) ?? tableOf(variant, rules);
  tables.set(key, table);
  const names = openingOf(variant, table, fens);
  return names ? nameIn(names, language) : "";
}
