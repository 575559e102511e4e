// The moves of bashni. Each hop changes the pieces under a piece, and whether a square stays
// occupied depends on what is uncovered. The words of generator.hpp cannot express that, so this
// game has its own plain generator behind the same interface. It follows the rules of Russian
// draughts; [d] where the texts are silent: a tower is jumped once in a move and its remainder
// blocks; a square emptied by a hop is free, and a king may move back over it.
#include <algorithm>
#include <array>

#include "rules/draughts/board/geometry.hpp"
#include "rules/draughts/moves/engine.hpp"

namespace crownhead::draughts {

namespace {

using Board = DarkBoard<8, 8>;
using SquareStep = std::array<std::optional<Square>, 4>;

constexpr std::array all_ways{up_left, up_right, down_left, down_right};

template <Direction d>
constexpr std::optional<Square> next_of(Square square) {
  const auto word = Board::template step<d>(Board::one(Board::bit_of(square))) & Board::all;
  if (word == 0) return std::nullopt;
  return Board::square_of(Board::lowest(word));
}

constexpr std::array<SquareStep, Board::squares> steps = [] {
  std::array<SquareStep, Board::squares> all = {};
  for (Square square = 0; square < Board::squares; ++square) {
    all[square] = {next_of<up_left>(square), next_of<up_right>(square), next_of<down_left>(square),
                   next_of<down_right>(square)};
  }
  return all;
}();

std::optional<Square> step(Square square, Direction way) {
  return steps[square][static_cast<std::size_t>(way)];
}

bool is_row(Square square, int row) { return square / Board::half == row; }

bool is_crown_row(Square square, Color us) {
  return is_row(square, us == Color::white ? 0 : Board::rows - 1);
}

/// A piece with the pieces under it.
struct Column {
  Piece top;
  Prisoners under = {};
};

using Columns = std::array<std::optional<Column>, Board::squares>;

Columns columns_of(const Position& position) {
  Columns columns;
  for (const Color color : {Color::white, Color::black}) {
    for (const Square at : position.men[slot(color)]) columns[at] = Column{{color, false}};
    for (const Square at : position.kings[slot(color)]) columns[at] = Column{{color, true}};
  }
  for (const Tower& tower : position.towers) columns[tower.square]->under = tower.prisoners;
  return columns;
}

Position position_of(const Columns& columns, Color turn) {
  Position position;
  position.turn = turn;
  for (Square at = 0; at < Board::squares; ++at) {
    if (!columns[at]) continue;
    const auto& [top, under] = *columns[at];
    (top.king ? position.kings : position.men)[slot(top.color)].insert(at);
    if (!under.empty()) position.towers.push_back({at, under});
  }
  return position;
}

/// Removes and returns the top piece.
Piece release(std::optional<Column>& column) {
  const Piece top = column->top;
  if (column->under.empty()) {
    column.reset();
  } else {
    column->top = column->under[0];
    column->under.pop_top();
  }
  return top;
}

/// A capture with one of its routes.
struct Walked {
  Move move;
  Route route;
};

/// Follows every route of every capture of the side to move.
class ColumnSearch {
 public:
  ColumnSearch(const Position& position, CaptureBudget& budget)
      : us_(position.turn), columns_(columns_of(position)), budget_(budget) {}

  std::vector<Walked> captures(Bitboard ours) {
    for (const Square from : ours) {
      const auto column = std::exchange(columns_[from], std::nullopt);
      walked_.move.from = from;
      go_on(from, column->top.king);
      columns_[from] = column;
    }
    return std::move(found_);
  }

 private:
  /// Continues a route; ends it if nothing can be jumped from `at`.
  void go_on(Square at, bool king) {
    bool on = false;
    for (const Direction way : all_ways) on |= look(at, way, king);
    if (!on && !walked_.route.landings.empty()) finish(at);
  }

  bool look(Square at, Direction way, bool king) {
    auto next = step(at, way);
    while (king && next && !columns_[*next]) next = step(*next, way);
    return next && hop(*next, way, king);
  }

