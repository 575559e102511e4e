#include "rules/nardi/computer/match_equity.hpp"

#include <algorithm>
#include <cstddef>

namespace crownhead::nardi::computer {

namespace {

/// Share of gammons among won games: without a cube, and with one, where many games end with a
/// drop.
constexpr double gammons = 0.27;
constexpr double gammons_with_cube = 0.22;

std::size_t at(int points) { return static_cast<std::size_t>(std::max(points, 0)); }

/// Returns the match probability of a player who needs `own` points if each game is worth one
/// point; `known` has all entries with fewer points to go.
double even_game(const std::vector<std::vector<double>>& known, int own, int others) {
  const auto after = [&](int own_won, int others_won) {
    if (own_won >= own) return 1.0;
    if (others_won >= others) return 0.0;
    return known[at(own - own_won)][at(others - others_won)];
  };
  return 0.5 *
         ((1 - gammons) * (after(1, 0) + after(0, 1)) + gammons * (after(2, 0) + after(0, 2)));
}

double by_formula(int own, int others) {
  const double ahead = others - own;
  return 0.5 + 0.85 * ahead / (std::max(own, others) + 6);
}

}  // namespace

MatchEquity::MatchEquity(const Terms& terms) : terms_(terms) {
  const std::size_t size = at(terms.length) + 1;
  if (!terms.cube) {
    plain_.assign(size, std::vector<double>(size));
    for (int sum = 2; sum <= 2 * terms.length; ++sum)
      for (int own = std::max(1, sum - terms.length); own <= std::min(sum - 1, terms.length); ++own)
        plain_[at(own)][at(sum - own)] = even_game(plain_, own, sum - own);
    return;
  }
  const auto mixed = [](const std::vector<double>& chances, int single, int gammon) {
    const auto chance = [&](int needs) { return needs <= 0 ? 1.0 : chances[at(needs)]; };
    return 0.5 * ((1 - gammons_with_cube) * chance(single) + gammons_with_cube * chance(gammon));
  };
  after_crawford_.assign(size, 0.5);
  in_crawford_.assign(size, 0.5);
  for (int needs = 2; needs <= terms.length; ++needs) {
    after_crawford_[at(needs)] = mixed(after_crawford_, needs - 2, needs - 4);
    in_crawford_[at(needs)] = mixed(after_crawford_, needs - 1, needs - 2);
  }
}

double MatchEquity::of_leader_a_point_short(int other_needs, bool crawford) const {
  return 1 - (crawford ? in_crawford_ : after_crawford_)[at(other_needs)];
}

double MatchEquity::before_game(const Match& match, Color color) const {
  const int own = match.length - match.score_of(color);
  const int others = match.length - match.score_of(opposite(color));
  if (own <= 0) return 1;
  if (others <= 0) return 0;
  if (!terms_.cube) return plain_[at(own)][at(others)];
  if (own == 1) return of_leader_a_point_short(others, match.crawford);
  if (others == 1) return 1 - of_leader_a_point_short(own, match.crawford);
  return by_formula(own, others);
}

}  // namespace crownhead::nardi::computer
