#pragma once

#include <optional>
#include <vector>

#include "rules/tournament/matching.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// The interval between two pairing waves.
constexpr Millis between_waves = seconds(5);

bool is_arena(const Tournament& tournament);

/// Returns true if a running arena has reached its end at `at`; false while it is paused.
bool time_is_up(const Tournament& tournament, Instant at);

/// Returns true if an arena pairs no more players at `at`, because games still running at its end
/// do not count. Pairing stops half of a game's expected length before the end, but at most two
/// minutes and at most a sixth of the arena.
bool pairing_is_over(const Tournament& tournament, Instant at);

/// Returns when the first wave at or after `at` takes place; the arena must have begun.
Instant wave_from(const Tournament& tournament, Instant at);

/// Returns the players of the arena without a running game, by seat.
std::vector<PairingNumber> free_seats(const Tournament& tournament);

/// Returns the next wave among the free players of `waiting`; nullopt if no one can be paired.
/// Fails with tournament_refused if the arena is not running.
Result<std::optional<Drawn>> next_wave(const Tournament& tournament,
                                       const std::vector<PairingNumber>& waiting, Instant at,
                                       const MatchingSolver& solve);

/// Returns the player who did not show up for an arena game. They are not paired again until they
/// come back.
std::optional<UserId> absent_player(const Tournament& tournament, const RecordGame& record);

}  // namespace crownhead::tournament
