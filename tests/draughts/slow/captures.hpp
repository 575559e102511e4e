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

/// Every way in which the tower on `from` can capture, each to its end, whatever else can.
/// Takes the tower off the board meanwhile and puts it back.
std::vector<Route> captures_from(Board& board, Place from);

/// Those of all captures that may be played by the variant's choice.
std::vector<Route> chosen(const Rules& rules, std::vector<Route> captures);

}  // namespace crownhead::slow
