#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/ids.hpp"
#include "rules/reason.hpp"

namespace crownhead::vacation {

/// One thing that is wrong with a vacation, or worth a warning, with the field of the request or
/// where it belongs to: a tournament, or the player's games outside tournaments.
struct Refusal {
  Reason reason;
  std::string field = {};  ///< empty: none
  std::optional<TournamentId> tournament = std::nullopt;
  bool outside_tournaments = false;

  bool operator==(const Refusal&) const = default;
};

using Refusals = std::vector<Refusal>;

}  // namespace crownhead::vacation
