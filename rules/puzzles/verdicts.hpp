#pragma once

#include <string>
#include <vector>

#include "rules/endings/table.hpp"
#include "rules/puzzles/written.hpp"

namespace crownhead::puzzles {

/// The endgame table's verdict on one turn of the solver.
struct Verdict {
  std::size_t turn = 0;    ///< index of the answer in the solution
  bool only_win = false;   ///< the answer wins and no other move does
  std::string moves = {};  ///< every legal move with its value: "c3-d4 win 7, e3-f4 draw"
};

/// Returns, in order, a verdict for each turn of the solver whose moves the table covers.
std::vector<Verdict> verdicts(const endings::Table& table, const PlayablePuzzle& puzzle);

/// Formats a verdict for a file: variant, position, answer and the values of all moves.
std::string verdict_line(const PlayablePuzzle& puzzle, const Verdict& verdict);

}  // namespace crownhead::puzzles
