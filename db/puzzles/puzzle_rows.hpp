#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/puzzles/written.hpp"
#include "rules/rating/glicko2.hpp"

namespace crownhead::db {

/// A puzzle that may be stored.
struct NewPuzzle {
  puzzles::WrittenPuzzle written;
  std::string position;  ///< the FEN of the position to solve, which identifies a puzzle
  rating::Rating rating;
  std::optional<GameId> game = std::nullopt;  ///< the game of this site that it comes from
};

struct StoredPuzzle {
  PuzzleId id;
  puzzles::WrittenPuzzle written;
  std::optional<GameId> game;
  rating::Rating rating;
  std::int64_t tries;
  std::int64_t solved;
  bool disabled;
};

/// Converts a playable puzzle for storing, with its first rating.
NewPuzzle new_puzzle(const puzzles::PlayablePuzzle& puzzle,
                     std::optional<GameId> game = std::nullopt);

/// Splits the moves of a stored solution.
std::vector<std::string> parted_moves(std::string_view text);

/// Returns the theme as one bit.
std::int64_t bit_of(puzzles::Theme theme);

/// Returns false if the variant already has a puzzle with this position.
bool insert_puzzle(Connection& connection, const NewPuzzle& puzzle, Instant at);

/// Identifies a puzzle.
struct PuzzlePosition {
  std::string variant;
  std::string asked;  ///< as in NewPuzzle::position
};

/// Replaces the solution of a puzzle that came with the program, not from a game.
void renew_puzzle(Connection& connection, const NewPuzzle& puzzle);

/// Deletes some of the players' reports about the puzzle up to that instant; returns true if none
/// is left.
bool close_puzzle_reports(Connection& connection, PuzzleId id, Instant until);

/// Withdraws a puzzle that came with the program, not from a game. Does nothing if it does not
/// exist.
void withdraw_puzzle(Connection& connection, const PuzzlePosition& position, Instant at);

std::optional<StoredPuzzle> find_puzzle(Connection& connection, PuzzleId id);

/// Adds `more` to the counts of puzzles that were not withdrawn.
void count_puzzle(Connection& connection, std::string_view variant,
                  const std::vector<puzzles::Theme>& themes, int more);

Error no_such_puzzle();

}  // namespace crownhead::db
