#pragma once

#include <cstdint>
#include <optional>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/ruling.hpp"

namespace crownhead::db {

/// The decision of a tournament's event about one of its games.
struct RulingOnGame {
  GameId game;
  std::int64_t number;  ///< the version of the tournament's event, which identifies the ruling
  Instant at;
  play::Ruling what;
};

/// Parts of the jobs of db/tournaments/tournaments and db/games.

/// Adds a ruling that the game is to carry out. A ruling that is already there is not changed.
void insert_ruling(Connection& connection, TournamentId tournament, const RulingOnGame& ruling);
/// Returns the first ruling that the game has not carried out.
std::optional<RulingOnGame> due_ruling(Connection& connection, GameId game);
/// True if the game has still to carry out a ruling that was made before `at`.
bool ruling_due_before(Connection& connection, GameId game, Instant at);
/// Marks the ruling as carried out by the game's event `version`, or by 0 if it changed nothing.
/// Returns false if it was carried out before.
bool note_ruling(Connection& connection, GameId game, std::int64_t number, std::int64_t version);

}  // namespace crownhead::db
