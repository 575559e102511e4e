// A second, slow and simple implementation of the rules for moves, to check the server's. It has no
// draw rules.

const variants = {
  international: {
    size: 10,
    algebraic: false,
    mostCaptures: true,
    crownedInPassing: false,
    start: "W:W31-50:B1-20",
  },
  russian: {
    size: 8,
    algebraic: true,
    mostCaptures: false,
    crownedInPassing: true,
    start: "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6",
  },
};
const diagonals = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
];

const sideOf = (piece) => (piece ? piece.toLowerCase() : null);
const other = (side) => (side === "w" ? "b" : "w");

export class Board {
  constructor(variant, cells, turn) {
    this.variant = variant;
    this.rules = variants[variant];
    this.cells = cells;
    this.turn = turn;
  }

  static start(variant) {
    return Board.fromFen(variant, variants[variant].start);
  }

  static fromFen(variant, fen) {
    const { size } = variants[variant];
    const board = new Board(variant, new Array(size * size).fill(null), fen[0].toLowerCase());
    for (const list of fen.replace(/\.$/, "").split(":").slice(1)) {
      const side = list[0].toLowerCase();
      for (const item of list.slice(1).split(",").filter(Boolean)) board.#put(side, item);
    }
    return board;
  }

  #put(side, item) {
    const king = item.startsWith("K");
    const [first, last] = (king ? item.slice(1) : item).split("-");
    const piece = king ? side.toUpperCase() : side;
    if (last === undefined) this.cells[this.cellOf(first)] = piece;
    else
      for (let n = Number(first); n <= Number(last); ++n) this.cells[this.cellOf(`${n}`)] = piece;
  }

  // Playable squares have an odd sum of row and column; row 0 is at the top.
  cellOf(square) {
    const { size } = this.rules;
    if (/^\d+$/.test(square)) {
      const at = Number(square) - 1;
      const row = Math.floor(at / (size / 2));
      return row * size + 2 * (at % (size / 2)) + ((row + 1) % 2);
    }
    return (size - Number(square.slice(1))) * size + square.toLowerCase().charCodeAt(0) - 97;
  }

  nameOf(cell) {
    const { size, algebraic } = this.rules;
    const row = Math.floor(cell / size);
    const column = cell % size;
    if (algebraic) return String.fromCharCode(97 + column) + (size - row);
    return `${row * (size / 2) + Math.floor(column / 2) + 1}`;
  }

  /** One text per position, however its FEN was written. */
  key() {
    return `${this.turn} ${this.cells.map((piece) => piece ?? ".").join("")}`;
  }

  #next(cell, [down, right]) {
    const { size } = this.rules;
    const row = Math.floor(cell / size) + down;
    const column = (cell % size) + right;
    return row < 0 || row >= size || column < 0 || column >= size ? -1 : row * size + column;
  }

  #isLastRow(cell, side) {
    const { size } = this.rules;
    return Math.floor(cell / size) === (side === "w" ? 0 : size - 1);
  }

  /** Every route: {path: cells, taken: cells, piece: the moved piece afterwards}. */
  moves() {
    const captures = this.#own().flatMap((cell) => this.#captures(cell));
    if (captures.length === 0) return this.#own().flatMap((cell) => this.#steps(cell));
    if (!this.rules.mostCaptures) return captures;
    const most = Math.max(...captures.map((move) => move.taken.length));
    return captures.filter((move) => move.taken.length === most);
  }

  #own() {
    return [...this.cells.keys()].filter((cell) => sideOf(this.cells[cell]) === this.turn);
  }

  #steps(from) {
    const piece = this.cells[from];
    const king = piece !== this.turn;
    const forward = this.turn === "w" ? -1 : 1;
    const moves = [];
    for (const way of diagonals.filter(([down]) => king || down === forward)) {
      for (let to = this.#next(from, way); to >= 0 && !this.cells[to]; to = this.#next(to, way)) {
        moves.push({ path: [from, to], taken: [], piece: this.#crowned(piece, to) });
        if (!king) break;
      }
    }
    return moves;
  }

  #crowned(piece, cell) {
    return this.#isLastRow(cell, sideOf(piece)) ? piece.toUpperCase() : piece;
  }

  #captures(from) {
    const piece = this.cells[from];
    this.cells[from] = null;
    const moves = [];
    this.#extend({ path: [from], taken: [], piece }, moves);
    this.cells[from] = piece;
    return moves.filter((move) => move.taken.length > 0);
  }

  /** Adds all continuations of the capture `begun`. Returns true if there are any. */
  #extend(begun, moves) {
    const jumps = diagonals.flatMap((way) => this.#jumps(begun, way));
    for (const victim of new Set(jumps.map((jump) => jump.taken.at(-1)))) {
      const landings = jumps.filter((jump) => jump.taken.at(-1) === victim);
      const ends = [];
      let goesOn = false;
      for (const landing of landings) {
        const further = [];
        if (this.#extend(landing, further)) {
          goesOn = true;
          moves.push(...further);
        } else {
          ends.push({ ...landing, piece: this.#crowned(landing.piece, landing.path.at(-1)) });
        }
      }
      // A capture may not stop early if one of its landings allows it to continue.
      if (!goesOn) moves.push(...ends);
    }
    return jumps.length > 0;
  }

  #jumps({ path, taken, piece }, way) {
    const king = piece !== piece.toLowerCase();
    let at = this.#next(path.at(-1), way);
    while (king && at >= 0 && !this.cells[at]) at = this.#next(at, way);
    if (at < 0 || sideOf(this.cells[at]) !== other(this.turn) || taken.includes(at)) return [];
    const jumps = [];
    for (let to = this.#next(at, way); to >= 0 && !this.cells[to]; to = this.#next(to, way)) {
      const lands = this.rules.crownedInPassing ? this.#crowned(piece, to) : piece;
      jumps.push({ path: [...path, to], taken: [...taken, at], piece: lands });
      if (!king) break;
    }
    return jumps;
  }

  /** The full notation of a route. */
  write(move) {
    return move.path.map((cell) => this.nameOf(cell)).join(move.taken.length > 0 ? "x" : "-");
  }

  /**
   * Finds the move for `text`, which has the first and last squares and possibly some between.
   * Returns undefined if there is none, or if several lead to different positions.
   */
  read(text) {
    const squares = text.split(/[-x:×]/).map((square) => this.cellOf(square));
    const [from, to, between] = [squares[0], squares.at(-1), squares.slice(1, -1)];
    const fitting = this.moves().filter(
      ({ path }) =>
        path[0] === from && path.at(-1) === to && between.every((cell) => path.includes(cell)),
    );
    const exact = fitting.filter(({ path }) => path.length === squares.length);
    const meant = between.length > 0 && exact.length > 0 ? exact : fitting;
    const results = new Set(meant.map((move) => this.after(move).key()));
    return results.size === 1 ? meant[0] : undefined;
  }

  after({ path, taken, piece }) {
    const cells = [...this.cells];
    for (const cell of [path[0], ...taken]) cells[cell] = null;
    cells[path.at(-1)] = piece;
    return new Board(this.variant, cells, other(this.turn));
  }
}
