#include "rules/tournament/standings/ranking.hpp"

#include <algorithm>

#include "rules/tournament/standings/standings.hpp"

namespace crownhead::tournament {

Ranking ranking_of(const Tournament& tournament) {
  Ranking ranking;
  const auto standings = standings_of(published_history(tournament));
  if (std::ranges::none_of(standings, [](const Standing& line) { return line.points > 0; }))
    return ranking;
  ranking.leader = tournament.user_in(standings.front().seat);
  for (const Standing& line : standings) {
    const auto number = static_cast<std::size_t>(line.seat.number);
    if (ranking.ranks.size() < number) ranking.ranks.resize(number);
    ranking.ranks[number - 1] = line.rank;
  }
  return ranking;
}

}  // namespace crownhead::tournament
