#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "db/sqlite.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/game_row.hpp"
#include "rules/rating/glicko2.hpp"
#include "rules/rating/shown.hpp"
#include "rules/rating/speed.hpp"
#include "rules/result.hpp"

namespace crownhead::db {

/// Those who play one variant at one speed.
struct Pool {
  std::string variant;
  rating::Speed speed;

  bool operator==(const Pool&) const = default;
};

Pool pool_of(const std::string& variant, const play::TimeControl& control);

/// As it stands in the table, since `at`.
struct StoredRating {
  rating::Rating rating;
  Instant at;
};

std::optional<StoredRating> stored_rating(Connection& connection, UserId user, const Pool& pool);

/// The rating that a player has at `at`; that of a new player without a rated game.
rating::Rating read_rating(Connection& connection, UserId user, const Pool& pool, Instant at);

/// The same beside a name, or the two of a game.
rating::Shown shown_rating(Connection& connection, UserId user, const Pool& pool, Instant at);
rating::ShownPair shown_ratings(Connection& connection, const std::array<UserId, 2>& players,
                                const Pool& pool, Instant at);

/// Part of the job that stores the end of a game: changes both ratings if the game is rated, was
/// played and is finished, once, whatever is asked how often.
void rate_game(Connection& connection, GameId game, const play::GameRow& row);

/// Part of the job that stores another result of a game that was over: what the one before did is
/// taken back, as annul_game() does it, and what this one does comes in its place, as of the same
/// instant. An annulled game stays so.
void rerate_game(Connection& connection, GameId game, const play::GameRow& row);

/// Who has a game annulled, when and why.
struct Annulment {
  UserId by;
  Instant at;
  std::string why;
};

/// Takes back what the game did to its players: exactly, where nothing has changed their ratings
/// since; else its difference is subtracted from what later games have made, in the history as in
/// the rating, so that both end alike. An annulled game stays so, whatever is asked how
/// often. not_found if the game has changed no rating.
Result<void> annul_game(Connection& connection, GameId game, const Annulment& annulment);

/// The columns of `games` that take_at_start() takes.
extern const std::string_view start_columns;
/// The ratings with which the players began the game; nullopt of one from before schema 22.
std::optional<rating::ShownPair> take_at_start(Rows& rows);

/// The ratings with which the players began the game (of one from before schema 22 those at its
/// end) and what it did to them; nullopt if it has rated nobody or was annulled.
std::optional<rating::ShownPair> changes_of(Connection& connection, GameId game);

}  // namespace crownhead::db
