#include "db/puzzles/puzzles.hpp"

#include <algorithm>
#include <limits>
#include <memory>

#include "db/games/stored_game.hpp"
#include "db/jobs/batches.hpp"
#include "db/jobs/random_id.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "db/puzzles/puzzle_choice.hpp"
#include "rules/play/game_row.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

std::int64_t insert_all(Connection& connection, const std::vector<NewPuzzle>& puzzles, Instant at) {
  return std::ranges::count_if(
      puzzles, [&](const NewPuzzle& puzzle) { return insert_puzzle(connection, puzzle, at); });
}

std::int64_t day_number(dice::Day day) { return day.time_since_epoch().count(); }

std::optional<PuzzleId> stored_of_day(Connection& connection, dice::Day day) {
  return connection.value<PuzzleId>("SELECT puzzle_id FROM puzzle_days WHERE day = ?1",
                                    day_number(day));
}

}  // namespace

void Puzzles::add(std::vector<NewPuzzle> puzzles, Instant at, Done<std::int64_t> done) {
  writer_.submit<std::int64_t>(
      Locks::of(Locks::One::puzzles),
      [puzzles = std::move(puzzles), at](Connection& connection) -> Result<std::int64_t> {
        return insert_all(connection, puzzles, at);
      },
      std::move(done));
}

void Puzzles::add_found(std::vector<NewPuzzle> puzzles, const SearchPlace& so_far, Instant at,
                        Done<std::int64_t> done) {
  writer_.submit<std::int64_t>(
      Locks::of(Locks::One::puzzles),
      [puzzles = std::move(puzzles), so_far, at](Connection& connection) -> Result<std::int64_t> {
        connection.run(
            "INSERT INTO puzzle_search (id, updated_ms, game_id, shipped) VALUES (1, ?1, ?2, 0)"
            " ON CONFLICT (id) DO UPDATE SET updated_ms = excluded.updated_ms,"
            " game_id = excluded.game_id WHERE (puzzle_search.updated_ms, puzzle_search.game_id)"
            " < (excluded.updated_ms, excluded.game_id)",
            so_far.updated, so_far.game);
        return insert_all(connection, puzzles, at);
      },
      std::move(done));
}

void Puzzles::add_shipped(ShippedPuzzles shipped, Instant at, Done<std::int64_t> done) {
  writer_.submit<std::int64_t>(
      Locks::of(Locks::One::puzzles),
      [shipped = std::move(shipped), at](Connection& connection) -> Result<std::int64_t> {
        connection.run(
            "INSERT INTO puzzle_search (id, updated_ms, game_id, shipped) VALUES (1, 0, 0, ?1)"
            " ON CONFLICT (id) DO UPDATE SET shipped = excluded.shipped",
            shipped.edition);
        for (const auto& position : shipped.withdrawn) withdraw_puzzle(connection, position, at);
        for (const auto& puzzle : shipped.puzzles) renew_puzzle(connection, puzzle);
        return insert_all(connection, shipped.puzzles, at);
      },
      std::move(done));
}

int Puzzles::shipped_edition() const {
  auto connection = readers_.borrow();
  return connection->value<int>("SELECT shipped FROM puzzle_search WHERE id = 1").value_or(0);
}

SearchPlace Puzzles::search_so_far() const {
  auto connection = readers_.borrow();
  Rows rows = connection->query("SELECT updated_ms, game_id FROM puzzle_search WHERE id = 1");
  if (!rows.next()) return {};
  SearchPlace so_far;
  so_far.updated = rows.take<Instant>();
  so_far.game = rows.take<GameId>();
  return so_far;
}

std::vector<GameOfSearch> Puzzles::games_to_search(const SearchPlace& after, Instant before,
                                                   int limit) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT games.updated_ms, games.id, CASE WHEN games.status = ?4 AND games.seats = 2"
      " AND games.ply >= ?5 AND white.guest = 0 AND white.bot = 0 AND white.computer_level IS NULL"
      " AND black.guest = 0 AND black.bot = 0 AND black.computer_level IS NULL"
      " THEN 1 ELSE 0 END FROM games"
      " JOIN users AS white ON white.id = white_id JOIN users AS black ON black.id = black_id"
      " WHERE (games.updated_ms, games.id) > (?1, ?2) AND games.updated_ms <= ?3"
      " ORDER BY games.updated_ms, games.id LIMIT ?6",
      after.updated, after.game, before, play::GameStatus::finished, least_plies_of_search, limit);
  std::vector<GameOfSearch> games;
  while (rows.next()) {
    GameOfSearch game{};
    game.at.updated = rows.take<Instant>();
    game.at.game = rows.take<GameId>();
    game.fits = rows.take<bool>();
    games.push_back(game);
  }
  return games;
}

