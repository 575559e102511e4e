#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "rules/tournament/model.hpp"
#include "rules/tournament/standings/score_cards.hpp"

namespace crownhead::tournament {

/// Returns the half points that one round's opponent contributes: the opponent's total, or the
/// value of Policy::unplayed if the two did not meet. In a round robin an opponent counts whether
/// they came or not, and a free round counts nothing.
std::int64_t opponent_counted(const History& history, const std::vector<ScoreCard>& cards,
                              const std::unordered_map<PairingNumber, std::size_t>& index,
                              const ScoreCard& card, const ScoreCardLine& line);

/// Returns the values of one kind of Solkoff in half points, in the order of History::entrants.
std::vector<std::vector<std::int64_t>> solkoff_values(const History& history,
                                                      const std::vector<ScoreCard>& cards,
                                                      TieBreak kind);

}  // namespace crownhead::tournament
