#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "rules/tournament/model.hpp"
#include "rules/tournament/score_cards.hpp"

namespace crownhead::tournament {

/// What the opponent of one round counts for, in half points: the opponent's total, or what
/// Policy::unplayed says where they did not meet. In a round robin an opponent counts whether they
/// came or not, and a free round for nothing.
std::int64_t opponent_counted(const History& history, const std::vector<ScoreCard>& cards,
                              const std::unordered_map<Seat, std::size_t>& index,
                              const ScoreCard& card, const ScoreCardLine& line);

/// Of one of the kinds of Solkoff, in half points, in the order of History::entrants.
std::vector<std::vector<std::int64_t>> solkoff_values(const History& history,
                                                      const std::vector<ScoreCard>& cards,
                                                      TieBreak kind);

}  // namespace crownhead::tournament
