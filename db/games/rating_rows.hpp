#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/game_row.hpp"
#include "rules/rating/glicko2.hpp"
#include "rules/rating/shown.hpp"
#include "rules/rating/speed.hpp"
#include "rules/result.hpp"
#include "rules/seat.hpp"

namespace crownhead::db {

/// The ratings of one variant at one speed; `variant` has the form of kind::pool_key().
struct Pool {
  std::string variant;
  rating::Speed speed;

  bool operator==(const Pool&) const = default;
};

Pool pool_of(std::string_view variant, std::size_t seats, const play::TimeControl& control);
Pool pool_of(const play::GameRow& row);

/// Reads the columns rating, deviation and volatility.
rating::Rating take_rating(Rows& rows);

/// A stored rating, valid at `at`.
struct StoredRating {
  rating::Rating rating;
  Instant at;
};

std::optional<StoredRating> stored_rating(Connection& connection, UserId user, const Pool& pool);

/// Returns a player's rating at `at`. Without a rated game this is the rating of a new player, or
/// for a level of the computer the one from kind::level_rating().
rating::Rating read_rating(Connection& connection, UserId user, const Pool& pool, Instant at);

/// The same in the form that is shown next to a name, or for all players of a game.
rating::Shown shown_rating(Connection& connection, UserId user, const Pool& pool, Instant at);
rating::ShownRatings shown_ratings(Connection& connection, const PerSeat<UserId>& players,
                                   const Pool& pool, Instant at);

/// Changes the players' ratings if the game is rated, was played and is finished. Part of the job
/// that stores the end of a game; may be called repeatedly and acts once.
void rate_game(Connection& connection, GameId game, const play::GameRow& row);

/// Rates one side of a game. Returns false and changes nothing if the game has rated it already.
bool rate_side(Connection& connection, GameId game, Seat side, const play::GameRow& row,
               const Pool& pool, const std::optional<StoredRating>& before,
               const rating::Rating& after);

/// Replaces the effect of a finished game's old result on the ratings by the effect of the new one,
/// at the same instant. The old effect is undone as in annul_game(). Part of the job that stores a
/// new result. An annulled game stays annulled.
void rerate_game(Connection& connection, GameId game, const play::GameRow& row);

/// The author, time and reason of an annulment.
struct Annulment {
  UserId by;
  Instant at;
  std::string why;
};

/// Undoes what the game did to its players' ratings. If no later game changed a rating, the old one
/// is restored exactly. Otherwise the difference is subtracted from the ratings after later games,
/// in the history too, so that both end alike. Does nothing to a game that is already annulled.
/// Fails with not_found if the game changed no rating.
Result<void> annul_game(Connection& connection, GameId game, const Annulment& annulment);

/// The columns of `games` that take_at_start() reads.
extern const std::string_view start_columns;
/// Returns the ratings of the two players at the start of the game.
rating::ShownRatings take_at_start(Rows& rows);

/// Returns the ratings of the players at the start of the game and how it changed them; nullopt if
/// it was casual, rated no one or was annulled.
std::optional<rating::ShownRatings> changes_of(Connection& connection, GameId game);

}  // namespace crownhead::db
