#pragma once

#include <cstdint>
#include <string_view>

#include "db/puzzles/puzzles.hpp"
#include "rules/result.hpp"

namespace crownhead::server {

/// A puzzle of a file, as `crownhead puzzles` prints them; played through. Fails with a sentence
/// for the operator.
Result<db::NewPuzzle> puzzle_of_line(std::string_view line);

/// The program's own puzzles, a line each.
std::string_view shipped_puzzles();

/// The positions of earlier editions that are no puzzles, a line each: the variant and the FEN.
std::string_view withdrawn_puzzles();

/// Goes up when there are others or more.
constexpr int shipped_edition = 2;

/// Stores them if that edition was not taken in yet, and takes out those that it withdraws. Returns
/// how many are new. Throws std::runtime_error where the database refuses.
std::int64_t take_in_shipped(db::Puzzles& puzzles, Instant now);

}  // namespace crownhead::server
