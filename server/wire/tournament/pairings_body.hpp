#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/tournament/pairing/pairing_change.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::wire {

/// A request to change the pairings of a round.
struct PairingsBody {
  /// nullopt only in a preview, which then shows the unchanged round.
  std::optional<tournament::PairingChange> change;
  bool preview = false;
  std::vector<tournament::PairingRule> confirmed;
  std::string reason;
};

/// Reads the schema PairingsChange of openapi.yaml. Fails with invalid_field unless there is
/// exactly one change.
Parsed<PairingsBody> parse_pairings(std::string_view body);

}  // namespace crownhead::wire
