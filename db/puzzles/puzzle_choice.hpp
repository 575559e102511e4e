#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/puzzles/puzzles.hpp"
#include "db/sql/connection.hpp"

namespace crownhead::db {

/// Chooses puzzles to show. All functions only read.

std::vector<PuzzleCounts> puzzle_counts(Connection& connection,
                                        const std::optional<std::string>& variant);

/// Returns the variants with matching puzzles, in the order in which to search them. The first is
/// drawn with a probability in proportion to its number of such puzzles.
std::vector<std::string> variants_by_lot(Connection& connection, const PuzzleWish& wish,
                                         std::uint64_t lot);

/// Returns a random puzzle of the variant.
std::optional<PuzzleId> by_lot(Connection& connection, const std::string& variant,
                               std::optional<puzzles::Theme> theme, std::uint64_t lot);

/// Returns one of the puzzles of the variant that the player has not tried and that are nearest to
/// a rating, whatever variant is wished. The same `lot` chooses the same puzzle from the same
/// candidates.
std::optional<PuzzleId> near_to(Connection& connection, const std::string& variant,
                                const PuzzleWish& wish, UserId user, double rating,
                                std::uint64_t lot);

/// See Puzzles::of_day.
std::optional<PuzzleId> choice_of_day(Connection& connection);

}  // namespace crownhead::db
