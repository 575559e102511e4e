#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/ids.hpp"
#include "rules/reason.hpp"

namespace crownhead::vacation {

/// An error or warning about a vacation, with the field of the request or the place that it applies
/// to: a tournament, or the games outside tournaments.
struct Refusal {
  Reason reason;
  std::string field = {};  ///< empty: none
  std::optional<TournamentId> tournament = std::nullopt;
  bool outside_tournaments = false;

  bool operator==(const Refusal&) const = default;
};

using Refusals = std::vector<Refusal>;

}  // namespace crownhead::vacation
