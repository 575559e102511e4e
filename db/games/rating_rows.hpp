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

/// The ratings of one variant at one speed; the variant as kind::pool_key() has it.
struct Pool {
  std::string variant;
  rating::Speed speed;

  bool operator==(const Pool&) const = default;
};

Pool pool_of(std::string_view variant, std::size_t seats, const play::TimeControl& control);
Pool pool_of(const play::GameRow& row);

/// From the columns rating, deviation and volatility.
rating::Rating take_rating(Rows& rows);

/// A rating as it is stored, as of `at`.
struct StoredRating {
  rating::Rating rating;
  Instant at;
};

std::optional<StoredRating> stored_rating(Connection& connection, UserId user, const Pool& pool);

/// The rating that a player has at `at`; without a game that counted that of a new player, and of a
/// level of the computer what kind::level_rating() gives it.
rating::Rating read_rating(Connection& connection, UserId user, const Pool& pool, Instant at);

/// The same beside a name, or the two of a game.
rating::Shown shown_rating(Connection& connection, UserId user, const Pool& pool, Instant at);
rating::ShownRatings shown_ratings(Connection& connection, const PerSeat<UserId>& players,
                                   const Pool& pool, Instant at);

/// Part of the job that stores the end of a game: changes both ratings if the game is rated, was
/// played and is finished, once, however often it is called.
void rate_game(Connection& connection, GameId game, const play::GameRow& row);

/// What rates one side of a game. False, and nothing is changed, if the game has rated it already.
bool rate_side(Connection& connection, GameId game, Seat side, const play::GameRow& row,
               const Pool& pool, const std::optional<StoredRating>& before,
               const rating::Rating& after);

/// Part of the job that stores another result of a finished game: what the old result did is taken
/// back, as by annul_game(), and what the new one does takes its place, as of the same instant. An
/// annulled game stays annulled.
void rerate_game(Connection& connection, GameId game, const play::GameRow& row);

/// Who has a game annulled, when and why.
struct Annulment {
  UserId by;
  Instant at;
  std::string why;
};

/// Takes back what the game did to its players: exactly, if nothing has changed their ratings
/// since. Else its difference is subtracted from the ratings after later games, in the history too,
/// so that both end alike. Does nothing to a game that is annulled already. not_found if the
/// game has changed no rating.
Result<void> annul_game(Connection& connection, GameId game, const Annulment& annulment);

/// The columns of `games` that take_at_start() takes.
extern const std::string_view start_columns;
/// Returns the ratings with which the two players began the game.
rating::ShownRatings take_at_start(Rows& rows);

/// Returns the ratings with which the players began the game and how it changed them; nullopt if it
/// was casual, rated no one or was annulled.
std::optional<rating::ShownRatings> changes_of(Connection& connection, GameId game);

}  // namespace crownhead::db
