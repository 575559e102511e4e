#include "rules/tournament/tiebreaks.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <numeric>
#include <set>
#include <unordered_map>

#include "rules/tournament/points.hpp"
#include "rules/tournament/solkoff.hpp"

namespace crownhead::tournament {
namespace {

using Values = std::vector<std::vector<std::int64_t>>;
using Index = std::unordered_map<Seat, std::size_t>;

/// One number for each card.
template <class Of>
Values one_each(const std::vector<Card>& cards, Of of) {
  Values values;
  values.reserve(cards.size());
  for (const Card& card : cards) values.push_back({of(card)});
  return values;
}

/// Sums what `of` says of each line with an opponent, whose points it is told.
template <class Of>
Values over_opponents(const Course& course, const std::vector<Card>& cards, Of of) {
  const Index index = seat_index(course);
  return one_each(cards, [&](const Card& card) {
    std::int64_t sum = 0;
    for (const CardLine& line : card.lines)
      if (line.opponent) sum += of(line, cards[index.at(*line.opponent)].points);
    return sum;
  });
}

/// 2 for each game won, 1 for each drawn; a forfeit is a game in a round robin alone.
std::int64_t score_counted(const Course& course, const CardLine& line) {
  if (line.played || course.policy.format != Format::round_robin) return line.score;
  return line.won ? 2 : 0;
}

std::int64_t progressive(const Card& card) {
  std::int64_t sum = 0;
  for (const CardLine& line : card.lines) sum += line.before + line.points;
  return sum;
}

/// The mean rating of the opponents who have one, and what the score against them is worth.
std::int64_t performance(const Course& course, const Index& index, const Card& card) {
  std::int64_t ratings = 0, games = 0, score = 0;
  for (const CardLine& line : card.lines) {
    if (!line.played) continue;
    const int rating = course.entrants[index.at(*line.opponent)].rating;
    if (rating == 0) continue;
    ratings += std::int64_t{rating} * line.games;
    games += line.games;
    score += line.score;
  }
  if (games == 0) return 0;
  const auto percent = static_cast<int>((score * 100 + games) / (2 * games));
  return (2 * ratings + games) / (2 * games) + performance_difference(percent);
}

/// The least lot has the greatest number; n entrants have n to 1.
Values by_lot(const Course& course) {
  Values values;
  for (const Entrant& own : course.entrants)
    values.push_back({std::ranges::count_if(
        course.entrants, [&](const Entrant& other) { return other.lot >= own.lot; })});
  return values;
}

constexpr std::array<std::string_view, 12> names = {
    "solkoff",      "solkoff_median",   "solkoff_short", "solkoff_full",
    "solkoff_plus", "sonneborn_berger", "wins",          "direct_encounter",
    "progressive",  "shmulyan",         "performance",   "lot"};

}  // namespace

Values tiebreak_values(const Course& course, const std::vector<Card>& cards, TieBreak kind) {
  switch (kind) {
    case TieBreak::solkoff:
    case TieBreak::solkoff_median:
    case TieBreak::solkoff_short:
    case TieBreak::solkoff_full:
    case TieBreak::solkoff_plus: return solkoff_values(course, cards, kind);
    case TieBreak::sonneborn_berger:
      return over_opponents(course, cards, [&](const CardLine& line, int points) {
        return score_counted(course, line) * points;
      });
    case TieBreak::wins:
      return one_each(cards, [](const Card& card) {
        return std::transform_reduce(card.lines.begin(), card.lines.end(), std::int64_t{0},
                                     std::plus{}, [](const CardLine& line) { return line.wins; });
      });
    case TieBreak::progressive: return one_each(cards, progressive);
    case TieBreak::shmulyan:
      return over_opponents(course, cards, [](const CardLine& line, int points) {
        return std::int64_t{line.score - line.games} * points;
      });
    case TieBreak::performance: {
      const Index index = seat_index(course);
      return one_each(cards, [&](const Card& card) { return performance(course, index, card); });
    }
    case TieBreak::lot: return by_lot(course);
    case TieBreak::direct_encounter: break;
  }
  return Values(cards.size(), {0});
}

Values direct_encounters(const Course& course, const std::vector<Card>& cards,
                         const std::vector<int>& tied) {
  const Index index = seat_index(course);
  std::unordered_map<int, std::size_t> sizes;
  for (const int group : tied) ++sizes[group];
  std::unordered_map<int, bool> complete;
  Values values(cards.size(), {0});
  for (std::size_t i = 0; i < cards.size(); ++i) {
    std::set<Seat> met;
    for (const CardLine& line : cards[i].lines) {
      if (!line.met || tied[index.at(*line.opponent)] != tied[i]) continue;
      met.insert(*line.opponent);
      values[i].front() += line.points;
    }
    const bool all = met.size() + 1 == sizes[tied[i]];
    complete[tied[i]] = all && (!complete.contains(tied[i]) || complete[tied[i]]);
  }
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (!complete[tied[i]]) values[i].front() = 0;
  return values;
}

int performance_difference(int percent) {
  // From 50 to 100.
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
