#include "rules/tournament/decide/next_rounds.hpp"

#include "rules/tournament/pairing/draw.hpp"

namespace crownhead::tournament {

Result<std::vector<Round>> next_rounds(const History& history, const MatchingSolver& solve) {
  History so_far = history;
  std::vector<Round> rounds;
  do {
    auto encounters = draw_round(so_far, solve);
    if (!encounters) return std::unexpected(encounters.error());
    rounds.push_back({.number = static_cast<int>(so_far.rounds.size()) + 1,
                      .state = RoundState::drawn,
                      .encounters = *std::move(encounters)});
    so_far.rounds.push_back(rounds.back());
  } while (history.policy.all_at_once && !is_drawn_out(so_far));
  return rounds;
}

void draw_openings(const Openings& openings, std::uint64_t seed, Round& round) {
  if (openings.draw == OpeningDraw::none) return;
  const bool together = openings.draw == OpeningDraw::round;
  for (Encounter& encounter : round.encounters) {
    const auto drawn = [&] {
      return drawn_opening(seed, round.number, together ? 0 : encounter.board,
                           openings.table.size());
    };
    encounter.opening = encounter.second ? static_cast<int>(drawn()) + 1 : 0;
  }
}

}  // namespace crownhead::tournament
