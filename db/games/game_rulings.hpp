#pragma once

#include <cstdint>
#include <optional>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/ruling.hpp"

namespace crownhead::db {

/// What an event of a tournament decides about one of its games.
struct RulingOnGame {
  GameId game;
  std::int64_t number;  ///< the version of the tournament's event, which names the ruling
  Instant at;
  play::Ruling what;
};

/// Parts of the jobs of db/tournaments/tournaments and db/games.

/// Adds a ruling for the game to carry out; one that is there already stays as it is.
void insert_ruling(Connection& connection, TournamentId tournament, const RulingOnGame& ruling);
/// The first ruling that the game has not carried out.
std::optional<RulingOnGame> due_ruling(Connection& connection, GameId game);
/// Whether there is one that was made before `at`.
bool ruling_due_before(Connection& connection, GameId game, Instant at);
/// Marks it as carried out by the game's event `version`, 0 if it changed nothing. False if it was
/// carried out before.
bool note_ruling(Connection& connection, GameId game, std::int64_t number, std::int64_t version);

}  // namespace crownhead::db
