#pragma once

#include <cstdint>
#include <string_view>

#include "db/puzzles/puzzles.hpp"
#include "rules/result.hpp"

namespace crownhead::server {

/// Reads a puzzle from a line that `crownhead puzzles` has printed, and plays it through. Fails
/// with a sentence for the operator.
Result<db::NewPuzzle> puzzle_of_line(std::string_view line);

/// The puzzles that come with the program, one per line.
std::string_view shipped_puzzles();

/// The withdrawn puzzles of earlier editions, one per line: the variant and the FEN.
std::string_view withdrawn_puzzles();

/// Increase it when the puzzles change.
constexpr int shipped_edition = 2;

/// Stores the edition's puzzles if this has not been done yet, and withdraws others. Returns the
/// number of new puzzles. Throws std::runtime_error if the database refuses.
std::int64_t take_in_shipped(db::Puzzles& puzzles, Instant now);

}  // namespace crownhead::server
