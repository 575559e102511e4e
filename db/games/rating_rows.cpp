#include "db/games/rating_rows.hpp"

#include <vector>

#include "db/jobs/moderation_rows.hpp"
#include "rules/kind/level_ratings.hpp"
#include "rules/kind/variants.hpp"
#include "rules/play/clock/speed.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

using rating::Rating;

std::optional<Rating> take_rating_if_any(Rows& rows) {
  const auto points = rows.take<std::optional<double>>();
  const auto deviation = rows.take<std::optional<double>>();
  const auto volatility = rows.take<std::optional<double>>();
  if (!points || !deviation || !volatility) return std::nullopt;
  return Rating{.rating = *points, .deviation = *deviation, .volatility = *volatility};
}

Rating at(const std::optional<StoredRating>& stored, Instant now) {
  return stored ? rating::aged(stored->rating, now - stored->at) : Rating{};
}

/// The deviation of a level in a pool without measurements. It is less than a new player's because
/// the level's games in other pools are evidence too.
constexpr double deviation_of_level = 200;

Rating first_rating(Connection& connection, UserId user, const Pool& pool) {
  const auto level = connection.value<int>(
      "SELECT computer_level FROM users WHERE id = ?1 AND computer_level IS NOT NULL", user);
  if (!level) return {};
  return {.rating = kind::level_rating(pool.variant, *level), .deviation = deviation_of_level};
}

rating::Shown beside_name(const Rating& read) {
  return {.rating = rating::shown(read), .provisional = rating::provisional(read), .change = {}};
}

/// Returns false if the game has rated this side already.
bool insert_change(Connection& connection, GameId game, Seat side, const play::GameRow& row,
                   const Pool& pool, const std::optional<StoredRating>& before,
                   const Rating& after) {
  std::optional<double> points, deviation, volatility;
  std::optional<Instant> since;
  if (before) {
    points = before->rating.rating;
    deviation = before->rating.deviation;
    volatility = before->rating.volatility;
    since = before->at;
  }
  return connection.changed(
             "INSERT INTO rating_changes (game_id, color, user_id, variant, speed, at_ms,"
             " before_rating, before_deviation, before_volatility, before_ms, after_rating,"
             " after_deviation, after_volatility, number)"
             " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13,"
             "  (SELECT coalesce(max(number), 0) + 1 FROM rating_changes"
             "   WHERE user_id = ?3 AND variant = ?4 AND speed = ?5))"
             " ON CONFLICT (game_id, color) DO NOTHING",
             game, side, row.players[side], pool.variant, pool.speed, row.updated, points,
             deviation, volatility, since, after.rating, after.deviation, after.volatility) == 1;
}

void store_rating(Connection& connection, UserId user, const Pool& pool, const Rating& rating,
                  Instant since) {
  connection.run(
      "INSERT INTO ratings (user_id, variant, speed, rating, deviation, volatility, rated_ms,"
      " games) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 1) ON CONFLICT (user_id, variant, speed)"
      " DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,"
      " volatility = excluded.volatility, rated_ms = excluded.rated_ms, games = ratings.games + 1",
      user, pool.variant, pool.speed, rating.rating, rating.deviation, rating.volatility, since);
}

/// The effect of one game on one player.
struct Change {
  UserId user;
  Pool pool;
  Instant at;
  std::optional<StoredRating> before;
  Rating after;
  std::int64_t number;  ///< the number of the change in the player's history of the pool
};

/// Returns the changes in the order of the seats.
std::vector<Change> standing_changes(Connection& connection, GameId game) {
  Rows rows = connection.query(
      "SELECT user_id, variant, speed, at_ms, before_rating, before_deviation, before_volatility,"
      " before_ms, after_rating, after_deviation, after_volatility, number FROM rating_changes"
      " WHERE game_id = ?1 AND annulled_ms IS NULL ORDER BY color",
      game);
  std::vector<Change> changes;
  while (rows.next()) {
    Change change{};
    change.user = rows.take<UserId>();
    change.pool.variant = rows.take<std::string>();
    change.pool.speed = rows.take<rating::Speed>();
    change.at = rows.take<Instant>();
    const auto before = take_rating_if_any(rows);
    const auto since = rows.take<std::optional<Instant>>();
    if (before && since) change.before = StoredRating{.rating = *before, .at = *since};
    change.after = take_rating_if_any(rows).value_or(Rating{});
    change.number = rows.take<std::int64_t>();
    changes.push_back(std::move(change));
  }
  return changes;
}

