#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/clock/time_control.hpp"
#include "rules/play/event.hpp"
#include "rules/play/showing.hpp"
#include "rules/rating/shown.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

enum class GameStatus : std::uint8_t { playing, finished, aborted };

/// A row in a list of games, read from the state row. For a running live game the position is the
/// initial one; only its room has the current one.
struct GameRow {
  GameId id;
  std::string variant;
  std::string ruleset;
  TimeControl control;
  bool rated;
  PerSeat<UserId> players;
  PerSeat<std::string> names;
  GameStatus status;
  std::optional<Outcome> outcome;  ///< games of two seats only
  std::string reason;              ///< result of reason_name; empty while playing
  Seat turn;
  int ply;
  std::int64_t version;
  std::string fen;
  std::string last_move;
  std::optional<Instant> deadline;
  Instant created;
  Instant updated;
  std::optional<TournamentId> tournament = std::nullopt;
  Showing showing = {};
  bool vacations = false;  ///< see Setup
  /// Final places in a finished game of more than two seats.
  std::optional<PerSeat<int>> places = std::nullopt;
  double discrimination = 1;  ///< see rating::Encounter
  /// Ratings before the game. Set once the game has changed them, and for running live games.
  std::optional<rating::ShownRatings> ratings = std::nullopt;
  /// End of each player's vacation, as of the time of the query.
  PerSeat<std::optional<Instant>> on_vacation = {};
  std::string message = {};  ///< sent with the last move; only for the two players
};

/// Returns the names of all players except `user`, separated by commas. For two players this is the
/// opponent.
inline std::string others_than(const GameRow& row, UserId user) {
  std::string names;
  for (const Seat seat : row.players.seats())
    if (row.players[seat] != user) names += (names.empty() ? "" : ", ") + row.names[seat];
  return names;
}

}  // namespace crownhead::play
