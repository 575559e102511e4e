#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/accounts/lines.hpp"
#include "rules/accounts/puzzles.hpp"
#include "rules/dice/tip_list.hpp"
#include "rules/puzzles/told.hpp"
#include "rules/puzzles/written.hpp"
#include "server/wire/problem.hpp"

namespace crownhead::wire {

class JsonText;

/// Puzzles over REST, and as files of lines.

/// A puzzle as those are told of it who are to solve it.
struct AskedPuzzle {
  PuzzleId id;
  const puzzles::WrittenPuzzle& puzzle;
};

/// Where a puzzle comes from: the game, and how many plies were played in it before.
using PuzzleSource = std::optional<std::pair<GameId, int>>;

std::string next_puzzle_json(const AskedPuzzle& puzzle);
/// `solved` is what came of the reader's try, where it is decided.
std::string daily_puzzle_json(const AskedPuzzle& puzzle, dice::Day day, std::optional<bool> solved);
std::string one_puzzle_json(const AskedPuzzle& puzzle, std::optional<bool> solved, bool disabled);

/// The solver's own moves so far, one at least.
Parsed<std::vector<std::string>> parse_puzzle_moves(std::string_view body);

/// The line goes on with this answer of the opponent.
std::string puzzle_reply_json(std::string_view reply);
/// The last move wins, but is not the one to be found: nothing is decided.
std::string puzzle_also_wins_json();
/// It is decided: the line is right and at its end, or the solution follows.
std::string puzzle_end_json(bool solved, const puzzles::WrittenPuzzle& puzzle,
                            const puzzles::TryResult& result, const PuzzleSource& source);

std::string puzzle_counts_json(const std::vector<puzzles::Counts>& counts);
std::string puzzle_ratings_json(const std::vector<accounts::PuzzleRating>& ratings);

/// The text of a report.
Parsed<std::string> parse_puzzle_report(std::string_view body);
/// For moderators, with the solution.
std::string puzzle_reports_json(const accounts::NumberedPage<accounts::PuzzleReport>& page);
/// For moderators, too.
std::string puzzles_taken_out_json(const std::vector<accounts::PuzzleTakenOut>& puzzles);

/// As an account is exported.
JsonText puzzle_rating_shape(const accounts::PuzzleRating& rating);
JsonText puzzle_try_shape(const accounts::PuzzleTry& tried);
/// Without the position and the solution.
JsonText puzzle_report_shape(const accounts::PuzzleReport& report);

/// A line of a file of puzzles, as `crownhead puzzles` prints them; themes and the number of the
/// game are not read, the ruleset may be left out for the variant's first.
Parsed<puzzles::WrittenPuzzle> parse_puzzle_line(std::string_view line);

}  // namespace crownhead::wire