std::optional<play::Game> Puzzles::game(GameId id) const { return readable_game(readers_, id); }

std::optional<StoredPuzzle> Puzzles::find(PuzzleId id) const {
  return find_puzzle(*readers_.borrow(), id);
}

std::vector<PuzzleCounts> Puzzles::counts(const std::optional<std::string>& variant) const {
  return puzzle_counts(*readers_.borrow(), variant);
}

std::optional<PuzzleId> Puzzles::any(const PuzzleWish& wish) const {
  auto connection = readers_.borrow();
  const auto lot = static_cast<std::uint64_t>(random_id());
  for (const auto& variant : variants_by_lot(*connection, wish, lot))
    if (const auto found = by_lot(*connection, variant, wish.theme, lot)) return found;
  return std::nullopt;
}

void Puzzles::of_day(dice::Day day, Done<PuzzleId> done) {
  std::optional<StoredPuzzle> chosen;
  {
    auto connection = readers_.borrow();
    if (const auto stored = stored_of_day(*connection, day)) {
      done(*stored);
      return;
    }
    if (const auto choice = choice_of_day(*connection)) chosen = find_puzzle(*connection, *choice);
  }
  if (!chosen) return done(fail(Code::not_found, reason::puzzle::none()));
  writer_.submit<PuzzleId>(
      Locks::of(Locks::One::puzzles),
      [day, id = chosen->id,
       variant = chosen->written.variant](Connection& connection) -> Result<PuzzleId> {
        // Another thread may have chosen at the same time.
        connection.run(
            "INSERT INTO puzzle_days (day, puzzle_id, variant) VALUES (?1, ?2, ?3)"
            " ON CONFLICT (day) DO NOTHING",
            day_number(day), id, variant);
        return *stored_of_day(connection, day);
      },
      std::move(done));
}

void Puzzles::disable(PuzzleId id, const Moderator& by, Done<void> done) {
  rule(id, by, true, std::move(done));
}

void Puzzles::enable(PuzzleId id, const Moderator& by, Done<void> done) {
  rule(id, by, false, std::move(done));
}

std::vector<accounts::DisabledPuzzle> Puzzles::disabled(int limit) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT puzzles.id, variant, position, solution, users.name, ruled_reason, disabled_ms FROM "
      "puzzles"
      " JOIN users ON users.id = ruled_by WHERE disabled_ms IS NOT NULL"
      " ORDER BY disabled_ms DESC, puzzles.id DESC LIMIT ?1",
      limit);
  std::vector<accounts::DisabledPuzzle> found;
  while (rows.next()) {
    accounts::DisabledPuzzle puzzle{};
    puzzle.puzzle = rows.take<PuzzleId>();
    puzzle.variant = rows.take<std::string>();
    puzzle.asked = rows.take<std::string>();
    puzzle.solution = parted_moves(rows.take<std::string_view>());
    puzzle.by = rows.take<std::string>();
    puzzle.reason = rows.take<std::string>();
    puzzle.at = rows.take<Instant>();
    found.push_back(std::move(puzzle));
  }
  return found;
}

void Puzzles::rule(PuzzleId id, const Moderator& by, bool disabled, Done<void> done) {
  writer_.submit<void>(
      Locks::of(id, Locks::One::puzzles),
      [id, by, disabled](Connection& connection) -> Result<void> {
        const auto puzzle = find_puzzle(connection, id);
        if (!puzzle) return std::unexpected(no_such_puzzle());
        connection.run(
            "UPDATE puzzles SET disabled_ms = ?2, ruled_by = ?3, ruled_reason = ?4 WHERE id = ?1",
            id, disabled ? std::optional(by.at) : std::nullopt, by.actor, by.reason);
        if (puzzle->disabled != disabled)
          count_puzzle(connection, puzzle->written.variant, puzzle->written.themes,
                       disabled ? -1 : 1);
        return {};
      },
      [this, id, at = by.at, done = std::move(done)](Result<void> ruled) mutable {
        if (!ruled) return done(std::move(ruled));
        in_batches(
            writer_, Locks::of(id, Locks::One::puzzles),
            [id, at](Connection& connection) { return close_puzzle_reports(connection, id, at); },
            std::move(done));
      });
}

}  // namespace crownhead::db
