#include "rules/tournament/match.hpp"

#include <algorithm>

#include "rules/tournament/cards.hpp"
#include "rules/tournament/lot.hpp"
#include "rules/tournament/points.hpp"
#include "rules/tournament/withdrawal.hpp"

namespace crownhead::tournament {
namespace {

bool all_complete(const Course& course) {
  return std::ranges::all_of(course.rounds, [&](const Round& round) {
    return std::ranges::all_of(round.encounters, [&](const Encounter& encounter) {
      return is_complete(course.policy, encounter);
    });
  });
}

bool rounds_are_over(const Course& course) {
  const auto drawn = static_cast<int>(course.rounds.size());
  return course.policy.rounds > 0 && drawn >= course.policy.rounds && all_complete(course);
}

}  // namespace

std::optional<Seat> match_winner(const Course& course) {
  const std::vector<Card> cards = cards_of(course);
  if (cards.size() < 2) return std::nullopt;
  const bool first_leads = cards[0].points > cards[1].points;
  const Card& leader = first_leads ? cards[0] : cards[1];
  const Card& other = first_leads ? cards[1] : cards[0];
  if (leader.points == other.points) return std::nullopt;
  const int goal = course.policy.first_to;
  if ((goal > 0 && leader.points >= goal) || rounds_are_over(course)) return leader.seat;
  return std::nullopt;
}

bool match_is_over(const Course& course) {
  if (course.entrants.size() < 2 || match_winner(course) || rounds_are_over(course)) return true;
  return std::ranges::any_of(
      course.entrants, [&](const Entrant& entrant) { return has_left(course, entrant.seat); });
}

std::vector<Encounter> match_round(const Course& course) {
  if (match_is_over(course)) return {};
  const bool as_entered = (drawn_lot(course.seed) + course.rounds.size()) % 2 == 0;
  Encounter encounter{.board = 1,
                      .first = course.entrants[as_entered ? 0 : 1].seat,
                      .second = course.entrants[as_entered ? 1 : 0].seat};
  encounter.games = next_games(course.policy, encounter);
  return {encounter};
}

}  // namespace crownhead::tournament
