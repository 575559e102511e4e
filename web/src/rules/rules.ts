// The rules of draughts.

import {
  type Corner,
  type Field,
  type Geometry,
  makeGeometry,
  nameOf,
  type Square,
  squareNamed,
} from "../board/geometry.ts";
import type { Color, Piece } from "../board/position.ts";
import type { Route } from "../board/routes.ts";
import { RulesModule } from "./module.ts";

export interface Variant {
  key: string;
  name: string;
  geometry: Geometry;
  first: Color;
  startFen: string;
  /** The first is the default. */
  rulesets: readonly { key: string; name: string }[];
}

export interface LegalRoute extends Route {
  /** Short notation, e.g. "26x37", and full notation with every turn, "26x17x28x37". */
  short: string;
  full: string;
  fenAfter: string;
}

/** A refusal: a reason with its values, and the same in English. */
export interface RulesRefusal {
  code: string;
  detail: string;
  reason: string | undefined;
  params: Readonly<Record<string, unknown>>;
}

/** Why a piece may not go to a square. */
export interface Explanation {
  /** The whole sentence, in English. */
  sentence: string;
  cause: string;
  article: string;
  /** The squares in the way, or the origin and landings of the compulsory capture. */
  squares: readonly Square[];
  /** Key of the text for the variant's rule, e.g. "most_pieces"; often empty. */
  rule: string;
  /** The compulsory capture, and how many pieces it takes. */
  move: string;
  pieces: number;
}

interface KingRun {
  square: string;
  moves: number;
}

/**
 * What a move changed on the board, with squares by name. Fields with their usual values are
 * omitted.
 */
export interface Change {
  from: string;
  to: string;
  captured?: string[];
  crowned?: boolean;
  taken?: string;
  king_runs?: { white: KingRun | null; black: KingRun | null };
  barred?: { from: string; to: string };
}

/** The state of a game after some moves. */
export interface Standing {
  fen: string;
  won: { by: Color; reason: string } | null;
  drawn: { rule: string; claimed: boolean; article: string } | null;
  counters: readonly { rule: string; left: number; article: string }[];
}

type Call = "variant" | "legal" | "read" | "explain" | "reach" | "standing" | "changed";

export class Rules {
  private readonly variants = new Map<string, Variant>();
  private readonly remembered = new Map<string, readonly LegalRoute[]>();

  private constructor(private readonly module: RulesModule<Call>) {}

  static async load(source: BufferSource | Response): Promise<Rules> {
    return new Rules(await RulesModule.load<Call>(source));
  }

  /** Throws RangeError for a key that the rules do not have. */
  variant(key: string): Variant {
    const known = this.variants.get(key);
    if (known) return known;
    const [line = "", ...rulesets] = this.module.ask("variant", key);
    const [answered, name, columns, rows, algebraic, first, startFen, field, square1] =
      line.split("\t");
    if (answered !== key || !name || !startFen) throw new RangeError(`no variant ${key}`);
    const variant: Variant = {
      key,
      name,
      geometry: makeGeometry({
        columns: Number(columns),
        rows: Number(rows),
        algebraic: algebraic === "1",
        field: field as Field,
        square1: square1 as Corner,
      }),
      first: first === "black" ? "black" : "white",
      startFen,
      rulesets: rulesets.map((ruleset) => {
        const [of = "", called = ""] = ruleset.split("\t");
        return { key: of, name: called };
      }),
    };
    this.variants.set(key, variant);
    return variant;
  }

  /** Every route of every legal move; empty if there is none or the position is unreadable. */
  routes(variant: Variant, fen: string): readonly LegalRoute[] {
    const key = `${variant.key}\n${fen}`;
    const known = this.remembered.get(key);
    if (known) return known;
    const [head = "", ...lines] = this.module.ask("legal", key);
    const routes = head.startsWith("ok") ? parseRoutes(variant.geometry, lines) : [];
    if (this.remembered.size > 500) this.remembered.clear();
    this.remembered.set(key, routes);
    return routes;
  }

  /** The route of the move that `text` means, or why there is none. */
  read(variant: Variant, fen: string, text: string): LegalRoute | RulesRefusal {
    const [line = ""] = this.module.ask("read", `${variant.key}\n${fen}\n${text}`);
    const [status, code = "", ...why] = line.split("\t");
    if (status !== "ok") return refused(code, why);
    const ofMove = this.routes(variant, fen).filter((route) => route.move === Number(code));
    const route = ofMove.find((r) => r.full === text) ?? ofMove[0];
    return route ?? refused("ILLEGAL_MOVE", why);
  }

