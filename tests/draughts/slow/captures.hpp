#pragma once

#include <vector>

#include "tests/draughts/slow/generator.hpp"

namespace crownhead::slow {

struct Direction {
  int columns;
  int ranks;

  bool operator==(const Direction&) const = default;
};

Place operator+(Place place, Direction direction);

constexpr int forward(bool white) { return white ? 1 : -1; }

/// Returns every complete capture of the tower on `from`, regardless of other captures. Removes the
/// tower from the board temporarily.
std::vector<Route> captures_from(Board& board, Place from);

/// Returns the captures that the variant's choice rule allows.
std::vector<Route> chosen(const Rules& rules, std::vector<Route> captures);

}  // namespace crownhead::slow
