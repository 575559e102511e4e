#pragma once

#include <set>
#include <string>
#include <vector>

/// The plays of a roll once more, plainly and from the rules' text alone; what rules/nardi has is
/// held against it. It shares nothing with that and is spoken to in numbers.
namespace crownhead::slow_nardi {

/// One side's men by point, as it counts: borne off, 1 to 24, bar.
using Side = std::vector<int>;

struct Board {
  Side own;
  Side other;  ///< as the other side counts

  auto operator<=>(const Board&) const = default;
};

struct Outcomes {
  std::set<Board> boards;  ///< after each legal play; `own` is still who has played
  int dice = 0;            ///< how many each of them uses
};

/// All dice that can be played must be; one of two that cannot both be played is the larger if it
/// can be.
Outcomes outcomes(const Board& board, int first_die, int second_die);

}  // namespace crownhead::slow_nardi
