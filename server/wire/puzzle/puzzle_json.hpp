#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/accounts/lines.hpp"
#include "rules/accounts/puzzles.hpp"
#include "rules/dice/commitment_list.hpp"
#include "rules/puzzles/attempt_result.hpp"
#include "rules/puzzles/written.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::wire {

class JsonText;

/// Puzzles over REST, and as files of lines.

/// A puzzle in the form for solvers.
struct AskedPuzzle {
  PuzzleId id;
  const puzzles::WrittenPuzzle& puzzle;
};

/// The game that a puzzle comes from, and the number of plies played in it before.
using PuzzleSource = std::optional<std::pair<GameId, int>>;

std::string next_puzzle_json(const AskedPuzzle& puzzle);
/// `solved` is the result of the reader's attempt, if there was one.
std::string daily_puzzle_json(const AskedPuzzle& puzzle, dice::Day day, std::optional<bool> solved);
std::string one_puzzle_json(const AskedPuzzle& puzzle, std::optional<bool> solved, bool disabled);

/// The solver's own moves so far, at least one.
Parsed<std::vector<std::string>> parse_puzzle_moves(std::string_view body);

/// The line continues with this answer of the opponent.
std::string puzzle_reply_json(std::string_view reply);
/// The last move wins but is not the move to find: the attempt continues.
std::string puzzle_also_wins_json();
/// The attempt is over: either the line is correct to its end, or the solution is included.
std::string puzzle_end_json(bool solved, const puzzles::WrittenPuzzle& puzzle,
                            const puzzles::TryResult& result, const PuzzleSource& source);

std::string puzzle_counts_json(const std::vector<puzzles::Counts>& counts);
std::string puzzle_ratings_json(const std::vector<accounts::PuzzleRating>& ratings);

/// The number or name of the square of the piece that makes the solver's move with that index.
/// Without one, the solution has no such move.
std::optional<std::string> puzzle_hint_json(const puzzles::WrittenPuzzle& puzzle, std::size_t move);
/// A player's own results.
std::string puzzle_results_json(const std::vector<accounts::PuzzleRating>& ratings,
                                const accounts::LatestTries& latest);

/// The text of a report.
Parsed<std::string> parse_puzzle_report(std::string_view body);
/// For moderators, with the solution.
std::string puzzle_reports_json(const accounts::NumberedPage<accounts::PuzzleReport>& page);
/// For moderators, too.
std::string disabled_puzzles_json(const std::vector<accounts::DisabledPuzzle>& puzzles);

/// For the export of an account.
JsonText puzzle_rating_shape(const accounts::PuzzleRating& rating);
JsonText puzzle_try_shape(const accounts::PuzzleTry& tried);
/// Without the position and the solution.
JsonText puzzle_report_shape(const accounts::PuzzleReport& report);

/// Parses a line of a file of puzzles in the form that `crownhead puzzles` prints. Themes and the
/// number of the game are ignored; an absent ruleset is the variant's first.
Parsed<puzzles::WrittenPuzzle> parse_puzzle_line(std::string_view line);

}  // namespace crownhead::wire
