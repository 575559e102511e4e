#include "rules/tournament/standings/direct_encounter.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <unordered_map>

namespace crownhead::tournament {
namespace {

using Group = std::vector<std::size_t>;  ///< indices of cards
using Values = std::vector<std::vector<std::int64_t>>;

/// The lowest and highest score of one player in an encounter, in half points.
struct Range {
  std::int64_t least, most;
};

Range encounter_range(const Policy& policy) {
  const Points& points = policy.points;
  if (policy.steps.empty())
    return {std::int64_t{points.loss} * policy.games_per_encounter,
            std::int64_t{points.win} * policy.games_per_encounter};
  Range range{points.draw, points.draw};
  for (const Step& step : policy.steps) {
    range.least = std::min<std::int64_t>(range.least, step.loss);
    range.most = std::max<std::int64_t>(range.most, step.win);
  }
  return range;
}

/// Compares the players of one group after another.
class DirectEncounter {
 public:
  DirectEncounter(const History& history, const std::vector<ScoreCard>& cards)
      : swiss_(history.policy.format == Format::swiss),
        range_(encounter_range(history.policy)),
        met_(cards.size()),
        compared_in_(cards.size(), 0),
        values_(cards.size()) {
    const auto index = seat_index(history);
    for (std::size_t i = 0; i < cards.size(); ++i)
      for (const ScoreCardLine& line : cards[i].lines)
        if (counts(history.policy, line)) met_[i][index.at(*line.opponent)] += line.points;
  }

  void compare(const Group& group) {
    if (group.size() < 2) return;
    const std::vector<std::int64_t> scores = scores_of(group);
    std::map<std::int64_t, Group> equal;
    for (std::size_t i = 0; i < group.size(); ++i) {
      values_[group[i]].push_back(scores[i]);
      equal[scores[i]].push_back(group[i]);
    }
    if (equal.size() == 1) return;
    for (const auto& [score, still_equal] : equal) compare(still_equal);
  }

  Values values() && {
    std::size_t most = 1;
    for (const auto& own : values_) most = std::max(most, own.size());
    for (auto& own : values_) own.resize(most, 0);
    return std::move(values_);
  }

 private:
  bool counts(const Policy& policy, const ScoreCardLine& line) const {
    if (!line.opponent || line.annulled) return false;
    if (policy.format == Format::round_robin) return true;
    return line.met && !(swiss_ && line.open);
  }

  std::vector<std::int64_t> scores_of(const Group& group) {
    ++compared_;
    for (const std::size_t own : group) compared_in_[own] = compared_;
    std::vector<std::int64_t> scored, missing;
    for (const std::size_t own : group) {
      std::int64_t sum = 0, met = 0;
      for (const auto& [other, points] : met_[own]) {
        if (compared_in_[other] != compared_) continue;
        sum += points;
        ++met;
      }
      scored.push_back(sum);
      missing.push_back(static_cast<std::int64_t>(group.size()) - 1 - met);
    }
    if (std::ranges::all_of(missing, [](std::int64_t games) { return games == 0; })) return scored;
    return ahead_in_any_case(scored, missing);
  }

  /// Returns the lowest final score of the first player, the second and so on, as long as it
  /// exceeds the highest possible score of all others; 0 for the remaining players.
  std::vector<std::int64_t> ahead_in_any_case(const std::vector<std::int64_t>& scored,
                                              const std::vector<std::int64_t>& missing) const {
    std::vector<std::int64_t> ahead(scored.size(), 0);
    if (!swiss_) return ahead;
    std::vector<std::size_t> left(scored.size());
    for (std::size_t i = 0; i < left.size(); ++i) left[i] = i;
    const auto least = [&](std::size_t i) { return scored[i] + missing[i] * range_.least; };
    const auto most = [&](std::size_t i) { return scored[i] + missing[i] * range_.most; };
    while (left.size() > 1) {
      const auto first = std::ranges::max_element(left, {}, least);
      const bool alone = std::ranges::all_of(
          left, [&](std::size_t other) { return other == *first || most(other) < least(*first); });
      if (!alone) break;
      ahead[*first] = least(*first);
      left.erase(first);
    }
    return ahead;
  }

  bool swiss_;
  Range range_;
  std::vector<std::unordered_map<std::size_t, std::int64_t>> met_;  ///< half points by opponent
  int compared_ = 0;
  std::vector<int> compared_in_;  ///< the last comparison that each player was in
  Values values_;
};

}  // namespace

Values direct_encounters(const History& history, const std::vector<ScoreCard>& cards,
                         const std::vector<int>& tied) {
  std::map<int, Group> groups;
  for (std::size_t i = 0; i < cards.size(); ++i) groups[tied[i]].push_back(i);
  DirectEncounter encounters(history, cards);
  for (const auto& [number, group] : groups) encounters.compare(group);
  return std::move(encounters).values();
}

}  // namespace crownhead::tournament
