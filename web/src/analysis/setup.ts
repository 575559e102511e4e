// Setting up a position by hand, and finding its errors.

import { type Geometry, nameOf, type Square } from "../board/geometry.ts";
import {
  type Color,
  type KingRun,
  type Piece,
  type Pieces,
  type Position,
  parseFen,
} from "../board/position.ts";
import type { Refusal } from "../messages/refusals.ts";
import { isRefusal, type Rules, type Variant } from "../rules/rules.ts";

export type Brush = Piece | null;

function squaresOf(geometry: Geometry, pieces: Pieces, color: Color): string {
  return [...pieces]
    .filter(([, piece]) => piece.color === color)
    .sort(([a], [b]) => a - b)
    .map(([square, piece]) => (piece.king ? "K" : "") + nameOf(geometry, square))
    .join(",");
}

const letterOf = ({ color, king }: Piece): string => {
  const letter = color === "white" ? "w" : "b";
  return king ? letter.toUpperCase() : letter;
};

function towersOf(geometry: Geometry, pieces: Pieces): string {
  const towers = [...pieces]
    .filter(([, { prisoners }]) => prisoners && prisoners.length > 0)
    .sort(([a], [b]) => a - b)
    .map(([square, { prisoners = [] }]) =>
      [nameOf(geometry, square), prisoners.map(letterOf).join("")].join("="),
    );
  return towers.length > 0 ? `:T${towers.join(",")}` : "";
}

/** Only for a king that is still on that square. */
export function kingRunOf({ pieces, kingRuns }: Position, color: Color): KingRun | undefined {
  const run = kingRuns.get(color);
  const piece = run && pieces.get(run.square);
  return piece?.king && piece.color === color ? run : undefined;
}

function kingRunsOf(geometry: Geometry, position: Position): string {
  const [black, white] = (["black", "white"] as const).map((color) => {
    const run = kingRunOf(position, color);
    return run ? `+${run.moves}${nameOf(geometry, run.square)}` : "+0";
  });
  return black === "+0" && white === "+0" ? "" : `:${black}${white}`;
}

export function fenOf(geometry: Geometry, position: Position): string {
  const { turn, pieces } = position;
  const list = (color: Color) => squaresOf(geometry, pieces, color);
  const rest = towersOf(geometry, pieces) + kingRunsOf(geometry, position);
  return `${turn === "white" ? "W" : "B"}:W${list("white")}:B${list("black")}${rest}`;
}

const same = (a: Piece | undefined, b: Brush): boolean =>
  a !== undefined && b !== null && a.color === b.color && a.king === b.king;

/** True for variants in which pieces stack. */
export const hasTowers = ({ key }: Variant): boolean => key === "bashni";

/** True for variants in which the king's run of moves is part of the position. */
export const countsKingRuns = ({ key }: Variant): boolean => key === "frisian" || key === "frysk";

/** The square after the brush has put a piece on top, or has removed the top. */
export function stacked(pieces: Pieces, square: Square, brush: Brush): Pieces {
  const below = pieces.get(square);
  const rest = below?.prisoners ?? [];
  const column = brush ? [brush, ...(below ? [bare(below)] : []), ...rest] : rest;
  const [top, ...prisoners] = column;
  const changed = new Map(pieces);
  if (!top) changed.delete(square);
  else changed.set(square, prisoners.length > 0 ? { ...top, prisoners } : top);
  return changed;
}

const bare = ({ color, king }: Piece): Piece => ({ color, king });

/** The square after the brush has touched it. The same piece again clears it. */
export function painted(pieces: Pieces, square: Square, brush: Brush): Pieces {
  const changed = new Map(pieces);
  if (brush === null || same(pieces.get(square), brush)) changed.delete(square);
  else changed.set(square, brush);
  return changed;
}

export type Fault =
  | { kind: "none"; color: Color }
  | { kind: "many"; color: Color; count: number; most: number }
  | { kind: "row"; color: Color; square: string }
  | { kind: "fen"; refusal: Refusal };

const count = (pieces: Iterable<Piece>, color: Color): number =>
  [...pieces].filter((piece) => piece.color === color).length;

/** Includes pieces under others. */
const allOf = (pieces: Pieces): Piece[] =>
  [...pieces.values()].flatMap((piece) => [piece, ...(piece.prisoners ?? [])]);

/** Finds men on their crowning row, where a man alone on the board is illegal. */
function crowned(rules: Rules, variant: Variant, { turn, pieces }: Position): Fault[] {
  const { geometry } = variant;
  return [...pieces].flatMap(([square, piece]): Fault[] => {
    if (piece.king) return [];
    const alone = fenOf(geometry, {
      turn,
      pieces: new Map([[square, piece]]),
      kingRuns: new Map(),
    });
    const { color } = piece;
    return isRefusal(rules.standing(variant, alone))
      ? [{ kind: "row", color, square: nameOf(geometry, square) }]
      : [];
  });
}

/** Returns why the position cannot occur in a game; empty if no reason is found. */
export function faultsOf(rules: Rules, variant: Variant, position: Position): readonly Fault[] {
  const start = parseFen(variant.geometry, variant.startFen).pieces;
  const colors: readonly Color[] = ["white", "black"];
  const faults = colors.flatMap((color): Fault[] => {
    const has = count(allOf(position.pieces), color);
    const most = count(start.values(), color);
    if (count(position.pieces.values(), color) === 0) return [{ kind: "none", color }];
    return has > most ? [{ kind: "many", color, count: has, most }] : [];
  });
  faults.push(...crowned(rules, variant, position));
  if (faults.length > 0) return faults;
  const read = rules.standing(variant, fenOf(variant.geometry, position));
  return isRefusal(read) ? [{ kind: "fen", refusal: read }] : [];
}
