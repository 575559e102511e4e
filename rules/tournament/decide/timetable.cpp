#include "rules/tournament/decide/timetable.hpp"

#include <algorithm>

#include "rules/tournament/pairing/arena_run.hpp"
#include "rules/tournament/pairing/draw.hpp"

namespace crownhead::tournament {
namespace {

bool enough_players(const Tournament& tournament) {
  const int players = tournament.entrants();
  switch (tournament.settings().policy.format) {
    case Format::arena: return true;
    case Format::match: return players == 2;
    case Format::round_robin: return players >= 2 && players <= most_in_round_robin;
    case Format::swiss:
    case Format::knockout: return players >= 2;
  }
  return false;
}

bool waits_for_its_time(const Tournament& tournament) {
  return tournament.status() == Status::announced && tournament.settings().starts_by_itself &&
         enough_players(tournament);
}

/// Returns the time of the next round; the tournament must have begun.
Instant due(const Tournament& tournament) {
  const auto rounds = static_cast<std::int64_t>(
      std::ranges::count_if(tournament.history().rounds,
                            [](const Round& round) { return round.state != RoundState::drawn; }));
  return *tournament.began() + Millis{tournament.settings().interval.count * rounds};
}

bool none_is_open(const Tournament& tournament) {
  return std::ranges::none_of(tournament.history().rounds, [](const Round& round) {
    return round.state == RoundState::published;
  });
}

}  // namespace

bool begins_now(const Tournament& tournament, Instant at) {
  return waits_for_its_time(tournament) && at >= *tournament.settings().starts;
}

bool round_is_due(const Tournament& tournament, Instant at) {
  const Settings& settings = tournament.settings();
  switch (settings.schedule) {
    case Schedule::by_hand: return settings.policy.all_at_once;
    case Schedule::automatic: return true;
    case Schedule::interval: return at >= due(tournament);
  }
  return false;
}

std::optional<Instant> next_by_itself(const Tournament& tournament) {
  if (waits_for_its_time(tournament)) return tournament.settings().starts;
  const bool goes_on = tournament.status() == Status::running &&
                       tournament.settings().schedule == Schedule::interval;
  if (!goes_on || !none_is_open(tournament)) return std::nullopt;
  return due(tournament);
}

}  // namespace crownhead::tournament