/// Returns SQL that limits the expression to the range between two others; null if it is null.
std::string kept_between(const std::string& least, const std::string& number,
                         const std::string& most) {
  return "CASE WHEN " + number + " < " + least + " THEN " + least + " WHEN " + number + " > " +
         most + " THEN " + most + " ELSE " + number + " END";
}

/// Returns SQL that subtracts ?5, ?6 and ?7 from the columns with the rating before or after a
/// game.
std::string lessened(const std::string& when) {
  const std::string rating = when + "_rating - ?5";
  return when + "_rating = CASE WHEN " + rating + " < ?8 THEN ?8 ELSE " + rating + " END, " + when +
         "_deviation = " + kept_between("?9", when + "_deviation - ?6", "?10") + ", " + when +
         "_volatility = " + kept_between("?11", when + "_volatility - ?7", "?12");
}

/// Replaces the effect of `change` on the ratings after later games by the effect of `instead`.
void change_later_ones(Connection& connection, const Change& change, const Rating& instead) {
  static const std::string sql =
      "UPDATE rating_changes SET " + lessened("after") + ", " + lessened("before") +
      " WHERE user_id = ?1 AND variant = ?2 AND speed = ?3 AND number > ?4"
      " AND annulled_ms IS NULL";
  connection.run(sql, change.user, change.pool.variant, change.pool.speed, change.number,
                 change.after.rating - instead.rating, change.after.deviation - instead.deviation,
                 change.after.volatility - instead.volatility, rating::least_rating,
                 rating::least_deviation, rating::most_deviation, rating::least_volatility,
                 rating::most_volatility);
}

/// Sets the player's rating to the one after the last game that counts; deletes it if there is
/// none.
void follow_last(Connection& connection, UserId user, const Pool& pool, int games) {
  std::optional<StoredRating> last;
  {
    Rows rows = connection.query(
        "SELECT after_rating, after_deviation, after_volatility, at_ms FROM rating_changes"
        " WHERE user_id = ?1 AND variant = ?2 AND speed = ?3 AND annulled_ms IS NULL"
        " ORDER BY number DESC LIMIT 1",
        user, pool.variant, pool.speed);
    if (rows.next()) {
      const auto rating = take_rating_if_any(rows).value_or(Rating{});
      last = StoredRating{.rating = rating, .at = rows.take<Instant>()};
    }
  }
  if (!last) {
    connection.run("DELETE FROM ratings WHERE user_id = ?1 AND variant = ?2 AND speed = ?3", user,
                   pool.variant, pool.speed);
    return;
  }
  connection.run(
      "UPDATE ratings SET rating = ?4, deviation = ?5, volatility = ?6, rated_ms = ?7,"
      " games = games + ?8 WHERE user_id = ?1 AND variant = ?2 AND speed = ?3",
      user, pool.variant, pool.speed, last->rating.rating, last->rating.deviation,
      last->rating.volatility, last->at, games);
}

bool counts(const play::GameRow& row) {
  return row.rated && row.status == play::GameStatus::finished &&
         row.reason !=
             play::reason_name({.finish = play::annulled(), .reason = play::EndReason::forfeit});
}

/// Returns how many players' changes were newly annulled. `by` is empty if a director's result sets
/// the game aside; a later result may restore it.
std::int64_t mark_annulled(Connection& connection, GameId game, Instant now,
                           std::optional<UserId> by, std::string_view why) {
  return connection.changed(
      "UPDATE rating_changes SET annulled_ms = coalesce(annulled_ms, ?2), annulled_by = ?3,"
      " annulled_reason = ?4 WHERE game_id = ?1 AND annulled_by IS NULL",
      game, now, by, why);
}