  bool hop(Square victim, Direction way, bool king) {
    const auto behind = step(victim, way);
    if (!can_take(victim) || !behind || columns_[*behind]) return false;
    if (!budget_.pays()) return true;
    const auto column = columns_[victim];
    const Walked before = walked_;
    walked_.move.captured.insert(victim);
    walked_.move.taken.push_bottom(release(columns_[victim]));
    walked_.route.captured.push_back(victim);
    walked_.route.landings.push_back(*behind);
    if (king) {
      land_anywhere(*behind, way);
    } else {
      go_on(*behind, is_crown_row(*behind, us_));
    }
    walked_ = before;
    columns_[victim] = column;
    return true;
  }

  bool can_take(Square square) const {
    const auto& column = columns_[square];
    return column && column->top.color != us_ && !walked_.move.captured.contains(square);
  }

  /// A king must land where it can continue the capture, if it can.
  void land_anywhere(Square behind, Direction way) {
    bool on = false;
    for (std::optional<Square> at = behind; at && !columns_[*at]; at = step(*at, way)) {
      walked_.route.landings.back() = *at;
      for (const Direction turn : all_ways) on |= turn != way && look(*at, turn, true);
    }
    walked_.route.landings.back() = behind;
    on |= look(behind, way, true);
    for (std::optional<Square> at = behind; !on && at && !columns_[*at]; at = step(*at, way)) {
      walked_.route.landings.back() = *at;
      finish(*at);
    }
  }

  void finish(Square to) {
    walked_.move.to = to;
    found_.push_back(walked_);
  }

  Color us_;
  Columns columns_;
  CaptureBudget& budget_;
  Walked walked_;
  std::vector<Walked> found_;
};

std::vector<Move> quiet_moves(const Position& position) {
  std::vector<Move> moves;
  const Bitboard occupied = position.occupied();
  for (const Square from : position.pieces(position.turn)) {
    const bool king = position.kings[slot(position.turn)].contains(from);
    for (const Direction way : all_ways) {
      const bool forward = (way == up_left || way == up_right) == (position.turn == Color::white);
      if (!king && !forward) continue;
      for (auto to = step(from, way); to && !occupied.contains(*to); to = step(*to, way)) {
        moves.push_back({from, *to});
        if (!king) break;
      }
    }
  }
  return moves;
}

std::vector<Walked> walked_captures(const Position& position, CaptureBudget& budget) {
  return ColumnSearch(position, budget).captures(position.pieces(position.turn));
}

std::vector<Move> captures(const Position& position, CaptureBudget& budget) {
  std::vector<Move> moves;
  for (const Walked& walked : walked_captures(position, budget)) {
    if (std::ranges::find(moves, walked.move) == moves.end()) moves.push_back(walked.move);
  }
  return moves;
}

std::vector<Move> legal_moves(const Position& position, CaptureBudget& budget) {
  std::vector<Move> moves = captures(position, budget);
  return moves.empty() && !budget.ran_out() ? quiet_moves(position) : moves;
}

/// With an empty budget the search detects captures without following them.
bool has_move(const Position& position) {
  CaptureBudget none(0);
  walked_captures(position, none);
  return none.ran_out() || !quiet_moves(position).empty();
}

Position after(const Position& position, const Move& move) {
  const Color us = position.turn;
  Columns columns = columns_of(position);
  Column column = *std::exchange(columns[move.from], std::nullopt);
  bool crowned = is_crown_row(move.to, us);
  for (const Square victim : move.captured) {
    release(columns[victim]);
    // A man can jump a piece on this row only by landing on the last row.
    crowned = crowned || is_row(victim, us == Color::white ? 1 : Board::rows - 2);
  }
  for (int i = 0; i < move.taken.size(); ++i) column.under.push_bottom(move.taken[i]);
  column.top.king = column.top.king || crowned;
  columns[move.to] = column;
  return position_of(columns, opposite(us));
}

std::vector<Route> routes(const Position& position, const Move& move, CaptureBudget& budget) {
  if (move.captured.empty()) return {{{move.to}, {}}};
  std::vector<Route> all;
  for (Walked& walked : ColumnSearch(position, budget).captures(Bitboard::of(move.from))) {
    if (walked.move == move) all.push_back(std::move(walked.route));
  }
  return all;
}

}  // namespace

constinit const Engine bashni_engine{&legal_moves, &has_move, &after, &captures, &routes, true};

}  // namespace crownhead::draughts
