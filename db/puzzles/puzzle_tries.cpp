#include "db/puzzles/puzzle_tries.hpp"

#include <algorithm>
#include <cmath>

#include "db/games/rating_rows.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/stored_bytes.hpp"
#include "db/jobs/writer.hpp"
#include "db/puzzles/puzzle_choice.hpp"
#include "rules/fnv1a.hpp"
#include "rules/puzzles/first_rating.hpp"

namespace crownhead::db {
namespace {

/// A player's rating for puzzles of a variant, as of the instant of reading.
struct PlayersRating {
  std::string variant;
  rating::Rating rating;
  std::int64_t tries = 0;
  std::int64_t solved = 0;
};

PlayersRating take_players_rating(Rows& rows, Instant now) {
  PlayersRating found{.variant = rows.take<std::string>(), .rating = {}};
  const auto stored = take_rating(rows);
  found.rating = rating::aged(stored, now - rows.take<Instant>());
  found.tries = rows.take<std::int64_t>();
  found.solved = rows.take<std::int64_t>();
  return found;
}

/// A longer streak is shown as this one.
constexpr int longest_streak = 200;

constexpr std::string_view players_ratings =
    "SELECT variant, rating, deviation, volatility, rated_ms, tries, solved FROM puzzle_ratings"
    " WHERE user_id = ?1 ";

std::optional<PlayersRating> players_rating(Connection& connection, UserId user,
                                            const std::string& variant, Instant now) {
  Rows rows = connection.query(std::string(players_ratings) + "AND variant = ?2", user, variant);
  return rows.next() ? std::optional(take_players_rating(rows, now)) : std::nullopt;
}

TryResult uncounted(const StoredPuzzle& puzzle, const std::optional<PlayersRating>& player) {
  auto result = without_a_try(puzzle);
  if (player) result.before = result.rating = rating::shown(player->rating);
  return result;
}

void store_after_try(Connection& connection, UserId user, const PuzzleTry& tried,
                     const StoredPuzzle& puzzle, const puzzles::AfterTry& after) {
  const int solved = tried.solved ? 1 : 0;
  connection.run(
      "UPDATE puzzles SET rating = ?2, deviation = ?3, volatility = ?4, tries = tries + 1,"
      " solved = solved + ?5 WHERE id = ?1",
      tried.puzzle, after.puzzle.rating, after.puzzle.deviation, after.puzzle.volatility, solved);
  connection.run(
      "INSERT INTO puzzle_ratings"
      " (user_id, variant, rating, deviation, volatility, rated_ms, tries, solved)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1, ?7) ON CONFLICT (user_id, variant) DO UPDATE SET"
      " rating = excluded.rating, deviation = excluded.deviation,"
      " volatility = excluded.volatility, rated_ms = excluded.rated_ms,"
      " tries = puzzle_ratings.tries + 1, solved = puzzle_ratings.solved + excluded.solved",
      user, puzzle.written.variant, after.player.rating, after.player.deviation,
      after.player.volatility, tried.at, solved);
}

Result<TryResult> decided(Connection& connection, UserId user, const PuzzleTry& tried) {
  const auto puzzle = find_puzzle(connection, tried.puzzle);
  if (!puzzle) return std::unexpected(no_such_puzzle());
  const auto player = players_rating(connection, user, puzzle->written.variant, tried.at);
  if (puzzle->disabled) return uncounted(*puzzle, player);
  // nullopt unless the puzzle was served.
  const auto hinted = connection.insert<bool>(
      "DELETE FROM puzzles_served WHERE user_id = ?1 AND puzzle_id = ?2 RETURNING hinted", user,
      tried.puzzle);
  const bool counts = hinted && tried.counted;
  const bool first = connection.changed(
                         "INSERT INTO puzzle_tries (user_id, puzzle_id, solved, at_ms, counted)"
                         " VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (user_id, puzzle_id) DO NOTHING",
                         user, tried.puzzle, tried.solved ? 1 : 0, tried.at, counts ? 1 : 0) == 1;
  if (!first || !counts) return uncounted(*puzzle, player);
  const rating::Rating before = player ? player->rating : rating::Rating{};
  const auto after = puzzles::after_try(
      before, puzzle->rating,
      {.solved = tried.solved, .hinted = *hinted, .tries = player ? player->tries : 0});
  store_after_try(connection, user, tried, *puzzle, after);
  return TryResult{.counted = true,
                   .before = rating::shown(before),
                   .rating = rating::shown(after.player),
                   .puzzle_rating = rating::shown(after.puzzle),
                   .tries = puzzle->tries + 1,
                   .solved = puzzle->solved + (tried.solved ? 1 : 0)};
}

/// The player's random number, which stays the same until the next attempt.
std::uint64_t lot_of(Connection& connection, UserId user) {
  const auto tries = connection.value<std::int64_t>(
      "SELECT CAST(coalesce(sum(tries), 0) AS BIGINT) FROM puzzle_ratings WHERE user_id = ?1",
      user);
  return Fnv1a::of(std::to_string(user.value) + "/" + std::to_string(tries.value_or(0)));
}

constexpr std::string_view all_reports =
    "SELECT puzzle_reports.id, puzzle_id, variant, users.name, text, puzzle_reports.created_ms,"
    " position, solution"
    " FROM puzzle_reports JOIN puzzles ON puzzles.id = puzzle_id"
    " JOIN users ON users.id = user_id ";

/// Without data that the reporter may not have seen.
constexpr std::string_view own_reports =
    "SELECT puzzle_reports.id, puzzle_id, variant, users.name, text, puzzle_reports.created_ms,"
    " '', '' FROM puzzle_reports JOIN puzzles ON puzzles.id = puzzle_id"
    " JOIN users ON users.id = user_id ";

PuzzleReport take_report(Rows& rows) {
  PuzzleReport report{};
  report.id = rows.take<PuzzleReportId>();
  report.puzzle = rows.take<PuzzleId>();
  report.variant = rows.take<std::string>();
  report.username = rows.take<std::string>();
  report.text = rows.take<std::string>();
  report.at = rows.take<Instant>();
  report.asked = rows.take<std::string>();
  report.solution = parted_moves(rows.take<std::string_view>());
  return report;
}

std::vector<PuzzleTry> take_tries(Rows rows) {
  std::vector<PuzzleTry> found;
  while (rows.next()) {
    PuzzleTry tried{};
    tried.puzzle = rows.take<PuzzleId>();
    tried.solved = rows.take<bool>();
    tried.at = rows.take<Instant>();
    tried.counted = rows.take<bool>();
    found.push_back(tried);
  }
  return found;
}

}  // namespace

TryResult without_a_try(const StoredPuzzle& puzzle) {
  return {.puzzle_rating = rating::shown(puzzle.rating),
          .tries = puzzle.tries,
          .solved = puzzle.solved};
}

void PuzzleTries::serve(UserId user, PuzzleId puzzle, Done<void> done) {
  constexpr std::string_view known =
      "SELECT 1 FROM puzzles_served WHERE user_id = ?1 AND puzzle_id = ?2 UNION ALL"
      " SELECT 1 FROM puzzle_tries WHERE user_id = ?1 AND puzzle_id = ?2";
  if (readers_.borrow()->value<int>(known, user, puzzle)) return done({});
  writer_.submit<void>(
      Locks::of(user, puzzle),
      [user, puzzle](Connection& connection) -> Result<void> {
        connection.run(
            "INSERT INTO puzzles_served (user_id, puzzle_id) SELECT CAST(?1 AS BIGINT), CAST(?2 AS "
            "BIGINT) WHERE NOT EXISTS"
            " (SELECT 1 FROM puzzle_tries WHERE user_id = ?1 AND puzzle_id = ?2)"
            " ON CONFLICT (user_id, puzzle_id) DO NOTHING",
            user, puzzle);
        return {};
      },
      std::move(done));
}

void PuzzleTries::hint(UserId user, PuzzleId puzzle, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user, puzzle),
      [user, puzzle](Connection& connection) -> Result<void> {
        connection.run("UPDATE puzzles_served SET hinted = 1 WHERE user_id = ?1 AND puzzle_id = ?2",
                       user, puzzle);
        return {};
      },
      std::move(done));
}