/// Undoes an annulled game's effect on a player, in the history and in the rating.
void take_back(Connection& connection, const Change& change) {
  change_later_ones(connection, change, at(change.before, change.at));
  follow_last(connection, change.user, change.pool, -1);
}

/// Sets the game aside: it changes no rating until it gets a result that counts again.
void set_aside(Connection& connection, GameId game, const std::vector<Change>& changes,
               Instant now) {
  mark_annulled(connection, game, now, std::nullopt, "");
  for (const Change& change : changes) take_back(connection, change);
}

/// Returns when a game that was set aside was first rated; nullopt if it was not set aside.
std::optional<Instant> forget_set_aside(Connection& connection, GameId game) {
  const auto at = connection.value<Instant>(
      "SELECT at_ms FROM rating_changes WHERE game_id = ?1 AND annulled_ms IS NOT NULL"
      " AND annulled_by IS NULL",
      game);
  if (at) connection.run("DELETE FROM rating_changes WHERE game_id = ?1", game);
  return at;
}

/// Replaces the rating that the game gave the player by `after`.
void correct(Connection& connection, GameId game, Seat side, const Change& change,
             const Rating& after) {
  connection.run(
      "UPDATE rating_changes SET after_rating = ?3, after_deviation = ?4, after_volatility = ?5"
      " WHERE game_id = ?1 AND color = ?2",
      game, side, after.rating, after.deviation, after.volatility);
  change_later_ones(connection, change, after);
  follow_last(connection, change.user, change.pool, 0);
}

/// Returns the ratings after the game of players who had the ratings `before`.
PerSeat<Rating> after(const PerSeat<Rating>& before, const play::GameRow& row) {
  return rating::after_game(before, row.places.value_or(play::finish_of(*row.outcome).places),
                            row.discrimination);
}

}  // namespace

Pool pool_of(std::string_view variant, std::size_t seats, const play::TimeControl& control) {
  return {.variant = kind::pool_key(variant, seats), .speed = play::speed_of(control)};
}

Pool pool_of(const play::GameRow& row) {
  return pool_of(row.variant, row.players.size(), row.control);
}

Rating take_rating(Rows& rows) {
  Rating rating;
  rating.rating = rows.take<double>();
  rating.deviation = rows.take<double>();
  rating.volatility = rows.take<double>();
  return rating;
}

std::optional<StoredRating> stored_rating(Connection& connection, UserId user, const Pool& pool) {
  Rows rows = connection.query(
      "SELECT rating, deviation, volatility, rated_ms FROM ratings"
      " WHERE user_id = ?1 AND variant = ?2 AND speed = ?3",
      user, pool.variant, pool.speed);
  if (!rows.next()) return std::nullopt;
  const auto stored = take_rating_if_any(rows);
  return StoredRating{.rating = stored.value_or(Rating{}), .at = rows.take<Instant>()};
}

Rating read_rating(Connection& connection, UserId user, const Pool& pool, Instant now) {
  const auto stored = stored_rating(connection, user, pool);
  return stored ? at(stored, now) : first_rating(connection, user, pool);
}

rating::Shown shown_rating(Connection& connection, UserId user, const Pool& pool, Instant now) {
  return beside_name(read_rating(connection, user, pool, now));
}

rating::ShownRatings shown_ratings(Connection& connection, const PerSeat<UserId>& players,
                                   const Pool& pool, Instant now) {
  auto ratings = rating::ShownRatings::filled(players.size());
  for (const Seat seat : players.seats())
    ratings[seat] = shown_rating(connection, players[seat], pool, now);
  return ratings;
}

void rate_game(Connection& connection, GameId game, const play::GameRow& row) {
  if (!counts(row)) return;
  const Pool pool = pool_of(row);
  auto before = PerSeat<std::optional<StoredRating>>::filled(row.players.size());
  auto read = PerSeat<Rating>::filled(row.players.size());
  for (const Seat side : before.seats()) {
    before[side] = stored_rating(connection, row.players[side], pool);
    read[side] = at(before[side], row.updated);
  }
  const auto rated = after(read, row);
  for (const Seat side : rated.seats())
    rate_side(connection, game, side, row, pool, before[side], rated[side]);
}

