#pragma once

#include <string>
#include <vector>

#include "rules/endings/table.hpp"
#include "rules/puzzles/written.hpp"

namespace crownhead::puzzles {

/// What a table of endings says of one of the solver's turns.
struct Verdict {
  std::size_t turn = 0;    ///< the place of the answer in the solution
  bool only_win = false;   ///< the answer wins and no other move does
  std::string moves = {};  ///< every legal move with its value: "c3-d4 win 7, e3-f4 draw"
};

/// Returns a verdict for each turn of the solver's whose moves the table knows, in order.
std::vector<Verdict> verdicts(const endings::Table& table, const PlayablePuzzle& puzzle);

/// Writes a verdict for a file: variant, position, the answer and the values of all moves.
std::string verdict_line(const PlayablePuzzle& puzzle, const Verdict& verdict);

}  // namespace crownhead::puzzles