void PuzzleTries::decide(UserId user, const PuzzleTry& tried, Done<TryResult> done) {
  writer_.submit<TryResult>(
      Locks::of(user, tried.puzzle),
      [user, tried](Connection& connection) { return decided(connection, user, tried); },
      std::move(done));
}

std::optional<bool> PuzzleTries::solved(UserId user, PuzzleId puzzle) const {
  auto connection = readers_.borrow();
  return connection->value<bool>(
      "SELECT solved FROM puzzle_tries WHERE user_id = ?1 AND puzzle_id = ?2", user, puzzle);
}

std::optional<PuzzleId> PuzzleTries::next(UserId user, const PuzzleWish& wish, Instant now) const {
  auto connection = readers_.borrow();
  const auto lot = lot_of(*connection, user);
  for (const auto& variant : variants_by_lot(*connection, wish, lot)) {
    const auto player = players_rating(*connection, user, variant, now);
    const double rating = player ? player->rating.rating : rating::Rating().rating;
    if (const auto found = near_to(*connection, variant, wish, user, rating, lot)) return found;
  }
  return std::nullopt;
}

std::vector<PuzzleRating> PuzzleTries::ratings_of(UserId user, Instant now) const {
  auto connection = readers_.borrow();
  Rows rows =
      connection->query(std::string(players_ratings) + "ORDER BY tries DESC, variant", user);
  std::vector<PuzzleRating> found;
  while (rows.next()) {
    const auto one = take_players_rating(rows, now);
    found.push_back({.variant = one.variant,
                     .rating = rating::shown(one.rating),
                     .deviation = static_cast<int>(std::lround(one.rating.deviation)),
                     .provisional = rating::provisional(one.rating),
                     .tries = one.tries,
                     .solved = one.solved});
  }
  return found;
}

