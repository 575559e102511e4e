#pragma once

#include <array>
#include <cstdint>

#include "rules/nardi/match.hpp"
#include "rules/nardi/record.hpp"

namespace crownhead::bench {

/// A match that the computer plays against itself by the rules of the WBGF, with dice of `seed`.
/// `levels`: White's and Black's.
nardi::MatchRecord played_match(const nardi::Terms& terms, std::array<int, 2> levels,
                                std::uint64_t seed);

/// The points that White has won more than Black.
int points_ahead(const nardi::MatchRecord& match);

}  // namespace crownhead::bench
