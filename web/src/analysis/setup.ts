// A position put together by hand, and what is wrong with it.

import { type Geometry, nameOf, type Square } from "../board/geometry.ts";
import { type Color, type Piece, type Pieces, type Position, parseFen } from "../board/position.ts";
import { isRefusal, type Rules, type Variant } from "../rules.ts";

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

export function fenOf(geometry: Geometry, { turn, pieces }: Position): string {
  const list = (color: Color) => squaresOf(geometry, pieces, color);
  const towers = towersOf(geometry, pieces);
  return `${turn === "white" ? "W" : "B"}:W${list("white")}:B${list("black")}${towers}`;
}

const same = (a: Piece | undefined, b: Brush): boolean =>
  a !== undefined && b !== null && a.color === b.color && a.king === b.king;

/** A square after the brush has touched it: the same piece a second time goes away. */
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
  | { kind: "fen"; sentence: string };

const count = (pieces: Pieces, color: Color): number =>
  [...pieces.values()].filter((piece) => piece.color === color).length;

/** A man stands where it would have been crowned if the same piece as a king may stand there. */
function crowned(rules: Rules, variant: Variant, { turn, pieces }: Position): Fault[] {
  const { geometry } = variant;
  return [...pieces].flatMap(([square, piece]): Fault[] => {
    if (piece.king) return [];
    const alone = fenOf(geometry, { turn, pieces: new Map([[square, piece]]) });
    const { color } = piece;
    return isRefusal(rules.standing(variant, alone))
      ? [{ kind: "row", color, square: nameOf(geometry, square) }]
      : [];
  });
}

/** Why no game could come to this position; empty if nothing speaks against it. */
export function faultsOf(rules: Rules, variant: Variant, position: Position): readonly Fault[] {
  const start = parseFen(variant.geometry, variant.startFen).pieces;
  const colors: readonly Color[] = ["white", "black"];
  const faults = colors.flatMap((color): Fault[] => {
    const has = count(position.pieces, color);
    const most = count(start, color);
    if (has === 0) return [{ kind: "none", color }];
    return has > most ? [{ kind: "many", color, count: has, most }] : [];
  });
  faults.push(...crowned(rules, variant, position));
  if (faults.length > 0) return faults;
  const read = rules.standing(variant, fenOf(variant.geometry, position));
  return isRefusal(read) ? [{ kind: "fen", sentence: read.sentence }] : [];
}
