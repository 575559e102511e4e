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

/// All fields that are set must match.
struct GameFilter {
  std::optional<UserId> player = std::nullopt;
  bool players_turn = false;  ///< it must be `player`'s turn
  std::optional<std::string> variant = std::nullopt;
  std::optional<GameStatus> status = std::nullopt;
  std::optional<play::Outcome> outcome = std::nullopt;
  std::optional<std::string> reason = std::nullopt;
  std::optional<TournamentId> tournament = std::nullopt;
  bool by_deadline = false;    ///< else the newest first
  bool shown_at_once = false;  ///< without those that are shown later, but for `reader`'s own
  std::optional<UserId> reader = std::nullopt;
  int limit = 50;
  std::optional<std::string> cursor = std::nullopt;  ///< of the page before
};

/// Whether the cursor, if there is one, could come from list() with such a filter.
bool readable_cursor(const GameFilter& filter);

/// Live games that are being played; all fields that are set must match.
struct CurrentFilter {
  std::optional<std::string> variant = std::nullopt;
  std::optional<rating::Speed> speed = std::nullopt;
  int limit = 50;
};

struct GamePage {
  std::vector<GameRow> items;
  std::optional<std::string> next_cursor;
};

/// What is asked about games without playing them: lists and single rows. Synchronous; may be
/// called on any thread.
class GameQueries {
 public:
  explicit GameQueries(Readers& readers) : readers_(readers) {}

  std::optional<GameRow> row(GameId id) const;
  /// The row of a running game as it was at `until`, for those who are shown it later.
  GameRow as_it_was(GameRow row, Instant until) const;
  /// No items for a cursor that is not readable_cursor().
  GamePage list(const GameFilter& filter) const;

  /// Returns the games among the 500 that began last, those with the highest two ratings at the
  /// start first, with these ratings (of games of several seats the ratings at `now`).
  std::vector<GameRow> current(const CurrentFilter& filter, Instant now) const;

  /// Running correspondence games in which one of the site's computers has the move.
  std::vector<GameId> waiting_for_computers() const;
  /// Games of the player's against the computer that are under way.
  int running_with_computers(UserId user) const;
  /// Running games with such a computer of guests who were made and seen last before `idle_since`,
  /// and the guest; at most `limit`.
  std::vector<std::pair<GameId, UserId>> left_to_computers(Instant idle_since, int limit) const;

  /// Of a player, by game, as text with a line for each line of moves: the first `limit` games
  /// after `after`.
  std::vector<std::pair<GameId, std::string>> conditionals_of(UserId user, GameId after = {},
                                                              int limit = INT_MAX) const;
  /// What a player wrote with moves, by game and move: the first `limit` messages after that with
  /// the move `after_ply` of the game `after`.
  std::vector<std::pair<GameId, play::MoveMessage>> messages_by(UserId user, GameId after = {},
                                                                int after_ply = 0,
                                                                int limit = INT_MAX) const;

 private:
  Readers& readers_;
};

}  // namespace crownhead::db
