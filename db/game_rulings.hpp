#pragma once

#include <cstdint>
#include <optional>

#include "db/sqlite.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/ruling.hpp"

namespace crownhead::db {

/// What an event of a tournament decides about one of its games.
struct RulingOnGame {
  GameId game;
  std::int64_t number;  ///< the version of the tournament's event: what the ruling is known by
  Instant at;
  play::Ruling what;
};

/// Parts of the jobs of db/tournaments and db/games.

/// The game has it to do; a ruling that the game knows already is left as it is.
void insert_ruling(Connection& connection, TournamentId tournament, const RulingOnGame& ruling);
/// The first ruling that the game has not had.
std::optional<RulingOnGame> due_ruling(Connection& connection, GameId game);
/// Whether there is one that was made before `at`.
bool ruling_due_before(Connection& connection, GameId game, Instant at);
/// The game has had it now, by its event `version`; 0 if it had nothing to change. False if the
/// game has had it before.
bool note_ruling(Connection& connection, GameId game, std::int64_t number, std::int64_t version);

}  // namespace crownhead::db
