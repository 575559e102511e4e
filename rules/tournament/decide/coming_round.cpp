#include "rules/tournament/decide/coming_round.hpp"

#include <algorithm>

#include "rules/tournament/decide/timetable.hpp"
#include "rules/tournament/pairing/arena_run.hpp"
#include "rules/tournament/pairing/draw.hpp"
#include "rules/tournament/pairing/knockout.hpp"

namespace crownhead::tournament {
namespace {

bool waits_for_players(const Tournament& tournament) {
  return play::pace(tournament.settings().control) == play::Pace::live && !is_arena(tournament) &&
         !tournament.settings().policy.all_at_once;
}

/// Returns the number of the first unpublished round, if all rounds before it are over.
std::optional<int> next_number(const Tournament& tournament) {
  const auto& rounds = tournament.history().rounds;
  if (std::ranges::any_of(rounds, [](const Round& r) { return r.state == RoundState::published; }))
    return std::nullopt;
  const auto drawn = std::ranges::find(rounds, RoundState::drawn, &Round::state);
  if (drawn != rounds.end()) return drawn->number;
  if (is_drawn_out(tournament.history())) return std::nullopt;
  return static_cast<int>(rounds.size()) + 1;
}

std::vector<UserId> players_of(const Tournament& tournament,
                               const std::vector<Encounter>& encounters) {
  std::vector<UserId> players;
  for (const Encounter& encounter : encounters) {
    if (!encounter.second) continue;
    for (const PairingNumber seat : {encounter.first, *encounter.second})
      if (const auto user = tournament.user_in(seat)) players.push_back(*user);
  }
  return players;
}

bool plays_in(const Entry& entry, int round) {
  return entry.state == EntryState::entered && entry.from_round <= round &&
         std::ranges::find(entry.byes, round, &RequestedBye::round) == entry.byes.end();
}

std::vector<UserId> players_in(const Tournament& tournament, int number) {
  if (const Round* drawn = tournament.round(number))
    return players_of(tournament, drawn->encounters);
  if (number > 1 && tournament.settings().policy.format == Format::knockout)
    return players_of(tournament, knockout_round(tournament.history()));
  std::vector<UserId> players;
  for (const Entry& entry : tournament.entries())
    if (plays_in(entry, number)) players.push_back(entry.user);
  return players;
}

}  // namespace

std::optional<ComingRound> coming_round(const Tournament& tournament, Instant now) {
  if (!waits_for_players(tournament)) return std::nullopt;
  ComingRound coming;
  if (tournament.status() == Status::announced) {
    coming.at = tournament.settings().starts;
    if (!coming.at) return std::nullopt;
  } else {
    const auto number = next_number(tournament);
    if (tournament.status() != Status::running || !number) return std::nullopt;
    coming.number = *number;
    coming.at = next_by_itself(tournament);
  }
  if (coming.at && now < *coming.at - coming_soon) return std::nullopt;
  coming.players = players_in(tournament, coming.number);
  return coming;
}

std::optional<Reason> why_not_on(const Tournament& tournament, Instant now,
                                 const MatchingSolver& solve) {
  const auto next = decide_next(tournament, {.at = now}, solve);
  return next ? std::nullopt : std::optional(next.error().reason);
}

}  // namespace crownhead::tournament
