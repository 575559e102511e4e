#include "db/puzzles/puzzle_rows.hpp"

#include <algorithm>

#include "db/games/rating_rows.hpp"
#include "db/jobs/stored_bytes.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/puzzles/first_rating.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

/// The theme in puzzle_counts of the row that counts all puzzles of a variant.
constexpr int all_of_variant = -1;

std::string joined_moves(const std::vector<std::string>& moves) {
  std::string text;
  for (const auto& move : moves) text += (text.empty() ? "" : " ") + move;
  return text;
}

std::int64_t bits_of(const std::vector<puzzles::Theme>& themes) {
  std::int64_t bits = 0;
  for (const auto theme : themes) bits |= bit_of(theme);
  return bits;
}

std::vector<puzzles::Theme> themes_in(std::int64_t bits) {
  std::vector<puzzles::Theme> themes;
  for (const auto theme : puzzles::all_themes)
    if ((bits & bit_of(theme)) != 0) themes.push_back(theme);
  return themes;
}

std::optional<StoredPuzzle> own_puzzle(Connection& connection, const PuzzlePosition& position) {
  const auto id = connection.value<PuzzleId>(
      "SELECT id FROM puzzles WHERE variant = ?1 AND position = ?2 AND game_id IS NULL",
      position.variant, position.asked);
  return id ? find_puzzle(connection, *id) : std::nullopt;
}

}  // namespace

std::vector<std::string> parted_moves(std::string_view text) {
  std::vector<std::string> moves;
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    moves.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return moves;
}

std::int64_t bit_of(puzzles::Theme theme) { return std::int64_t{1} << static_cast<int>(theme); }

NewPuzzle new_puzzle(const puzzles::PlayablePuzzle& puzzle, std::optional<GameId> game) {
  return {.written = puzzles::written(*puzzle.variant, *puzzle.ruleset, puzzle.puzzle),
          .position = draughts::write_fen(*puzzle.variant, puzzle.asked()),
          .rating = puzzles::first_rating(puzzle.puzzle),
          .game = game};
}

bool insert_puzzle(Connection& connection, const NewPuzzle& puzzle, Instant at) {
  const auto& written = puzzle.written;
  const auto made = connection.insert<PuzzleId>(
      "INSERT INTO puzzles (variant, ruleset, position, fen, last_move, solution, themes, score,"
      " game_id, ply, rating, deviation, volatility, tries, solved, created_ms)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, 0, 0, ?14)"
      " ON CONFLICT (variant, position) DO NOTHING RETURNING id",
      written.variant, written.ruleset, puzzle.position, written.fen, written.last_move,
      joined_moves(written.solution), bits_of(written.themes), written.score, puzzle.game,
      written.ply, puzzle.rating.rating, puzzle.rating.deviation, puzzle.rating.volatility, at);
  if (made) count_puzzle(connection, written.variant, written.themes, 1);
  return made.has_value();
}

void renew_puzzle(Connection& connection, const NewPuzzle& puzzle) {
  const auto& written = puzzle.written;
  const auto stored = own_puzzle(connection, {written.variant, puzzle.position});
  if (!stored || stored->written.solution == written.solution) return;
  connection.run("UPDATE puzzles SET solution = ?2, themes = ?3, score = ?4 WHERE id = ?1",
                 stored->id, joined_moves(written.solution), bits_of(written.themes),
                 written.score);
  if (stored->disabled) return;
  count_puzzle(connection, written.variant, stored->written.themes, -1);
  count_puzzle(connection, written.variant, written.themes, 1);
}

bool close_puzzle_reports(Connection& connection, PuzzleId id, Instant until) {
  constexpr int at_once = 32;
  static constexpr std::string_view first =
      " FROM puzzle_reports WHERE puzzle_id = ?1 AND created_ms <= ?2 ORDER BY user_id LIMIT ?3";
  static const std::string texts = "SELECT user_id, text" + std::string(first);
  static const std::string closed =
      "DELETE FROM puzzle_reports WHERE id IN (SELECT id" + std::string(first) + ")";
  refund_bytes(connection, bytes_by_user(connection.query(texts, id, until, at_once)));
  return connection.changed(closed, id, until, at_once) < at_once;
}

void withdraw_puzzle(Connection& connection, const PuzzlePosition& position, Instant at) {
  const auto stored = own_puzzle(connection, position);
  if (!stored || stored->disabled) return;
  connection.run("UPDATE puzzles SET disabled_ms = ?2 WHERE id = ?1", stored->id, at);
  while (!close_puzzle_reports(connection, stored->id, at)) {
  }
  count_puzzle(connection, position.variant, stored->written.themes, -1);
}

std::optional<StoredPuzzle> find_puzzle(Connection& connection, PuzzleId id) {
  Rows rows = connection.query(
      "SELECT variant, ruleset, fen, last_move, solution, themes, score, ply, game_id, rating,"
      " deviation, volatility, tries, solved, disabled_ms FROM puzzles WHERE id = ?1",
      id);
  if (!rows.next()) return std::nullopt;
  StoredPuzzle puzzle{};
  puzzle.id = id;
  auto& written = puzzle.written;
  written.variant = rows.take<std::string>();
  written.ruleset = rows.take<std::string>();
  written.fen = rows.take<std::string>();
  written.last_move = rows.take<std::string>();
  written.solution = parted_moves(rows.take<std::string_view>());
  written.themes = themes_in(rows.take<std::int64_t>());
  written.score = rows.take<int>();
  written.ply = rows.take<int>();
  puzzle.game = rows.take<std::optional<GameId>>();
  puzzle.rating = take_rating(rows);
  puzzle.tries = rows.take<std::int64_t>();
  puzzle.solved = rows.take<std::int64_t>();
  puzzle.disabled = rows.take<std::optional<Instant>>().has_value();
  return puzzle;
}

void count_puzzle(Connection& connection, std::string_view variant,
                  const std::vector<puzzles::Theme>& themes, int more) {
  const auto add = [&](int theme) {
    connection.run(
        "INSERT INTO puzzle_counts (variant, theme, puzzles) VALUES (?1, ?2, ?3)"
        " ON CONFLICT (variant, theme) DO UPDATE SET"
        " puzzles = puzzle_counts.puzzles + excluded.puzzles",
        variant, theme, more);
  };
  add(all_of_variant);
  for (const auto theme : themes) add(static_cast<int>(theme));
}

Error no_such_puzzle() { return {Code::not_found, reason::puzzle::none_of_this_id()}; }

}  // namespace crownhead::db
