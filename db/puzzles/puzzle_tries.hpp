#pragma once

#include <climits>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/jobs/requests.hpp"
#include "db/puzzles/puzzles.hpp"
#include "rules/accounts/lines.hpp"
#include "rules/accounts/puzzles.hpp"
#include "rules/puzzles/told.hpp"

namespace crownhead::db {

using accounts::PuzzleRating;
using accounts::PuzzleReport;
using accounts::PuzzleTry;
using puzzles::TryResult;

/// For whose tries count nothing.
TryResult without_a_try(const StoredPuzzle& puzzle);

/// What players have done with puzzles. Each has one try of each, which changes both ratings where
/// the server chose the puzzle.
class PuzzleTries {
 public:
  PuzzleTries(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

  /// Stores that the server has chosen the puzzle for the player, so that their try of it counts.
  /// Does nothing where the try is decided.
  void serve(UserId user, PuzzleId puzzle, Done<void> done);

  /// Stores the player's first try of a puzzle that was not taken out. It changes ratings where the
  /// puzzle was served to the player and `tried` may count. not_found.
  void decide(UserId user, const PuzzleTry& tried, Done<TryResult> done);
  /// Whether the player's try has solved the puzzle; nullopt if it is not decided.
  std::optional<bool> solved(UserId user, PuzzleId puzzle) const;

  /// One that the player has not tried, near to their rating; the same again until it is decided.
  std::optional<PuzzleId> next(UserId user, const PuzzleWish& wish, Instant now) const;

  /// Of every variant that the player has tried a puzzle of, the one with the most tries first.
  std::vector<PuzzleRating> ratings_of(UserId user, Instant now) const;
  /// By puzzle: the first `limit` at those after `after`.
  std::vector<PuzzleTry> tries_of(UserId user, PuzzleId after = {}, int limit = INT_MAX) const;

  /// A further report of the same player takes the place of the first. not_found.
  void report(UserId user, PuzzleId puzzle, std::string text, Instant at, Done<void> done);
  /// The oldest first, after the one with the number `after`.
  accounts::NumberedPage<PuzzleReport> reports(std::int64_t after, int limit) const;
  /// The first `limit` of a player after the one with the number `after`, without positions and
  /// solutions.
  std::vector<PuzzleReport> reports_by(UserId user, PuzzleReportId after = {},
                                       int limit = INT_MAX) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
