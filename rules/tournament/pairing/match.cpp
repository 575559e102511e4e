#include "rules/tournament/pairing/match.hpp"

#include <algorithm>

#include "rules/tournament/lot.hpp"
#include "rules/tournament/points.hpp"
#include "rules/tournament/standings/score_cards.hpp"
#include "rules/tournament/withdrawal.hpp"

namespace crownhead::tournament {
namespace {

bool all_complete(const History& history) {
  return std::ranges::all_of(history.rounds, [&](const Round& round) {
    return std::ranges::all_of(round.encounters, [&](const Encounter& encounter) {
      return is_complete(history.policy, encounter);
    });
  });
}

bool rounds_are_over(const History& history) {
  const auto drawn = static_cast<int>(history.rounds.size());
  return history.policy.rounds > 0 && drawn >= history.policy.rounds && all_complete(history);
}

}  // namespace

std::optional<PairingNumber> match_winner(const History& history) {
  const std::vector<ScoreCard> cards = score_cards_of(history);
  if (cards.size() < 2) return std::nullopt;
  const bool first_leads = cards[0].points > cards[1].points;
  const ScoreCard& leader = first_leads ? cards[0] : cards[1];
  const ScoreCard& other = first_leads ? cards[1] : cards[0];
  if (leader.points == other.points) return std::nullopt;
  const int goal = history.policy.first_to;
  if ((goal > 0 && leader.points >= goal) || rounds_are_over(history)) return leader.seat;
  return std::nullopt;
}

bool match_is_over(const History& history) {
  if (history.entrants.size() < 2 || match_winner(history) || rounds_are_over(history)) return true;
  return std::ranges::any_of(
      history.entrants, [&](const Entrant& entrant) { return has_left(history, entrant.seat); });
}

std::vector<Encounter> match_round(const History& history) {
  if (match_is_over(history)) return {};
  const bool as_entered = (drawn_lot(history.seed) + history.rounds.size()) % 2 == 0;
  Encounter encounter{.board = 1,
                      .first = history.entrants[as_entered ? 0 : 1].seat,
                      .second = history.entrants[as_entered ? 1 : 0].seat};
  encounter.games = next_games(history.policy, encounter);
  return {encounter};
}

}  // namespace crownhead::tournament
