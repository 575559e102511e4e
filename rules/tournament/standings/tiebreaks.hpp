#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/tournament/model.hpp"
#include "rules/tournament/standings/score_cards.hpp"

namespace crownhead::tournament {

/// Returns the values of one tie-break, in the order of History::entrants;
/// docs/rules/tournaments.md defines each tie-break and its unit. All entrants have the same number
/// of values. Does not support direct_encounter.
std::vector<std::vector<std::int64_t>> tiebreak_values(const History& history,
                                                       const std::vector<ScoreCard>& cards,
                                                       TieBreak kind);

/// Returns the rating difference for a score of `percent`: FIDE's table 8.1.1.
int performance_difference(int percent);

/// Returns "solkoff", "solkoff_median", …
std::string_view tiebreak_name(TieBreak kind);
std::optional<TieBreak> tiebreak_named(std::string_view name);

}  // namespace crownhead::tournament
