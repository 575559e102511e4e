#include "db/puzzles_check.hpp"

#include <map>
#include <optional>
#include <utility>

#include "db/puzzles/puzzle_rows.hpp"
#include "rules/draughts/notation/fen.hpp"

namespace crownhead::db {
namespace {

constexpr int puzzles_at_once = 1000;  // PostgreSQL returns all rows of a statement at once

/// By variant and theme, -1 for all, as in puzzle_counts.
using PuzzleSums = std::map<std::pair<std::string, int>, std::int64_t>;

void count_in(PuzzleSums& sums, const StoredPuzzle& puzzle) {
  if (puzzle.disabled) return;
  ++sums[{puzzle.written.variant, -1}];
  for (const auto theme : puzzle.written.themes)
    ++sums[{puzzle.written.variant, static_cast<int>(theme)}];
}

/// Returns what is wrong with it; nullopt if nothing is.
std::optional<std::string> fault_of(Connection& connection, const StoredPuzzle& puzzle) {
  const auto playable = puzzles::read(puzzle.written);
  if (!playable) return "it cannot be played: " + playable.error().detail;
  if (playable->puzzle.themes != puzzle.written.themes) return "its themes are wrong";
  const auto known_by =
      connection.value<std::string>("SELECT position FROM puzzles WHERE id = ?1", puzzle.id);
  if (known_by != draughts::write_fen(*playable->variant, playable->asked()))
    return "it is stored under another position";
  const auto tries = connection.value<std::int64_t>(
      "SELECT count(*) FROM puzzle_tries WHERE puzzle_id = ?1 AND counted = 1", puzzle.id);
  // Attempts of closed accounts are counted although they were deleted.
  if (tries > puzzle.tries || puzzle.solved > puzzle.tries) return "its number of tries is wrong";
  return std::nullopt;
}

}  // namespace

void check_puzzles(Connection& connection, std::vector<std::string>& differences) {
  PuzzleSums sums;
  std::vector<PuzzleId> ids;
  PuzzleId last{};
  do {
    ids = connection.values<PuzzleId>("SELECT id FROM puzzles WHERE id > ?1 ORDER BY id LIMIT ?2",
                                      last, puzzles_at_once);
    for (const PuzzleId id : ids) {
      last = id;
      const auto puzzle = find_puzzle(connection, id);
      if (!puzzle) continue;
      count_in(sums, *puzzle);
      if (const auto fault = fault_of(connection, *puzzle))
        differences.push_back("puzzle " + std::to_string(id.value) + ": " + *fault);
    }
  } while (!ids.empty());
  Rows rows = connection.query("SELECT variant, theme, puzzles FROM puzzle_counts");
  while (rows.next()) {
    auto variant = rows.take<std::string>();
    const int theme = rows.take<int>();
    if (sums[{variant, theme}] != rows.take<std::int64_t>())
      differences.push_back("puzzles of " + variant + " have a wrong count");
    sums.erase({variant, theme});
  }
  for (const auto& [of, count] : sums)
    differences.push_back("puzzles of " + of.first + " are not counted");
}

}  // namespace crownhead::db
