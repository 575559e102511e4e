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

/// Goes up when there are others or more.
constexpr int shipped_edition = 1;

/// Stores them if that edition was not taken in yet; how many are new. Throws std::runtime_error
/// where the database refuses.
std::int64_t take_in_shipped(db::Puzzles& puzzles, Instant now);

}  // namespace crownhead::server
