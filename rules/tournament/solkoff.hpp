#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "rules/tournament/cards.hpp"
#include "rules/tournament/model.hpp"

namespace crownhead::tournament {

/// What the opponent of one round counts for, in half points: the opponent's total, or what
/// Policy::unplayed says where they did not meet. In a round robin an opponent counts whether they
/// came or not, and a free round for nothing.
std::int64_t opponent_counted(const Course& course, const std::vector<Card>& cards,
                              const std::unordered_map<Seat, std::size_t>& index, const Card& card,
                              const CardLine& line);

/// Of one of the kinds of Solkoff, in half points, in the order of Course::entrants.
std::vector<std::vector<std::int64_t>> solkoff_values(const Course& course,
                                                      const std::vector<Card>& cards,
                                                      TieBreak kind);

}  // namespace crownhead::tournament
