#include "rules/tournament/draw.hpp"

#include <algorithm>

#include "rules/reasons.hpp"
#include "rules/tournament/knockout.hpp"
#include "rules/tournament/match.hpp"
#include "rules/tournament/points.hpp"
#include "rules/tournament/round_robin.hpp"
#include "rules/tournament/swiss.hpp"

namespace crownhead::tournament {
namespace {

bool last_round_is_complete(const Course& course) {
  return course.rounds.empty() ||
         std::ranges::all_of(course.rounds.back().encounters, [&](const Encounter& encounter) {
           return is_complete(course.policy, encounter);
         });
}

/// Of a knockout, whether one board at most has somebody on it that goes on.
bool one_is_left(const Course& course) {
  return !course.rounds.empty() && course.rounds.back().encounters.size() <= 1;
}

std::ptrdiff_t active_from(const Course& course, int round) {
  return std::ranges::count_if(course.entrants, [&](const Entrant& entrant) {
    return entrant.state == EntrantState::active && entrant.from_round <= round;
  });
}

}  // namespace

int planned_rounds(const Course& course) {
  switch (course.policy.format) {
    case Format::round_robin: return round_robin_rounds(course.policy, course.entrants.size());
    case Format::knockout:
      return course.rounds.empty()
                 ? knockout_rounds(static_cast<std::size_t>(active_from(course, 1)))
                 : knockout_rounds(2 * course.rounds.front().encounters.size());
    case Format::swiss: return course.policy.rounds;
    case Format::match: return course.policy.first_to > 0 ? 0 : course.policy.rounds;
    case Format::arena: return 0;
  }
  return 0;
}

bool is_drawn_out(const Course& course) {
  const int drawn = static_cast<int>(course.rounds.size());
  switch (course.policy.format) {
    case Format::arena: return false;
    case Format::match: return match_is_over(course);
    case Format::knockout: return one_is_left(course) || active_from(course, 1) < 2;
    case Format::round_robin:
    case Format::swiss: return drawn >= planned_rounds(course);
  }
  return true;
}

Result<std::vector<Encounter>> draw_round(const Course& course, const MatchingSolver& solve) {
  const int number = static_cast<int>(course.rounds.size()) + 1;
  if (is_drawn_out(course))
    return fail(Code::no_pairing, reason::tournament::all_rounds_drawn_finish());
  if (active_from(course, number) < 2)
    return fail(Code::no_pairing, reason::tournament::fewer_than_two_left());
  const Format format = course.policy.format;
  if ((format == Format::knockout || format == Format::match) && !last_round_is_complete(course))
    return fail(Code::no_pairing, reason::tournament::game_still_open());
  switch (format) {
    case Format::round_robin: return round_robin_round(course, number);
    case Format::swiss: return swiss_round(course, solve);
    case Format::knockout: return knockout_round(course);
    case Format::match: return match_round(course);
    case Format::arena: break;
  }
  return fail(Code::no_pairing, reason::tournament::arena_pairs_who_waits());
}

}  // namespace crownhead::tournament
