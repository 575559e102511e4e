#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/puzzles/puzzles.hpp"
#include "db/sql/connection.hpp"

namespace crownhead::db {

/// Which puzzle is shown. All of them read alone.

std::vector<PuzzleCounts> puzzle_counts(Connection& connection,
                                        const std::optional<std::string>& variant);

/// Those that have such puzzles, in the order in which they are looked through: the first by lot,
/// each as likely as it has many of them.
std::vector<std::string> variants_by_lot(Connection& connection, const PuzzleWish& wish,
                                         std::uint64_t lot);

/// Any of the variant.
std::optional<PuzzleId> by_lot(Connection& connection, const std::string& variant,
                               std::optional<puzzles::Theme> theme, std::uint64_t lot);

/// One of those of the variant that the player has not tried and that are the nearest to a rating;
/// with the same lot the same of the same.
std::optional<PuzzleId> near_to(Connection& connection, const std::string& variant,
                                std::optional<puzzles::Theme> theme, UserId user, double rating,
                                std::uint64_t lot);

/// As Puzzles::of_day has it.
std::optional<PuzzleId> choice_of_day(Connection& connection);

}  // namespace crownhead::db
