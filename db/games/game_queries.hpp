#pragma once

#include <climits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/game_row.hpp"
#include "rules/play/move_message.hpp"
#include "rules/rating/speed.hpp"

namespace crownhead::db {

class Readers;

using play::GameRow;
using play::GameStatus;

/// A game must match all fields that are set.
struct GameFilter {
  std::optional<UserId> player = std::nullopt;
  bool players_turn = false;  ///< it must be `player`'s turn
  std::optional<std::string> variant = std::nullopt;
  std::optional<GameStatus> status = std::nullopt;
  std::optional<play::Outcome> outcome = std::nullopt;
  std::optional<std::string> reason = std::nullopt;
  std::optional<TournamentId> tournament = std::nullopt;
  bool by_deadline = false;  ///< order by deadline; otherwise newest first
  /// Omit games that are shown with a delay, except for `reader`'s own.
  bool shown_at_once = false;
  std::optional<UserId> reader = std::nullopt;
  int limit = 50;
  std::optional<std::string> cursor = std::nullopt;  ///< from the previous page
};

/// True if there is no cursor, or if list() could have returned it for such a filter.
bool readable_cursor(const GameFilter& filter);

/// Selects live games in progress; a game must match all fields that are set.
struct CurrentFilter {
  std::optional<std::string> variant = std::nullopt;
  std::optional<rating::Speed> speed = std::nullopt;
  int limit = 50;
};

struct GamePage {
  std::vector<GameRow> items;
  std::optional<std::string> next_cursor;
};

/// Lists and single rows of games, for reading only. Synchronous; may be called on any thread.
class GameQueries {
 public:
  explicit GameQueries(Readers& readers) : readers_(readers) {}

  std::optional<GameRow> row(GameId id) const;
  /// Returns the row of a running game in its state at `until`, for viewers with a delay.
  GameRow as_it_was(GameRow row, Instant until) const;
  /// Returns no items for a cursor that is not readable_cursor().
  GamePage list(const GameFilter& filter) const;

  /// Examines the 500 games that started last. Returns games between people before games with
  /// programs, and of these the ones with the highest two ratings first, with the ratings at the
  /// start of the game (for games of several seats, the ratings at `now`).
  std::vector<GameRow> current(const CurrentFilter& filter, Instant now) const;

  /// Returns running correspondence games in which it is the turn of one of the site's computers.
  std::vector<GameId> waiting_for_computers() const;
  /// Returns the number of the player's running games against the computer.
  int running_with_computers(UserId user) const;
  /// Returns up to `limit` running games between a computer and a guest, each with the guest, if
  /// the guest was created before `idle_since` and last seen before it.
  std::vector<std::pair<GameId, UserId>> left_to_computers(Instant idle_since, int limit) const;

  /// Returns a player's conditional moves by game, as text with a line for each line of moves: the
  /// first `limit` games after `after`.
  std::vector<std::pair<GameId, std::string>> conditionals_of(UserId user, GameId after = {},
                                                              int limit = INT_MAX) const;
  /// Returns the messages that a player wrote with moves, by game and move: the first `limit`
  /// messages after the one with the move `after_ply` of the game `after`.
  std::vector<std::pair<GameId, play::MoveMessage>> messages_by(UserId user, GameId after = {},
                                                                int after_ply = 0,
                                                                int limit = INT_MAX) const;

 private:
  Readers& readers_;
};

}  // namespace crownhead::db
