#pragma once

#include <optional>
#include <vector>

#include "rules/tournament/matching.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// The time between two waves.
constexpr Millis between_waves = seconds(5);

bool is_arena(const Tournament& tournament);

/// Whether an arena that has begun is over at `at`; never while it is paused.
bool time_is_up(const Tournament& tournament, Instant at);

/// Whether it is too late in an arena to pair anybody at `at`, because a game that runs when its
/// time is up counts for nothing. That is so at its end for half of a game's expected length, at
/// most two minutes and a sixth of the arena.
bool pairing_is_over(const Tournament& tournament, Instant at);

/// When the first wave after `at` comes, or the one at `at`; of an arena that has begun.
Instant wave_from(const Tournament& tournament, Instant at);

/// The players of the arena who have no game under way, by seat.
std::vector<Seat> free_seats(const Tournament& tournament);

/// The next wave of those of `waiting` who are free; nullopt where nobody can be paired.
/// tournament_refused if the arena is not running.
Result<std::optional<Drawn>> next_wave(const Tournament& tournament,
                                       const std::vector<Seat>& waiting, Instant at,
                                       const MatchingSolver& solve);

/// Who has not come to a game of an arena, and is not paired again before coming back.
std::optional<UserId> absent_player(const Tournament& tournament, const RecordGame& record);

}  // namespace crownhead::tournament
