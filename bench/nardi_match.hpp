#pragma once

#include <array>
#include <cstdint>

#include "rules/nardi/match.hpp"
#include "rules/nardi/record.hpp"

namespace crownhead::bench {

/// Plays a match of the computer against itself by the rules of the WBGF, with dice from `seed`.
/// `levels`: White's and Black's.
nardi::MatchRecord played_match(const nardi::Terms& terms, std::array<int, 2> levels,
                                std::uint64_t seed);

/// Returns White's points minus Black's.
int points_ahead(const nardi::MatchRecord& match);

}  // namespace crownhead::bench
