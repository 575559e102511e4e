// Rules that allow exactly the moves of a list, for tests of code that uses the rules.

import { makeGeometry, squareNamed } from "../src/board/geometry.ts";
import type { LegalRoute, Rules, Variant } from "../src/rules/rules.ts";

const geometry = makeGeometry({ columns: 10, rows: 10, algebraic: false });

export const toyVariant: Variant = {
  key: "international",
  name: "International draughts",
  geometry,
  first: "white",
  startFen: "W:W31-50:B1-20",
  rulesets: [],
};

/** Moves by FEN, each with the FEN that it leads to. */
export type Moves = Readonly<Record<string, Readonly<Record<string, string>>>>;

const squareOf = (name: string) => squareNamed(geometry, name) ?? -1;

function routesOf(moves: Readonly<Record<string, string>>): LegalRoute[] {
  return Object.entries(moves).map(([text, fenAfter], move) => {
    const [from = -1, ...landings] = text.split(/[-x]/).map(squareOf);
    return { move, short: text, full: text, from, landings, captured: [], fenAfter };
  });
}

export function toyRules(moves: Moves): Rules {
  const routes = (_: Variant, fen: string) => routesOf(moves[fen] ?? {});
  return {
    variant: () => toyVariant,
    routes,
    read: (variant: Variant, fen: string, text: string) =>
      routes(variant, fen).find(({ full }) => full === text) ?? {
        code: "ILLEGAL_MOVE",
        detail: `${text} cannot be played`,
        reason: undefined,
        params: {},
      },
    standing: (_: Variant, fen: string) => ({ fen, won: null, drawn: null, counters: [] }),
  } as unknown as Rules;
}
