#pragma once

#include <optional>

#include "rules/seat.hpp"

namespace crownhead::rating {

/// A rating displayed with a player's name.
struct Shown {
  int rating = 1500;
  bool provisional = true;
  std::optional<int> change = std::nullopt;  ///< by the game it is shown with, once that is rated

  bool operator==(const Shown&) const = default;
};

/// The ratings of a game's players.
using ShownRatings = PerSeat<Shown>;

}  // namespace crownhead::rating
