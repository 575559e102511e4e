#include "rules/tournament/more_games.hpp"

#include <algorithm>
#include <ranges>

#include "rules/tournament/draw.hpp"
#include "rules/tournament/points.hpp"

namespace crownhead::tournament {
namespace {

bool is_in(const Encounter& encounter, Seat seat) {
  return encounter.first == seat || encounter.second == seat;
}

/// Whether the seat is not knocked out.
bool still_in(const Course& course, Seat seat) {
  if (course.policy.format != Format::knockout) return true;
  for (const Round& round : course.rounds | std::views::reverse) {
    if (round.state == RoundState::drawn) continue;
    const auto last = std::ranges::find_if(
        round.encounters, [seat](const Encounter& one) { return is_in(one, seat); });
    if (last == round.encounters.end()) return false;
    return !is_complete(course.policy, *last) || winner_of(course.policy, *last) == seat;
  }
  return true;
}

bool has_open_game(const Course& course, Seat seat) {
  for (const Round& round : course.rounds) {
    if (round.state == RoundState::drawn) continue;
    for (const Encounter& encounter : round.encounters)
      if (is_in(encounter, seat) && encounter.second && !is_complete(course.policy, encounter))
        return true;
  }
  return false;
}

}  // namespace

bool has_more_games(const Tournament& tournament, const Entry& entry) {
  if (entry.state != EntryState::entered || !entry.seat) return false;
  if (tournament.status() != Status::running && tournament.status() != Status::paused) return false;
  const Course& course = tournament.course();
  if (has_open_game(course, *entry.seat)) return true;
  const bool rounds_come =
      !is_drawn_out(course) ||
      std::ranges::find(course.rounds, RoundState::drawn, &Round::state) != course.rounds.end();
  return rounds_come && still_in(course, *entry.seat);
}

}  // namespace crownhead::tournament
