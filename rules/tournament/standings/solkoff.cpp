#include "rules/tournament/standings/solkoff.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "rules/tournament/points.hpp"

namespace crownhead::tournament {
namespace {

using Values = std::vector<std::vector<std::int64_t>>;

/// In an encounter: the sum of a win and a loss, and a draw.
struct Worth {
  int decided;
  int drawn;
};

Worth worth_of(const Policy& policy) {
  if (!policy.steps.empty())
    return {policy.steps.front().win + policy.steps.front().loss, policy.points.draw};
  return {(policy.points.win + policy.points.loss) * policy.games_per_encounter,
          policy.points.draw * policy.games_per_encounter};
}

/// Returns the score of FIDE's virtual opponent of 2009: the player's points before the round, then
/// what the player did not get in it, then a draw in every later round.
int virtual_opponent(const History& history, const ScoreCardLine& line) {
  const Worth worth = worth_of(history.policy);
  const int left = static_cast<int>(history.rounds.size()) - line.round;
  return line.before + worth.decided - line.points + left * worth.drawn;
}

/// Returns the contribution of each round in ascending order.
std::vector<std::int64_t> contributions(const History& history, const std::vector<ScoreCard>& cards,
                                        const std::unordered_map<PairingNumber, std::size_t>& index,
                                        const ScoreCard& card) {
  std::vector<std::int64_t> parts;
  parts.reserve(card.lines.size());
  for (const ScoreCardLine& line : card.lines)
    parts.push_back(opponent_counted(history, cards, index, card, line));
  std::ranges::sort(parts);
  return parts;
}

/// Sums the parts without the `least` smallest and the `greatest` largest.
std::int64_t sum_without(const std::vector<std::int64_t>& parts, std::size_t least,
                         std::size_t greatest) {
  if (least + greatest >= parts.size()) return 0;
  return std::accumulate(parts.begin() + static_cast<std::ptrdiff_t>(least),
                         parts.end() - static_cast<std::ptrdiff_t>(greatest), std::int64_t{0});
}

std::vector<std::int64_t> value_of(TieBreak kind, const std::vector<std::int64_t>& parts,
                                   std::size_t rounds) {
  switch (kind) {
    case TieBreak::solkoff_median: return {sum_without(parts, 1, 1)};
    case TieBreak::solkoff_short: return {sum_without(parts, 1, 0)};
    case TieBreak::solkoff_full: {
      std::vector<std::int64_t> truncations;
      for (std::size_t least = 1; least < std::max<std::size_t>(rounds, 2); ++least)
        truncations.push_back(sum_without(parts, least, 0));
      return truncations;
    }
    default: return {sum_without(parts, 0, 0)};
  }
}

}  // namespace

std::int64_t opponent_counted(const History& history, const std::vector<ScoreCard>& cards,
                              const std::unordered_map<PairingNumber, std::size_t>& index,
                              const ScoreCard& card, const ScoreCardLine& line) {
  const bool round_robin = history.policy.format == Format::round_robin;
  if (line.opponent && !line.annulled && (line.met || round_robin))
    return cards[index.at(*line.opponent)].points;
  if (round_robin || history.policy.unplayed == UnplayedRounds::zero) return 0;
  if (history.policy.unplayed == UnplayedRounds::own_score) return card.points;
  return virtual_opponent(history, line);
}

Values solkoff_values(const History& history, const std::vector<ScoreCard>& cards, TieBreak kind) {
  const auto index = seat_index(history);
  Values values;
  for (const ScoreCard& card : cards)
    values.push_back(
        value_of(kind, contributions(history, cards, index, card), history.rounds.size()));
  if (kind != TieBreak::solkoff_plus) return values;
  Values sums;
  for (const ScoreCard& card : cards) {
    std::int64_t sum = 0;
    for (const ScoreCardLine& line : card.lines)
      if (line.opponent && line.met) sum += values[index.at(*line.opponent)].front();
    sums.push_back({sum});
  }
  return sums;
}

}  // namespace crownhead::tournament
