#pragma once

#include <array>
#include <set>
#include <string>
#include <vector>

namespace crownhead::draughts::slow {

/// A second, plain generator to hold the fast one against: a board of characters, squares by column
/// and row, nothing shared with the code under test.
struct Board {
  int size;  ///< 10 international, 8 Russian
  bool russian;
  bool white_to_move;
  /// w W b B (capitals are kings) or '.', by row from the top, then column.
  std::array<std::array<char, 10>, 10> at;

  auto operator<=>(const Board&) const = default;
};

/// From the square numbers of a position: those of each side's men and kings, from 1.
Board board_of(int size, bool russian, bool white_to_move, const std::vector<int>& white_men,
               const std::vector<int>& white_kings, const std::vector<int>& black_men,
               const std::vector<int>& black_kings);

struct Move {
  int from;
  int to;
  std::set<int> captured;
  Board after;

  auto operator<=>(const Move&) const = default;
};

/// The legal moves, those with equal origin, destination and board afterwards once.
std::set<Move> legal_moves(const Board& board);

}  // namespace crownhead::draughts::slow
