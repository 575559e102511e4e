#pragma once

#include <set>
#include <string>
#include <vector>

/// A second, plain implementation of the plays of a roll from the text of the rules, to check
/// rules/nardi. It shares no code with it and uses plain numbers.
namespace crownhead::slow_nardi {

/// One side's checkers by point, in its own numbering: borne off, 1 to 24, bar.
using Side = std::vector<int>;

struct Board {
  Side own;
  Side other;  ///< in the other side's numbering

  auto operator<=>(const Board&) const = default;
};

struct Outcomes {
  std::set<Board> boards;  ///< after each legal play; `own` is still the side that has played
  int dice = 0;            ///< number of dice that each of them uses
};

/// All playable dice must be played; if only one of two can be, it must be the larger if possible.
Outcomes outcomes(const Board& board, int first_die, int second_die);

}  // namespace crownhead::slow_nardi
