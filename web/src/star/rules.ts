// The rules of the star.

import { RulesModule } from "../rules/module.ts";
import type { Hole, Point, Star } from "./geometry.ts";

export interface Terms {
  side: 3 | 4;
  /** Number of men per seat. */
  men: number;
  seats: number;
  ruleset: string;
}

/** The seat of the man in each occupied hole. */
export type Men = ReadonlyMap<Hole, number>;

export interface Move {
  /** "a4-a5", or "-" for a pass. */
  text: string;
  /** The holes of the shortest path, with origin and destination; empty for a pass. */
  path: readonly Hole[];
  after: string;
}

export interface Standing {
  state: string;
  men: Men;
  /** The seat to move; null after the game. */
  seat: number | null;
  round: number;
  moves: readonly Move[];
  /** The place of each seat after the game. */
  places: readonly number[];
}

type Call = "star_board" | "star_moves";

export const writeTerms = ({ side, men, seats, ruleset }: Terms) =>
  `${side} ${men} ${seats} ${ruleset}`;

/** undefined for a text that writeTerms() cannot produce. */
export function readTerms(text: string): Terms | undefined {
  const [, side, men, seats, ruleset = ""] = /^([34]) (\d+) ([2-6]) (\w+)$/.exec(text) ?? [];
  if (!side) return undefined;
  return { side: side === "3" ? 3 : 4, men: Number(men), seats: Number(seats), ruleset };
}

/** The names of the holes occupied by each seat. */
export function holesOf(state: string): string[][] {
  const [holes = ""] = state.split(":");
  return holes.split("/").map((own) => own.split(" ").filter(Boolean));
}

export function menOf(star: Star, state: string): Men {
  const men = new Map<Hole, number>();
  holesOf(state).forEach((own, seat) => {
    for (const name of own) men.set(star.names.indexOf(name), seat);
  });
  return men;
}

export class StarRules {
  private constructor(private readonly module: RulesModule<Call>) {}

  static async load(source: BufferSource | Response): Promise<StarRules> {
    return new StarRules(await RulesModule.load<Call>(source));
  }

  /** The point in which each seat's men start. Throws RangeError for impossible terms. */
  homes(terms: Terms): Point[] {
    const [head = ""] = this.module.ask("star_board", writeTerms(terms));
    const [status, homes = ""] = head.split("\t");
    if (status !== "ok") throw new RangeError(`no star of ${writeTerms(terms)}`);
    return homes.split(" ").map((home) => Number(home) as Point);
  }

  /** A state, by default the start, with its moves. Throws RangeError like homes(). */
  standing(star: Star, terms: Terms, state = ""): Standing {
    const [head = "", ...lines] = this.module.ask("star_moves", writeTerms(terms), state);
    const [status, read = "", seat = "", round, places = ""] = head.split("\t");
    if (status !== "ok") throw new RangeError(`no state ${state} of ${writeTerms(terms)}`);
    return {
      state: read,
      men: menOf(star, read),
      seat: seat === "" ? null : Number(seat),
      round: Number(round),
      places: places.split(" ").filter(Boolean).map(Number),
      moves: lines.map((line) => {
        const [text = "", path = "", after = ""] = line.split("\t");
        const names = path.split(" ").filter(Boolean);
        return { text, path: names.map((name) => star.names.indexOf(name)), after };
      }),
    };
  }
}

export const fromOf = ({ path }: Move): Hole | undefined => path[0];
export const toOf = ({ path }: Move): Hole | undefined => path.at(-1);
