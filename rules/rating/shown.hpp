#pragma once

#include <array>
#include <optional>

namespace crownhead::rating {

/// A rating as it stands beside a player's name.
struct Shown {
  int rating = 1500;
  bool provisional = true;
  std::optional<int> change = std::nullopt;  ///< by the game that it stands beside, once rated

  bool operator==(const Shown&) const = default;
};

/// White's and Black's.
using ShownPair = std::array<Shown, 2>;

}  // namespace crownhead::rating
