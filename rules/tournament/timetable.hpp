#pragma once

#include <optional>

#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// Whether it is announced, begins by itself, and its time has come with enough players.
bool begins_now(const Tournament& tournament, Instant at);

/// Whether the server draws and publishes the next round at `at`, those before being over.
bool round_is_due(const Tournament& tournament, Instant at);

/// When time alone brings something: the start, or the next round at its interval. nullopt where
/// it waits for a person, for players or for games. The end and the waves of an arena are told by
/// arena_run.
std::optional<Instant> next_by_itself(const Tournament& tournament);

}  // namespace crownhead::tournament