bool rate_side(Connection& connection, GameId game, Seat side, const play::GameRow& row,
               const Pool& pool, const std::optional<StoredRating>& before, const Rating& after) {
  if (!insert_change(connection, game, side, row, pool, before, after)) return false;
  store_rating(connection, row.players[side], pool, after, row.updated);
  return true;
}

void rerate_game(Connection& connection, GameId game, const play::GameRow& row) {
  const auto changes = standing_changes(connection, game);
  if (changes.size() != row.players.size()) {
    play::GameRow as_then = row;
    as_then.updated = forget_set_aside(connection, game).value_or(row.updated);
    return rate_game(connection, game, as_then);
  }
  if (!counts(row)) return set_aside(connection, game, changes, row.updated);
  auto before = PerSeat<Rating>::filled(row.players.size());
  for (const Seat side : before.seats())
    before[side] = at(changes[index(side)].before, changes[index(side)].at);
  const auto rated = after(before, row);
  for (const Seat side : rated.seats())
    correct(connection, game, side, changes[index(side)], rated[side]);
}

Result<void> annul_game(Connection& connection, GameId game, const Annulment& annulment) {
  const auto players = connection.values<UserId>(
      "SELECT user_id FROM rating_changes WHERE game_id = ?1 ORDER BY color", game);
  if (players.empty()) return fail(Code::not_found, reason::moderation::no_rating_changed());
  const auto changes = standing_changes(connection, game);
  // Marks also a game that a director's result has set aside; otherwise the next result would rate
  // it again.
  const auto annulled = mark_annulled(connection, game, annulment.at, annulment.by, annulment.why);
  for (const Change& change : changes) take_back(connection, change);
  if (annulled == 0) return {};
  const Moderator by{.actor = annulment.by,
                     .at = annulment.at,
                     .reason = "game " + std::to_string(game.value) + ": " + annulment.why};
  for (const UserId player : players) note(connection, by, accounts::ModerationAct::annul, player);
  return {};
}

const std::string_view start_columns =
    "games.white_rating, games.white_provisional, games.black_rating, games.black_provisional";

rating::ShownRatings take_at_start(Rows& rows) {
  rating::ShownRatings pair;
  for (rating::Shown& side : pair) {
    side.rating = rows.take<int>();
    side.provisional = rows.take<bool>();
  }
  return pair;
}

std::optional<rating::ShownRatings> changes_of(Connection& connection, GameId game) {
  static const std::string sql =
      "SELECT games.seats, color, game_seats.rating, game_seats.provisional, before_rating,"
      " before_deviation, before_volatility, before_ms, after_rating, at_ms"
      " FROM rating_changes JOIN games ON games.id = rating_changes.game_id"
      " JOIN game_seats ON game_seats.game_id = rating_changes.game_id AND seat = color"
      " WHERE rating_changes.game_id = ?1 AND annulled_ms IS NULL AND games.rated = 1";
  Rows rows = connection.query(sql, game);
  std::optional<rating::ShownRatings> all;
  while (rows.next()) {
    const auto seats = rows.take<std::size_t>();
    if (!all) all = rating::ShownRatings::filled(seats);
    const auto seat = rows.take<Seat>();
    rating::Shown& side = (*all)[seat];
    side.rating = rows.take<int>();
    side.provisional = rows.take<bool>();
    const auto before = take_rating_if_any(rows);
    const auto since = rows.take<std::optional<Instant>>();
    const Rating after{.rating = rows.take<double>()};
    const Instant ended = rows.take<Instant>();
    const auto at_end =
        beside_name(before && since ? rating::aged(*before, ended - *since) : Rating{});
    side.change = rating::shown(after) - at_end.rating;
  }
  return all;
}

}  // namespace crownhead::db
