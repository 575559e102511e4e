#include "rules/tournament/pairing/draw.hpp"

#include <algorithm>

#include "rules/reasons.hpp"
#include "rules/tournament/pairing/knockout.hpp"
#include "rules/tournament/pairing/match.hpp"
#include "rules/tournament/pairing/round_robin.hpp"
#include "rules/tournament/pairing/swiss.hpp"
#include "rules/tournament/points.hpp"

namespace crownhead::tournament {
namespace {

bool last_round_is_complete(const History& history) {
  return history.rounds.empty() ||
         std::ranges::all_of(history.rounds.back().encounters, [&](const Encounter& encounter) {
           return is_complete(history.policy, encounter);
         });
}

/// Returns true if at most one board of a knockout is left.
bool one_is_left(const History& history) {
  return !history.rounds.empty() && history.rounds.back().encounters.size() <= 1;
}

std::ptrdiff_t active_from(const History& history, int round) {
  return std::ranges::count_if(history.entrants, [&](const Entrant& entrant) {
    return entrant.state == EntrantState::active && entrant.from_round <= round;
  });
}

}  // namespace

int planned_rounds(const History& history) {
  switch (history.policy.format) {
    case Format::round_robin: return round_robin_rounds(history.policy, history.entrants.size());
    case Format::knockout:
      return history.rounds.empty()
                 ? knockout_rounds(static_cast<std::size_t>(active_from(history, 1)))
                 : knockout_rounds(2 * history.rounds.front().encounters.size());
    case Format::swiss: return history.policy.rounds;
    case Format::match: return history.policy.first_to > 0 ? 0 : history.policy.rounds;
    case Format::arena: return 0;
  }
  return 0;
}

bool is_drawn_out(const History& history) {
  const int drawn = static_cast<int>(history.rounds.size());
  switch (history.policy.format) {
    case Format::arena: return false;
    case Format::match: return match_is_over(history);
    case Format::knockout: return one_is_left(history) || active_from(history, 1) < 2;
    case Format::round_robin:
    case Format::swiss: return drawn >= planned_rounds(history);
  }
  return true;
}

Result<std::vector<Encounter>> draw_round(const History& history, const MatchingSolver& solve) {
  const int number = static_cast<int>(history.rounds.size()) + 1;
  if (is_drawn_out(history))
    return fail(Code::no_pairing, reason::tournament::all_rounds_drawn_finish());
  if (active_from(history, number) < 2)
    return fail(Code::no_pairing, reason::tournament::fewer_than_two_left());
  const Format format = history.policy.format;
  if ((format == Format::knockout || format == Format::match) && !last_round_is_complete(history))
    return fail(Code::no_pairing, reason::tournament::game_still_open());
  switch (format) {
    case Format::round_robin: return round_robin_round(history, number);
    case Format::swiss: return swiss_round(history, solve);
    case Format::knockout: return knockout_round(history);
    case Format::match: return match_round(history);
    case Format::arena: break;
  }
  return fail(Code::no_pairing, reason::tournament::arena_pairs_who_waits());
}

}  // namespace crownhead::tournament