  /** Explains why a piece may not go from one square to another. */
  explain(variant: Variant, fen: string, from: Square, to: Square): Explanation {
    const name = (square: Square) => nameOf(variant.geometry, square);
    const asked = `${variant.key}\n${fen}\n${name(from)}\n${name(to)}`;
    const [line = ""] = this.module.ask("explain", asked);
    const [, sentence = "", cause = "", article = "", squares, rule = "", move = "", pieces] =
      line.split("\t");
    return {
      sentence,
      cause,
      article,
      squares: squaresIn(variant.geometry, squares),
      rule,
      move,
      pieces: Number(pieces ?? 0),
    };
  }

  /**
   * True if the piece could go from one square to the other in one move, for some placement of the
   * other pieces.
   */
  reaches(variant: Variant, { color, king }: Piece, from: Square, to: Square): boolean {
    const name = nameOf(variant.geometry, from);
    const asked = `${variant.key}\n${color}\n${king ? "king" : "man"}\n${name}`;
    const [squares] = this.module.ask("reach", asked);
    return squaresIn(variant.geometry, squares).includes(to);
  }

  /**
   * The position after a change, without checking the rules; null if the change does not fit the
   * board.
   */
  changed(variant: Variant, fen: string, change: Change): string | null {
    const { from, to, captured = [], crowned, taken = "" } = change;
    const fields = [from, to, captured.join(","), crowned ? "crowned" : "", taken].join("\t");
    const [line = ""] = this.module.ask("changed", `${variant.key}\n${fen}\n${fields}`);
    const [status, after = ""] = line.split("\t");
    return status === "ok" ? after + countedText(change) : null;
  }

  /** The state of a game that began with `fen`. Without a ruleset, uses the variant's default. */
  standing(
    variant: Variant,
    fen: string,
    moves: readonly string[] = [],
    ruleset = "",
  ): Standing | RulesRefusal {
    const asked = `${variant.key}\n${fen}\n${ruleset}\n${moves.join(" ")}`;
    const [head = "", ...counters] = this.module.ask("standing", asked);
    const [status, ...fields] = head.split("\t");
    if (status !== "ok") return refused(fields[0] ?? "", fields.slice(1));
    const [after = "", winner, reason = "", rule, claim, article = ""] = fields;
    return {
      fen: after,
      won: winner === "white" || winner === "black" ? { by: winner, reason } : null,
      drawn: rule ? { rule, claimed: claim === "claim", article } : null,
      counters: counters.map((line) => {
        const [counting = "", left, of = ""] = line.split("\t");
        return { rule: counting, left: Number(left), article: of };
      }),
    };
  }
}

export const isRefusal = (answer: LegalRoute | Standing | RulesRefusal): answer is RulesRefusal =>
  "detail" in answer;

/** The part of a FEN after the pieces: runs of king moves, Black's first, and a barred move. */
function countedText({ king_runs: runs, barred }: Change): string {
  const run = (of: KingRun | null) => (of ? `+${of.moves}${of.square}` : "+0");
  if (runs) return `:${run(runs.black)}${run(runs.white)}`;
  return barred ? `:R${barred.from}-${barred.to}` : "";
}

/** Parses a refusal: English text, reason, and its values as JSON. */
const refused = (
  code: string,
  [detail = "", reason, params = "{}"]: readonly string[],
): RulesRefusal => ({
  code,
  detail,
  reason,
  params: JSON.parse(params),
});

const squaresIn = (geometry: Geometry, list: string | undefined): Square[] =>
  (list ?? "")
    .split(",")
    .map((name) => squareNamed(geometry, name))
    .filter((square) => square !== undefined);

export function parseRoutes(geometry: Geometry, lines: readonly string[]): LegalRoute[] {
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const [move, short = "", full = "", from, landings, captured, fenAfter = ""] =
        line.split("\t");
      return {
        move: Number(move),
        short,
        full,
        from: squaresIn(geometry, from)[0] ?? 0,
        landings: squaresIn(geometry, landings),
        captured: squaresIn(geometry, captured),
        fenAfter,
      };
    });
}
