#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/event.hpp"
#include "rules/play/showing.hpp"
#include "rules/play/time_control.hpp"
#include "rules/rating/shown.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

enum class GameStatus : std::uint8_t { playing, finished, aborted };

/// A line of a list of games, from the state row. Of a running live game the position is that of
/// its start: its room knows better.
struct GameRow {
  GameId id;
  std::string variant;
  std::string ruleset;
  TimeControl control;
  bool rated;
  PerSeat<UserId> players;
  PerSeat<std::string> names;
  GameStatus status;
  std::optional<Outcome> outcome;  ///< of two seats
  std::string reason;              ///< reason_name; empty while playing
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
  bool vacations = false;  ///< as Setup has it
  /// Of more than two seats, once it is over.
  std::optional<PerSeat<int>> places = std::nullopt;
  double discrimination = 1;  ///< as in rating::Encounter
  /// As the game began: once it has changed them, and of current live games.
  std::optional<rating::ShownRatings> ratings = std::nullopt;
  /// Until when the players are on vacation, at the instant at which it was asked for.
  PerSeat<std::optional<Instant>> on_vacation = {};
  std::string message = {};  ///< with the last move; for the two players alone
};

/// The names of all players but `user`, parted by commas: of two, the opponent's.
inline std::string others_than(const GameRow& row, UserId user) {
  std::string names;
  for (const Seat seat : row.players.seats())
    if (row.players[seat] != user) names += (names.empty() ? "" : ", ") + row.names[seat];
  return names;
}

}  // namespace crownhead::play