std::vector<PuzzleTry> PuzzleTries::tries_of(UserId user, PuzzleId after, int limit) const {
  auto connection = readers_.borrow();
  return take_tries(connection->query(
      "SELECT puzzle_id, solved, at_ms, counted FROM puzzle_tries WHERE user_id = ?1"
      " AND puzzle_id > ?2 ORDER BY puzzle_id LIMIT ?3",
      user, after, limit));
}

accounts::LatestTries PuzzleTries::latest(UserId user, int limit) const {
  auto connection = readers_.borrow();
  const auto tries = take_tries(connection->query(
      "SELECT puzzle_id, solved, at_ms, counted FROM puzzle_tries WHERE user_id = ?1"
      " ORDER BY at_ms DESC, puzzle_id DESC LIMIT ?2",
      user, longest_streak));
  const auto failed = std::ranges::find(tries, false, &PuzzleTry::solved);
  const auto shown = std::min(tries.size(), static_cast<std::size_t>(limit));
  return {.tries = {tries.begin(), tries.begin() + static_cast<std::ptrdiff_t>(shown)},
          .streak = failed - tries.begin()};
}

void PuzzleTries::report(UserId user, PuzzleId puzzle, std::string text, Instant at,
                         Done<void> done) {
  writer_.submit<void>(
      Locks::of(puzzle, user),
      [user, puzzle, text = std::move(text), at](Connection& connection) -> Result<void> {
        if (!find_puzzle(connection, puzzle)) return std::unexpected(no_such_puzzle());
        const auto before =
            connection
                .value<std::string>(
                    "SELECT text FROM puzzle_reports WHERE puzzle_id = ?1 AND user_id = ?2", puzzle,
                    user)
                .value_or("");
        if (auto fits = charge_bytes(connection, user, bytes_of(text) - bytes_of(before), at);
            !fits)
          return fits;
        connection.run(
            "INSERT INTO puzzle_reports (puzzle_id, user_id, text, created_ms)"
            " VALUES (?1, ?2, ?3, ?4)"
            " ON CONFLICT (puzzle_id, user_id) DO UPDATE SET text = excluded.text",
            puzzle, user, text, at);
        return {};
      },
      std::move(done));
}

accounts::NumberedPage<PuzzleReport> PuzzleTries::reports(std::int64_t after, int limit) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(std::string(all_reports) +
                                    "WHERE puzzle_reports.id > ?1 ORDER BY puzzle_reports.id"
                                    " LIMIT ?2",
                                after, limit + 1);
  accounts::NumberedPage<PuzzleReport> page;
  while (rows.next()) page.items.push_back(take_report(rows));
  page.cut(limit, [](const PuzzleReport& last) { return last.id.value; });
  return page;
}

std::vector<PuzzleReport> PuzzleTries::reports_by(UserId user, PuzzleReportId after,
                                                  int limit) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(std::string(own_reports) +
                                    "WHERE user_id = ?1 AND puzzle_reports.id > ?2"
                                    " ORDER BY puzzle_reports.id LIMIT ?3",
                                user, after, limit);
  std::vector<PuzzleReport> found;
  while (rows.next()) found.push_back(take_report(rows));
  return found;
}

}  // namespace crownhead::db
