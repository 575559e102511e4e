#pragma once

#include <cstdint>
#include <vector>

#include "rules/tournament/cards.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// Of one of the kinds of Solkoff, in half points, in the order of Course::entrants.
std::vector<std::vector<std::int64_t>> solkoff_values(const Course& course,
                                                      const std::vector<Card>& cards,
                                                      TieBreak kind);

}  // namespace crownhead::tournament
