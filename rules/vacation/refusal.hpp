#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/ids.hpp"
#include "rules/reason.hpp"

namespace crownhead::vacation {

/// One thing that is wrong with a vacation, or worth a warning, with the field of the request or
/// the tournament that it belongs to.
struct Refusal {
  Reason reason;
  std::string field = {};  ///< empty: none
  std::optional<TournamentId> tournament = std::nullopt;

  bool operator==(const Refusal&) const = default;
};

using Refusals = std::vector<Refusal>;

}  // namespace crownhead::vacation
