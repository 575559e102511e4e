#include "rules/tournament/pairing/arena_run.hpp"

#include <algorithm>
#include <unordered_set>

#include "rules/reasons.hpp"
#include "rules/tournament/pairing/arena.hpp"

namespace crownhead::tournament {
namespace {

std::unordered_set<PairingNumber> playing(const History& history) {
  std::unordered_set<PairingNumber> seats;
  for (const Round& round : history.rounds)
    for (const Encounter& encounter : round.encounters) {
      if (encounter.games.back().outcome != GameOutcome::open) continue;
      seats.insert(encounter.first);
      seats.insert(*encounter.second);
    }
  return seats;
}

}  // namespace

bool is_arena(const Tournament& tournament) {
  return tournament.settings().policy.format == Format::arena;
}

bool time_is_up(const Tournament& tournament, Instant at) {
  return tournament.status() != Status::paused && tournament.ends() && at >= *tournament.ends();
}

bool pairing_is_over(const Tournament& tournament, Instant at) {
  const Settings& settings = tournament.settings();
  const Millis left_out =
      std::min({Millis{play::estimated_duration(settings.control).count / 2}, seconds(120),
                seconds(10 * std::int64_t{settings.policy.minutes})});
  return at > *tournament.ends() - left_out;
}

Instant wave_from(const Tournament& tournament, Instant at) {
  const Millis left = *tournament.ends() - at;
  return *tournament.ends() - Millis{left.count / between_waves.count * between_waves.count};
}

std::vector<PairingNumber> free_seats(const Tournament& tournament) {
  const auto busy = playing(tournament.history());
  std::vector<PairingNumber> seats;
  for (const Entrant& entrant : tournament.history().entrants)
    if (entrant.state == EntrantState::active && !busy.contains(entrant.seat))
      seats.push_back(entrant.seat);
  return seats;
}

Result<std::optional<Drawn>> next_wave(const Tournament& tournament,
                                       const std::vector<PairingNumber>& waiting, Instant at,
                                       const MatchingSolver& solve) {
  if (!is_arena(tournament) || tournament.status() != Status::running)
    return fail(Code::tournament_refused, reason::tournament::waves_in_arenas());
  if (time_is_up(tournament, at))
    return fail(Code::tournament_refused, reason::tournament::arena_is_over());
  if (pairing_is_over(tournament, at)) return std::nullopt;
  std::vector<PairingNumber> paired = waiting;
  const auto may = free_seats(tournament);
  std::erase_if(paired,
                [&may](PairingNumber seat) { return !std::ranges::binary_search(may, seat); });
  auto encounters = arena_wave(tournament.history(), paired, solve);
  if (encounters.empty()) return std::nullopt;
  const int number = static_cast<int>(tournament.history().rounds.size()) + 1;
  return Drawn{
      {{.number = number, .state = RoundState::published, .encounters = std::move(encounters)}}};
}

std::optional<UserId> absent_player(const Tournament& tournament, const RecordGame& record) {
  if (!is_arena(tournament) || record.reason != play::EndReason::no_first_move) return std::nullopt;
  const Encounter& encounter = *tournament.encounter(record.game);
  // The absent player is the one in turn; in arena games the encounter's first player is White.
  const auto user =
      tournament.user_in(record.to_move == Seat::white ? encounter.first : *encounter.second);
  const Entry* entry = user ? tournament.entry_of(*user) : nullptr;
  return entry && entry->state == EntryState::entered ? user : std::nullopt;
}

}  // namespace crownhead::tournament
