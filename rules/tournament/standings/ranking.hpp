#pragma once

#include <optional>
#include <vector>

#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// The part of the standings that lists of tournaments show.
struct Ranking {
  /// The first of the standings. Empty until a player has a point.
  std::optional<UserId> leader = std::nullopt;
  /// The ranks by pairing number, the first one of number 1; 0 for a number without a player. Empty
  /// until a player has a point.
  std::vector<int> ranks = {};

  bool operator==(const Ranking&) const = default;
};

/// Returns the ranking after all published rounds.
Ranking ranking_of(const Tournament& tournament);

}  // namespace crownhead::tournament
