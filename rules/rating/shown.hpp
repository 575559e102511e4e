#pragma once

#include <optional>

#include "rules/seat.hpp"

namespace crownhead::rating {

/// A rating as it stands beside a player's name.
struct Shown {
  int rating = 1500;
  bool provisional = true;
  std::optional<int> change = std::nullopt;  ///< by the game that it stands beside, once rated

  bool operator==(const Shown&) const = default;
};

/// Those of the players of a game.
using ShownRatings = PerSeat<Shown>;

}  // namespace crownhead::rating
