#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/tournament/model.hpp"
#include "rules/tournament/score_cards.hpp"

namespace crownhead::tournament {

/// Of one tie-break, in the order of History::entrants; docs/rules/tournaments.md defines each and
/// its unit. Each entrant has as many numbers as the others. Not of direct_encounter.
std::vector<std::vector<std::int64_t>> tiebreak_values(const History& history,
                                                       const std::vector<ScoreCard>& cards,
                                                       TieBreak kind);

/// By how much a rating is exceeded by who scores such a part of a hundred: FIDE's table 8.1.1.
int performance_difference(int percent);

/// "solkoff", "solkoff_median", …
std::string_view tiebreak_name(TieBreak kind);
std::optional<TieBreak> tiebreak_named(std::string_view name);

}  // namespace crownhead::tournament
