// The names of openings, by the position that a line of moves reaches: who comes to it by other moves
// plays that opening, too. The lines and their sources are in locales/opening-names.json.

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

/** What reads the moves of the lines. */
interface Reader {
  read(variant: Variant, fen: string, text: string): LegalRoute | RulesRefusal;
}

interface Table {
  /** In plies. */
  longest: number;
  names: ReadonlyMap<string, Names>;
}

/** They write what is Russian as German does, not as English does. */
const asInGerman: readonly Language[] = ["hr", "lv", "nl", "pl"];

/** As a language calls it, or else as it writes the name in the language that it comes from. */
export const nameIn = (names: Names, language: Language): string =>
  names[language] ?? (asInGerman.includes(language) ? names.de : undefined) ?? names.en;

/** Who is to move and what stands where; without what counts moves. */
function placeOf(geometry: Geometry, fen: string): string {
  const { turn, pieces } = parseFen(geometry, fen);
  const standing = [...pieces].map(
    ([square, { color, king }]) => `${square}${color}${king ? "K" : ""}`,
  );
  return [turn, ...standing.sort()].join();
}

/** The table of a variant. */
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

/** Of positions that follow each other from the start of a game, the last that has a name. */
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

/** The name of the opening that was played, in a language; "" for one that has none. */
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
