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
  std::string position;  ///< the FEN of what is solved: by it a puzzle is known again
  rating::Rating rating;
  std::optional<GameId> game = std::nullopt;  ///< of this site, where it comes from
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

/// What a playable puzzle is stored as, with the rating that it is given first.
NewPuzzle new_puzzle(const puzzles::PlayablePuzzle& puzzle,
                     std::optional<GameId> game = std::nullopt);

/// The moves of a stored solution.
std::vector<std::string> parted_moves(std::string_view text);

/// As a number of bits.
std::int64_t bit_of(puzzles::Theme theme);

/// False if the position is a puzzle of the variant already.
bool insert_puzzle(Connection& connection, const NewPuzzle& puzzle, Instant at);

/// What a puzzle is known by.
struct PuzzlePosition {
  std::string variant;
  std::string asked;  ///< as NewPuzzle::position
};

/// Gives a puzzle of the program's own, not of a game, the solution that it has now.
void renew_puzzle(Connection& connection, const NewPuzzle& puzzle);

/// Deletes some of what players have reported about the puzzle until that instant; true if no more
/// is left.
bool close_puzzle_reports(Connection& connection, PuzzleId id, Instant until);

/// Takes out a puzzle of the program's own, not of a game. Does nothing if it is not there.
void withdraw_puzzle(Connection& connection, const PuzzlePosition& position, Instant at);

std::optional<StoredPuzzle> find_puzzle(Connection& connection, PuzzleId id);

/// Adds so many to the counts of those that were not taken out.
void count_puzzle(Connection& connection, std::string_view variant,
                  const std::vector<puzzles::Theme>& themes, int more);

Error no_such_puzzle();

}  // namespace crownhead::db
