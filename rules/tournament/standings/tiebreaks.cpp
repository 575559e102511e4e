#include "rules/tournament/standings/tiebreaks.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <numeric>
#include <unordered_map>

#include "rules/tournament/points.hpp"
#include "rules/tournament/standings/solkoff.hpp"

namespace crownhead::tournament {
namespace {

using Values = std::vector<std::vector<std::int64_t>>;
using Index = std::unordered_map<PairingNumber, std::size_t>;

/// Returns one value per card.
template <class Of>
Values one_each(const std::vector<ScoreCard>& cards, Of of) {
  Values values;
  values.reserve(cards.size());
  for (const ScoreCard& card : cards) values.push_back({of(card)});
  return values;
}

/// Returns the number of games for which an encounter without an opponent is credited.
int games_of(const Policy& policy) {
  return policy.steps.empty() ? policy.games_per_encounter : policy.steps.front().games;
}

/// Returns 2 for each game that a bye credits as a win, 1 for each credited as a draw.
int bye_score(const Policy& policy, Bye bye) {
  if ((bye != Bye::pairing && bye != Bye::half) || policy.format == Format::arena) return 0;
  const Points& points = policy.points;
  const int given = bye == Bye::pairing ? points.bye : points.half_bye;
  const int win = policy.steps.empty() ? points.win : policy.steps.front().win;
  if (given >= win) return 2 * games_of(policy);
  return given >= points.draw && given > points.loss ? games_of(policy) : 0;
}

/// Returns 2 for each game won, including by forfeit, and 1 for each draw.
int score_counted(const Policy& policy, const ScoreCardLine& line) {
  return line.opponent ? line.score + 2 * line.forfeits_won : bye_score(policy, line.bye);
}

Values sonneborn_berger(const History& history, const std::vector<ScoreCard>& cards) {
  const Index index = seat_index(history);
  return one_each(cards, [&](const ScoreCard& card) {
    std::int64_t sum = 0;
    for (const ScoreCardLine& line : card.lines)
      if (const int score = score_counted(history.policy, line); score != 0)
        sum += score * opponent_counted(history, cards, index, card, line);
    return sum;
  });
}

/// Counts games decided at the board; in a round robin also forfeits.
Values shmulyan(const History& history, const std::vector<ScoreCard>& cards) {
  const Index index = seat_index(history);
  const bool forfeits = history.policy.format == Format::round_robin;
  return one_each(cards, [&](const ScoreCard& card) {
    std::int64_t sum = 0;
    for (const ScoreCardLine& line : card.lines) {
      if (!line.opponent) continue;
      const int more =
          line.score - line.games + (forfeits ? 2 * line.forfeits_won - line.forfeits : 0);
      sum += std::int64_t{more} * cards[index.at(*line.opponent)].points;
    }
    return sum;
  });
}

std::int64_t progressive(const ScoreCard& card) {
  std::int64_t sum = 0;
  for (const ScoreCardLine& line : card.lines) sum += line.before + line.points;
  return sum;
}

/// Returns the mean rating of the rated opponents plus the difference for the score against them.
std::int64_t performance(const History& history, const Index& index, const ScoreCard& card) {
  std::int64_t ratings = 0, games = 0, score = 0;
  for (const ScoreCardLine& line : card.lines) {
    if (!line.played) continue;
    const int rating = history.entrants[index.at(*line.opponent)].rating;
    if (rating == 0) continue;
    ratings += std::int64_t{rating} * line.games;
    games += line.games;
    score += line.score;
  }
  if (games == 0) return 0;
  const auto percent = static_cast<int>((score * 100 + games) / (2 * games));
  return (2 * ratings + games) / (2 * games) + performance_difference(percent);
}

/// Returns points won minus points lost.
std::int64_t match_points(const ScoreCard& card) {
  std::int64_t sum = 0;
  for (const ScoreCardLine& line : card.lines)
    for (const auto& [own, other] : line.matches) sum += own - other;
  return sum;
}

/// Gives n entrants the values n to 1; the lowest lot has the greatest value.
Values by_lot(const History& history) {
  Values values;
  for (const Entrant& own : history.entrants)
    values.push_back({std::ranges::count_if(
        history.entrants, [&](const Entrant& other) { return other.lot >= own.lot; })});
  return values;
}

constexpr std::array<std::string_view, 13> names = {
    "solkoff",      "solkoff_median",   "solkoff_short", "solkoff_full",
    "solkoff_plus", "sonneborn_berger", "wins",          "direct_encounter",
    "progressive",  "shmulyan",         "performance",   "lot",
    "match_points"};

}  // namespace

Values tiebreak_values(const History& history, const std::vector<ScoreCard>& cards, TieBreak kind) {
  switch (kind) {
    case TieBreak::solkoff:
    case TieBreak::solkoff_median:
    case TieBreak::solkoff_short:
    case TieBreak::solkoff_full:
    case TieBreak::solkoff_plus: return solkoff_values(history, cards, kind);
    case TieBreak::sonneborn_berger: return sonneborn_berger(history, cards);
    case TieBreak::wins:
      return one_each(cards, [](const ScoreCard& card) {
        return std::transform_reduce(card.lines.begin(), card.lines.end(), std::int64_t{0},
                                     std::plus{},
                                     [](const ScoreCardLine& line) { return line.wins; });
      });
    case TieBreak::progressive: return one_each(cards, progressive);
    case TieBreak::shmulyan: return shmulyan(history, cards);
    case TieBreak::performance: {
      const Index index = seat_index(history);
      return one_each(cards,
                      [&](const ScoreCard& card) { return performance(history, index, card); });
    }
    case TieBreak::lot: return by_lot(history);
    case TieBreak::match_points: return one_each(cards, match_points);
    case TieBreak::direct_encounter: break;  // see direct_encounter.hpp
  }
  return Values(cards.size(), {0});
}

int performance_difference(int percent) {
  // Scores of 50 to 100.
  constexpr std::array above = {0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,
                                95,  102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
                                202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336,
                                351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};
  const int more = std::clamp(percent, 0, 100) - 50;
  const int difference = above[static_cast<std::size_t>(std::abs(more))];
  return more < 0 ? -difference : difference;
}

std::string_view tiebreak_name(TieBreak kind) { return names[static_cast<std::size_t>(kind)]; }

std::optional<TieBreak> tiebreak_named(std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<TieBreak>(found - names.begin());
}

}  // namespace crownhead::tournament
