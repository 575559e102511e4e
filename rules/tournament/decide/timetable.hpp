#pragma once

#include <optional>

#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// Returns true if an announced tournament must start automatically at `at`: its time has come and
/// it has enough players.
bool begins_now(const Tournament& tournament, Instant at);

/// Returns true if the server must draw and publish the next round at `at`; earlier rounds must be
/// over.
bool round_is_due(const Tournament& tournament, Instant at);

/// Returns when time alone triggers the start or the next round of an interval schedule. nullopt if
/// the tournament awaits a person, players or games. arena_run has the end and the waves of an
/// arena.
std::optional<Instant> next_by_itself(const Tournament& tournament);

}  // namespace crownhead::tournament
